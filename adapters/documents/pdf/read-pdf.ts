import { setImmediate as drainTasks } from 'node:timers/promises';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Result } from '../../../core/result.ts';
import { success } from '../../../core/result.ts';
import type { ParsedDocument } from '../../../core/termsheet/document/document-parts.ts';
import type { DocumentReadFailure } from '../../../core/termsheet/document-reader.port.ts';
import { isMemoryError } from '../memory-error.ts';
import { damagedDocument, encryptedDocument, noTextLayer, tooMuchToRead } from '../read-failure.ts';
import { ReadingMeter } from '../reading-meter.ts';
import { layOutDocument } from './layout/lay-out-document.ts';
import type { PageContent } from './page-content.ts';
import { withMeter } from './parser/active-meter.ts';
import { createPdfWorker } from './parser/metered-pdf.ts';
import type { PassingPort } from './parser/passing-port.ts';
import { PDFParse, pdfClasses } from './parser/pdf-classes.ts';
import { hiddenWordsWarning, missingPagesWarning, recognisedTextWarning } from './pdf-warnings.ts';
import { readPage } from './read-page.ts';

type Reading = Result<ParsedDocument, DocumentReadFailure>;
type Parser = InstanceType<typeof PDFParse>;

/** Fewest letters on all pages together that count as a text layer; a scanner's stamp has about this many. */
const fewestLetters = 20;

/**
 * Reads a PDF: the words that can be seen, in the order in which a person reads them. What the file asks for is
 * counted while it is read, and reading ends where it is more than any document needs.
 */
export function readPdf(bytes: Uint8Array): Promise<Reading> {
  const meter = new ReadingMeter(bytes.length);
  return withMeter(meter, async () => {
    const { worker, port } = createPdfWorker();
    const parser = new PDFParse({ data: new Uint8Array(bytes), worker, isEvalSupported: false });
    try {
      const reading = await read(parser, port, meter);
      return meter.overrun === undefined ? reading : tooMuchToRead(meter.overrun);
    } catch (error) {
      if (meter.overrun !== undefined) return tooMuchToRead(meter.overrun);
      throw error;
    } finally {
      await parser.destroy();
      worker.destroy();
      // Whatever the parser left running ends while its work is still counted.
      await drainTasks();
      pdfClasses.clearGlobalCaches();
    }
  });
}

async function read(parser: Parser, port: PassingPort, meter: ReadingMeter): Promise<Reading> {
  const opened = await open(parser);
  if (!opened.ok) return opened;
  const document = opened.value;
  meter.spend('pages', document.numPages);
  const { pages, missing } = await readPages(document, port, meter);
  if (pages.length === 0) return damagedDocument('PDF');
  if (!hasLetters(pages)) return missing > 0 ? damagedDocument('PDF') : noTextLayer();
  return success({
    format: 'pdf',
    parts: layOutDocument(pages, meter),
    pageCount: document.numPages,
    warnings: warningsOf(pages, missing),
  });
}

function hasLetters(pages: readonly PageContent[]): boolean {
  let letters = 0;
  return pages.some(({ words }) =>
    words.some(({ text }) => {
      letters += text.length;
      return letters >= fewestLetters;
    }),
  );
}

async function open(parser: Parser): Promise<Result<PDFDocumentProxy, DocumentReadFailure>> {
  try {
    // pdf-parse gives words in drawn order only; the document behind it knows where they stand.
    // biome-ignore lint/complexity/useLiteralKeys: load is private in the types of this pinned version.
    return success(await parser['load']());
  } catch (error) {
    if (isMemoryError(error)) throw error;
    const name = error instanceof Error ? error.name : '';
    return name === 'PasswordException' ? encryptedDocument('PDF') : damagedDocument('PDF');
  }
}

async function readPages(
  document: PDFDocumentProxy,
  port: PassingPort,
  meter: ReadingMeter,
): Promise<{ pages: PageContent[]; missing: number }> {
  const layers = await document.getOptionalContentConfig();
  const pages: PageContent[] = [];
  let missing = 0;
  for (let number = 1; number <= document.numPages && meter.overrun === undefined; number += 1) {
    const page = await openPage(document, number);
    if (page) pages.push(await readPage(page, layers, port, meter));
    else missing += 1;
  }
  return { pages, missing };
}

/** Undefined where a page is named and not there, as in a file that was cut off. */
async function openPage(document: PDFDocumentProxy, number: number): Promise<PDFPageProxy | undefined> {
  try {
    return await document.getPage(number);
  } catch (error) {
    if (isMemoryError(error)) throw error;
    return undefined;
  }
}

function warningsOf(pages: readonly PageContent[], missing: number): string[] {
  const hidden = pages.filter(({ hiddenCharacters }) => hiddenCharacters > 0).map(({ number }) => number);
  const recognised = pages.filter(({ isRecognised }) => isRecognised).map(({ number }) => number);
  return [
    ...(missing > 0 ? [missingPagesWarning(missing)] : []),
    ...(hidden.length > 0 ? [hiddenWordsWarning(hidden)] : []),
    ...(recognised.length > 0 ? [recognisedTextWarning(recognised)] : []),
  ];
}
