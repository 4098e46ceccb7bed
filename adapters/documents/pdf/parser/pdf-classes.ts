import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The classes of pdf.js that do the work. The package exports the message handler around them only. */
const classNames = [
  'AnnotationFactory',
  'CCITTFaxStream',
  'CFFCompiler',
  'CFFParser',
  'CMap',
  'Catalog',
  'ColorSpaceUtils',
  'DecodeStream',
  'Dict',
  'EvaluatorPreprocessor',
  'Font',
  'IdentityCMap',
  'Jbig2Stream',
  'JpegStream',
  'JpxStream',
  'Lexer',
  'MurmurHash3_64',
  'OperatorList',
  'PDFDocument',
  'PDFFunction',
  'PartialEvaluator',
  'Parser',
  'Pattern',
  'StateManager',
  'TranslatedFont',
  'Type1CharString',
  'Type1Font',
  'XRef',
] as const;

/** A class of pdf.js, of which methods are replaced. */
export type PdfClass = (abstract new (...parameters: never[]) => object) & { readonly prototype: object };

/** What is reached inside pdf.js. */
export interface PdfClasses extends Readonly<Record<(typeof classNames)[number], PdfClass>> {
  /** What its lexer gives at the end of the data. */
  readonly EOF: symbol;
  readonly Ref: PdfClass & { get(number: number, generation: number): unknown };
  readonly Stream: (new (bytes: Uint8Array) => object) & { readonly prototype: object };
  readonly CFFFont: new (file: object, properties: object) => object;
  adjustType1ToUnicode(properties: object, encoding: unknown): void;
  adjustTrueTypeToUnicode(properties: object, isSymbolic: boolean, names: readonly object[]): void;
  readonly WorkerMessageHandler: { initializeFromPort(port: object): void };
  /** Forgets the names, commands and patterns of the files that were read. */
  clearGlobalCaches(): void;
}

const otherNames = [
  'CFFFont',
  'EOF',
  'Ref',
  'Stream',
  'adjustTrueTypeToUnicode',
  'adjustType1ToUnicode',
  'WorkerMessageHandler',
  'clearGlobalCaches',
];
const lastLines = 'export { WorkerMessageHandler };\n\n//# sourceMappingURL=pdf.worker.mjs.map';

/**
 * Loads the part of pdf.js that reads files with its classes laid open, so that what they do can be counted where it
 * is done: the file of the package with a longer list of exports at its end.
 */
async function loadClasses(): Promise<PdfClasses> {
  const file = createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.worker.mjs');
  const source = await readFile(file, 'utf8');
  if (!source.endsWith(lastLines))
    throw new Error('pdf.js ends in other lines than those of version 5.4.296');
  const opened =
    `${source.slice(0, -lastLines.length)}\nexport { ${[...classNames, ...otherNames].join(', ')} };\n` +
    '//# sourceURL=pdf.worker.mjs\n';
  return import(`data:text/javascript;base64,${Buffer.from(opened).toString('base64')}`);
}

// On Node 20 pdf.js puts an Array.prototype.push of its own, five times as slow, under the whole process, for the
// sake of arrays whose length is frozen.
const { push } = Array.prototype;
export const pdfClasses: PdfClasses = await loadClasses();
export const { OPS: operators, PDFWorker } = await import('pdfjs-dist/legacy/build/pdf.mjs');
export const { PDFParse } = await import('pdf-parse');
Array.prototype.push = push;
