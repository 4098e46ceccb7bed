import { expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from './reading.ts';
import { moneyInSentence } from './stated-money.ts';
import { statedUnit } from './stated-unit.ts';

const read = (text: string) => createReading(readPlainText(text));

it.each([
  ['All sums in euro.', 'EUR'],
  ['All amounts are in US dollars.', 'USD'],
  ['Figures in GBP unless stated otherwise.', 'GBP'],
  ['All amounts in writing.', null],
  ['We invest in euro.', null],
])('%s', (text, currency) => {
  expect(statedUnit(read(text))).toBe(currency);
});

const table = (row: string, unit: string) =>
  read(`${unit}\n\n| Heading | Position | Amount |\n|---|---|---|\n${row}\n| Law | Irish | |`);
const sums = (row: string, unit = 'All sums in euro.') => {
  const reading = table(row, unit);
  return reading.sentences.flatMap((sentence) =>
    moneyInSentence(reading, sentence).map(({ value }) => value),
  );
};

it('takes the bare figure at the end of a row for a sum where the document names one currency', () => {
  expect(sums('| Value before | Every share counted | 3,600,000 |')).toEqual([3_600_000]);
  expect(sums('| Value before | Every share counted | 3,600,000 |', 'Terms.')).toEqual([]);
  expect(sums('| New shares | Series A | 3,600,000 |')).toEqual([]);
});
