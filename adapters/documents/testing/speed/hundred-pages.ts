import { PDFParse } from '../../pdf/parser/pdf-classes.ts';
import { buildPdf, type PdfPage } from '../pdf-builder.ts';

const sentence = 'The consent of the holders of a majority of the shares is needed to change rights';

/** A page of half a table of labels and values and half running text, about 450 words. */
function page(number: number): PdfPage {
  return Array.from({ length: 46 }, (_, line) => [
    ...(line < 23 ? [{ at: [60, 780 - line * 15] as const, text: `Label ${number}.${line}` }] : []),
    { at: [line < 23 ? 180 : 60, 780 - line * 15] as const, text: sentence },
  ]).flat();
}

/** A PDF of a hundred pages. */
export function hundredPages(): Uint8Array {
  return buildPdf(Array.from({ length: 100 }, (_, index) => page(index + 1)));
}

/** What pdf-parse does for its plain text. */
export async function plainText(bytes: Uint8Array): Promise<void> {
  const parser = new PDFParse({ data: bytes.slice() });
  await parser.getText();
  await parser.destroy();
}
