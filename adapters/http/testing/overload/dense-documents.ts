import { fixtureText } from '../../../../core/termsheet/testing/fixture-sheets.ts';
import { buildPdf, type PdfPage, stream } from '../../../documents/testing/pdf-builder.ts';

const linesPerPage = 60;
const charactersPerLine = 95;

/** A term sheet that runs on for so many pages, as a PDF of text lines that weighs at least so many bytes. */
export function longPdf(pages: number, bytes = 0): Uint8Array {
  const words = `${fixtureText('us-series-a-clean.txt')}\n${fixtureText('uk-series-a-clean.txt')}`.split(
    /\s+/u,
  );
  let next = 0;
  const line = () => {
    let text = '';
    while (text.length < charactersPerLine) text += `${words[next++ % words.length]} `;
    return text.replace(/[^\x20-\x7e]/gu, '-');
  };
  const drawn = Array.from(
    { length: pages },
    (): PdfPage =>
      Array.from({ length: linesPerPage }, (_, row) => ({
        at: [50, 800 - row * 12.5],
        text: line(),
        size: 9,
      })),
  );
  const weight = bytes - buildPdf(drawn).length;
  // What a picture or a font would weigh: it is in the file, and no page shows it.
  return buildPdf(drawn, weight > 0 ? [stream(Buffer.alloc(weight))] : []);
}
