import { buildPdf, type PdfPage, type PdfWords } from './pdf-builder.ts';
import { blockTexts, parseSound } from './read-blocks.ts';

/** Lines of a page below each other, from a place in points and with a leading. */
export function linesFrom(
  at: readonly [number, number],
  leading: number,
  texts: readonly string[],
): PdfWords[] {
  return texts.map((text, index) => ({ at: [at[0], at[1] - index * leading], text }));
}

/** The blocks of a PDF of these pages, as they read in an expectation. */
export async function readPages(...pages: readonly PdfPage[]): Promise<string[]> {
  return blockTexts(await parseSound('pdf', buildPdf(pages)));
}
