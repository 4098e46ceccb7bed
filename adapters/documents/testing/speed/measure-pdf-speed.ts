/**
 * Prints what a hundred pages of a PDF cost to read into blocks, beside what pdf-parse needs for its plain text, in
 * processor time: both by turns in one warm process, and the best run of each.
 *
 *   npm run build && npx tsx adapters/documents/testing/speed/measure-pdf-speed.ts
 */
import { processorMs } from '../../../../core/testing/processor-time.ts';
import { builtModule } from '../../../evaluation/testing/built-module.ts';
import { hundredPages, plainText } from './hundred-pages.ts';

const { readPdf } = await builtModule<typeof import('../../pdf/read-pdf.ts')>(
  'adapters/documents/pdf/read-pdf.js',
);
// So many that both are compiled when the best of them is made.
const runs = 15;
const bytes = hundredPages();
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
