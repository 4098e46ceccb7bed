/**
 * Prints what a hundred pages of a PDF cost to read into blocks, beside what pdf-parse needs for its plain text, in
 * processor time: both by turns in one warm process, and the best run of each.
 *
 *   npx tsx adapters/documents/testing/speed/measure-pdf-speed.ts
 */
import { processorMs } from '../../../../core/testing/processor-time.ts';
import { PDFParse } from '../../pdf/parser/pdf-classes.ts';
import { readPdf } from '../../pdf/read-pdf.ts';
import type { PdfPage } from '../pdf-builder.ts';
import { buildPdf } from '../pdf-builder.ts';

const sentence = 'The consent of the holders of a majority of the shares is needed to change rights';
const runs = 5;

/** A page of half a table of labels and values and half running text, about 450 words. */
function page(number: number): PdfPage {
  return Array.from({ length: 46 }, (_, line) => [
    ...(line < 23 ? [{ at: [60, 780 - line * 15] as const, text: `Label ${number}.${line}` }] : []),
    { at: [line < 23 ? 180 : 60, 780 - line * 15] as const, text: sentence },
  ]).flat();
}

async function plainText(bytes: Uint8Array): Promise<void> {
  const parser = new PDFParse({ data: bytes.slice() });
  await parser.getText();
  await parser.destroy();
}

const bytes = buildPdf(Array.from({ length: 100 }, (_, index) => page(index + 1)));
let plainMs = Number.POSITIVE_INFINITY;
let laidOutMs = Number.POSITIVE_INFINITY;
for (let run = 0; run < runs; run += 1) {
  plainMs = Math.min(plainMs, await processorMs(() => plainText(bytes)));
  laidOutMs = Math.min(laidOutMs, await processorMs(() => readPdf(bytes)));
}
const times = (laidOutMs / plainMs).toFixed(2);
process.stdout.write(
  `100 pages: pdf-parse ${plainMs.toFixed(0)} ms, blocks ${laidOutMs.toFixed(0)} ms (${times} times, 1.3 aimed at)\n`,
);
