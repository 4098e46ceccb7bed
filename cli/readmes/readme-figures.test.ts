import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { enginePoolDefaults } from '../../adapters/workers/open-engine-pool.ts';
import { everyAnswer } from '../../core/carbon/every-answer.ts';
import { evidenceFor } from '../../core/carbon/evidence.ts';
import { monthlyEmissionsKg } from '../../core/carbon/footprint.ts';
import { taxonomySystems } from '../../core/codes/classification.ts';
import { officialCodeTables } from '../../core/codes/testing/official-code-tables.ts';
import { root, textOf } from './testing/readmes.ts';

const inWords = (figure: number) => figure.toLocaleString('en-GB');
const namesIn = (folder: string) => readdirSync(join(root, folder));
const linesOf = (file: string) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n');
const offersIn = (folder: string) => namesIn(folder).filter((name) => name !== 'truth.json').length;

it('counts the answers of the carbon checker against their evidence as they are', () => {
  const standings = everyAnswer().map((answers) => {
    const { lowKg, highKg } = evidenceFor(answers);
    const headline = monthlyEmissionsKg(answers);
    return headline > highKg ? 'above' : headline < lowKg ? 'below' : 'inside';
  });
  const inside = standings.filter((one) => one === 'inside').length;
  const above = standings.filter((one) => one === 'above').length;
  expect(textOf('README.md')).toContain(
    `${inside} of ${standings.length} answers lie inside their evidence range and ${above} above it`,
  );
});

it('counts the codes that have a page', () => {
  const tables = officialCodeTables();
  const codes = taxonomySystems.map((system) => tables.entries(system).length);
  const total = codes.reduce((sum, count) => sum + count, 0);
  for (const page of ['core/codes/README.md', 'web/README.md']) {
    expect(textOf(page)).toContain(`${inWords(total)} codes`);
  }
});

it('counts the sentences of owners', () => {
  const folder = 'core/codes/lexicon/owner-sentences';
  const industries = namesIn(folder).flatMap((name) => linesOf(join(folder, name)));
  const sentences = industries.flatMap((line) => (JSON.parse(line) as { texts: readonly object[] }).texts);
  const page = textOf('core/codes/lexicon/README.md');
  expect(page).toContain(`${inWords(sentences.length)} sentences, eighteen`);
  expect(page).toContain(`the ${inWords(industries.length)} industries`);
});

it('counts the examples of the learned reader', () => {
  const folder = 'core/termsheet/corpus';
  const page = textOf(`${folder}/README.md`);
  const hands = namesIn(`${folder}/offers`);
  const offers = hands.reduce((sum, hand) => sum + offersIn(`${folder}/offers/${hand}`), 0);
  expect(page).toContain(`${inWords(offers)} offers by ${hands.length} hands`);
  const others = namesIn(`${folder}/look-alikes`);
  const texts = others.reduce((sum, hand) => sum + offersIn(`${folder}/look-alikes/${hand}`), 0);
  expect(page).toContain(`${texts} texts by six hands`);
  expect(others).toHaveLength(6);
  expect(page).toContain(`(${inWords(linesOf(`${folder}/data/hand-n.jsonl`).length)} lines)`);
});

it('gives the bounds of a piece of work that hold', () => {
  const { limits, maxWaiting, maxWaitingBytes, waitMs, runMs, idleMs, renewAboveMb } = enginePoolDefaults;
  const page = textOf('adapters/workers/README.md').replaceAll(/ +/g, ' ');
  for (const row of [
    `| processor time | ${limits.processorTimeMs / 1000} s |`,
    `| resident size | ${limits.residentMb / 1024} GB |`,
    `| clock, from its start, without that processor time | ${runMs / 1000} s |`,
    `| waiting | ${waitMs / 1000} s |`,
    `| pieces that wait, and their bytes | ${maxWaiting}, ${maxWaitingBytes / 2 ** 20} MB |`,
    `the others end after ${idleMs / 1000} s without work`,
    `has grown beyond ${renewAboveMb} MB`,
  ]) {
    expect(page).toContain(row);
  }
});

it('names tests of faults that there are', () => {
  const rows = [...textOf('cli/README.md').matchAll(/^\| (.+?) +\| (`.+`.*?) +\|$/gm)].filter(
    ([, , holders = '']) => holders.includes('.test.ts`'),
  );
  expect(rows.length).toBeGreaterThan(40);
  for (const [, fault, holders = ''] of rows) {
    const holding = [...holders.matchAll(/`([^`]+\.test\.ts)`((?:,? "[^"]+")*)/g)];
    expect(holding.length, fault).toBeGreaterThan(0);
    for (const [, file = '', titles = ''] of holding) {
      const text = textOf(join('cli', file));
      for (const [, title = ''] of titles.matchAll(/"([^"]+)"/g)) {
        // A title is cut short with an ellipsis, and may have its own quotation marks.
        for (const part of title.split(' …'))
          expect(text.includes(part.trim()), `${fault}: ${title}`).toBe(true);
      }
    }
  }
});
