import { describe, expect, it } from 'vitest';
import { analyzeDocument } from '../analyze-document.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { fixtureText } from './fixture-sheets.ts';

/** A printed page of a term sheet has about three thousand characters. */
const charactersPerPage = 3000;

function pages(count: number): string {
  const sheet = `${fixtureText('us-series-a-clean.txt')}\n\n${fixtureText('uk-series-a-clean.txt')}\n\n`;
  const wanted = count * charactersPerPage;
  return sheet.repeat(Math.ceil(wanted / sheet.length)).slice(0, wanted);
}

/** Best of several runs, in processor time: what the engine needs, whatever else the machine is doing. */
function milliseconds(text: string, runs: number): number {
  const document = readPlainText(text);
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const start = process.cpuUsage();
    analyzeDocument(document, { jurisdiction: 'US', analysisDetail: 'detailed' });
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

describe('speed after extraction', () => {
  // Programs that share the processor's caches slow even processor time by half: many runs find a quiet moment,
  // and one round of three in time shows what the engine needs.
  it('reads 10 pages in under 50 ms and 100 pages in under 400 ms', { retry: 2 }, () => {
    milliseconds(pages(10), 10);
    const ten = milliseconds(pages(10), 40);
    const hundred = milliseconds(pages(100), 12);
    process.stdout.write(
      `term sheet engine: 10 pages ${ten.toFixed(1)} ms, 100 pages ${hundred.toFixed(0)} ms\n`,
    );
    expect(ten).toBeLessThan(50);
    expect(hundred).toBeLessThan(400);
  });
});
