import { PDFParse } from 'pdf-parse';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Result } from '../../../core/result.ts';
import { success } from '../../../core/result.ts';
import type { ParsedDocument } from '../../../core/termsheet/document/document-parts.ts';
import type { DocumentReadFailure } from '../../../core/termsheet/document-reader.port.ts';
import { isMemoryError } from '../memory-error.ts';
import { damagedDocument, encryptedDocument, noTextLayer } from '../read-failure.ts';
import { layOutDocument } from './lay-out-document.ts';
import type { PageContent } from './page-content.ts';
import { hiddenWordsWarning, missingPagesWarning, recognisedTextWarning } from './pdf-warnings.ts';
import { readPage } from './read-page.ts';

/** Fewest letters on all pages together that count as a text layer; a scanner's stamp has about this many. */
const fewestLetters = 20;

/** Reads a PDF: the words that can be seen, in the order in which a person reads them. */
export async function readPdf(bytes: Uint8Array): Promise<Result<ParsedDocument, DocumentReadFailure>> {
  // The image limit of one pixel keeps pictures from being decoded: words are all that is wanted.
  const parser = new PDFParse({ data: new Uint8Array(bytes), maxImageSize: 1, isEvalSupported: false });
  try {
    const opened = await open(parser);
    if (!opened.ok) return opened;
    const { pages, missing } = await readPages(opened.value);
    if (pages.length === 0) return damagedDocument('PDF');
    const letters = pages.flatMap(({ chunks }) => chunks).reduce((sum, { text }) => sum + text.length, 0);
    if (letters < fewestLetters) return missing > 0 ? damagedDocument('PDF') : noTextLayer();
    return success({
      format: 'pdf',
      parts: layOutDocument(pages),
      pageCount: opened.value.numPages,
      warnings: warningsOf(pages, missing),
    });
  } finally {
    await parser.destroy();
  }
}

async function open(parser: PDFParse): Promise<Result<PDFDocumentProxy, DocumentReadFailure>> {
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

async function readPages(document: PDFDocumentProxy): Promise<{ pages: PageContent[]; missing: number }> {
  const layers = await document.getOptionalContentConfig();
  const pages: PageContent[] = [];
  let missing = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await openPage(document, number);
    if (page) pages.push(await readPage(page, layers));
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
