// What a build keeps inside a library has no module of its own.
import { assembleDocument } from '../../../../core/termsheet/document/assemble-document.ts';
import type { DocumentPart } from '../../../../core/termsheet/document/document-parts.ts';
import type { TermSheetDocument } from '../../../../core/termsheet/document/term-sheet-document.ts';
import { realSheet } from '../../../../core/testing/growing-texts/sheets.ts';
import { createDocumentReader } from '../../../documents/document-reader.ts';
import { builtModule } from '../built-module.ts';

const { classifyBusiness } = await builtModule<typeof import('../../../../core/codes/classify-business.ts')>(
  'core/codes/classify-business.js',
);
const { longestDescription } = await builtModule<
  typeof import('../../../../core/codes/code-engine-in-process.ts')
>('core/codes/code-engine-in-process.js');
const { analyzeDocument } = await builtModule<
  typeof import('../../../../core/termsheet/analyze-document.ts')
>('core/termsheet/analyze-document.js');
const { countPieces, refuseLongText, refuseShortPieces } = await builtModule<
  typeof import('../../../../core/termsheet/document/longest-document.ts')
>('core/termsheet/document/longest-document.js');
const { readPlainText } = await builtModule<
  typeof import('../../../../core/termsheet/document/plain-text-document.ts')
>('core/termsheet/document/plain-text-document.js');
const { loadStatementModel } = await builtModule<
  typeof import('../../../statements/load-statement-model.ts')
>('adapters/statements/load-statement-model.js');
const { loadCodeTables } = await builtModule<typeof import('../../../taxonomies/load-code-tables.ts')>(
  'adapters/taxonomies/load-code-tables.js',
);

/** A way in which a visitor's text reaches an engine, from the text to the answer. */
export interface MeasuredReader {
  readonly name: string;
  /** How long the texts are that are measured; the longer one is four times the shorter. */
  readonly characters: readonly [shorter: number, longer: number];
  /** No longer text is read this way. */
  readonly isBounded?: true;
  /** What is read in front of each of them. */
  readonly charactersBefore?: number;
  read(text: string): Promise<void>;
}

const shorter = 25_000;
const factor = 4;
const sheet = realSheet();
const learned = loadStatementModel();
const documents = createDocumentReader();

/** Every way in, each told by its name. Where the code tables are needed they are loaded once. */
export function measuredReaders(shorterCharacters = shorter): readonly MeasuredReader[] {
  const characters = [shorterCharacters, shorterCharacters * factor] as const;
  const tables = loadCodeTables();
  return [
    { name: 'pasted text', characters, read: async (text) => paste(text) },
    {
      name: 'behind a sheet',
      characters,
      charactersBefore: sheet.length,
      read: async (text) => paste(`${sheet}\n\n${text}`),
    },
    { name: 'Word document', characters, read: async (text) => upload(text) },
    {
      name: 'text file',
      characters,
      read: async (text) => {
        await documents.read({ name: 'offer.txt', bytes: Buffer.from(text, 'utf8') });
      },
    },
    {
      name: 'description',
      characters: [longestDescription / factor, longestDescription],
      isBounded: true,
      read: async (text) => {
        // The last description is remembered, so that another one has to come between two measurements of one.
        await classifyBusiness({ tables }, { businessDescription: 'a bakery' });
        await classifyBusiness({ tables }, { businessDescription: text });
      },
    },
  ];
}

/** What is longer than an offer can be is refused before it is read, as by the product. */
function paste(text: string): void {
  if (!refuseLongText(text)) analyze(readPlainText(text));
}

function upload(text: string): void {
  if (refuseShortPieces(countPieces(text).pieces, text.length)) return;
  analyze(assembleDocument({ format: 'docx', parts: partsOf(text), pageCount: 0, warnings: [] }));
}

function analyze(document: TermSheetDocument): void {
  analyzeDocument(document, { jurisdiction: 'UK', analysisDetail: 'detailed' }, { learned });
}

/** Lines as a parser of Word documents hands them over: rows where they have cells, list items, paragraphs. */
function partsOf(text: string): DocumentPart[] {
  return text.split('\n').map((line, index): DocumentPart => {
    const cells = line.split(/[\t|]/u);
    if (cells.length > 1) return { kind: 'row', cells };
    return { kind: index % 4 === 3 ? 'list-item' : 'words', words: line, prominent: index % 3 === 0 };
  });
}
