/**
 * Prints what the term sheet engine needs after extraction, in processor time: the best of several runs, because
 * whatever else the machine does slows even that.
 *
 *   npx tsx adapters/evaluation/testing/speed/measure-speed.ts
 */

import { analyzeDocument } from '../../../../core/termsheet/analyze-document.ts';
import { readPlainText } from '../../../../core/termsheet/document/plain-text-document.ts';
import { fixtureText } from '../../../../core/termsheet/testing/fixture-sheets.ts';
import { leastProcessorMs } from '../../../../core/testing/processor-time.ts';
import { loadStatementModel } from '../../../statements/load-statement-model.ts';

/** A printed page of a term sheet has about three thousand characters. */
const charactersPerPage = 3000;
const learned = loadStatementModel();

const pages = (count: number): string => {
  const sheet = `${fixtureText('us-series-a-clean.txt')}\n\n${fixtureText('uk-series-a-clean.txt')}\n\n`;
  const wanted = count * charactersPerPage;
  return sheet.repeat(Math.ceil(wanted / sheet.length)).slice(0, wanted);
};

const bestMs = (text: string, runs: number): Promise<number> => {
  const document = readPlainText(text);
  const settings = { jurisdiction: 'US', analysisDetail: 'detailed' } as const;
  return leastProcessorMs(() => analyzeDocument(document, settings, { learned }), runs);
};

await bestMs(pages(10), 10);
process.stdout.write(`10 pages ${(await bestMs(pages(10), 40)).toFixed(1)} ms (50 aimed at)\n`);
process.stdout.write(`100 pages ${(await bestMs(pages(100), 12)).toFixed(0)} ms (400 aimed at)\n`);
