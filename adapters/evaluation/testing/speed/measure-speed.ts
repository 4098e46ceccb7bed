/**
 * Prints what the term sheet engine needs after extraction, in processor time: the best of several runs, because
 * whatever else the machine does slows even that.
 *
 *   npm run build && npx tsx adapters/evaluation/testing/speed/measure-speed.ts
 */

import { setFlagsFromString } from 'node:v8';
import { leastProcessorMs } from '../../../../core/testing/processor-time.ts';
import { builtModule } from '../built-module.ts';
import { pagesOfSheets } from './pages-of-sheets.ts';

const { analyzeDocument } = await builtModule<
  typeof import('../../../../core/termsheet/analyze-document.ts')
>('core/termsheet/analyze-document.js');
const { readPlainText } = await builtModule<
  typeof import('../../../../core/termsheet/document/plain-text-document.ts')
>('core/termsheet/document/plain-text-document.js');
const { loadStatementModel } = await builtModule<
  typeof import('../../../statements/load-statement-model.ts')
>('adapters/statements/load-statement-model.js');
// Expressions are compiled at once, as in the processes that analyse documents.
setFlagsFromString('--no-regexp-tier-up');

const learned = loadStatementModel();

const bestMs = (text: string, runs: number): Promise<number> => {
  const document = readPlainText(text);
  const settings = { jurisdiction: 'US', analysisDetail: 'detailed' } as const;
  return leastProcessorMs(() => analyzeDocument(document, settings, { learned }), runs);
};

await bestMs(pagesOfSheets(10), 10);
process.stdout.write(`10 pages ${(await bestMs(pagesOfSheets(10), 40)).toFixed(1)} ms (50 aimed at)\n`);
process.stdout.write(`100 pages ${(await bestMs(pagesOfSheets(100), 12)).toFixed(0)} ms (400 aimed at)\n`);
