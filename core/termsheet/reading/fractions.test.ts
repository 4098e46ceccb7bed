import { expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { findDurations } from './numbers/duration.ts';
import { findMoney } from './numbers/money.ts';
import { findPercentages } from './numbers/percentage.ts';
import { createReading } from './reading.ts';

const read = (text: string) => createReading(readPlainText(text)).text;

it.each([
  ['We put in £1½m.', 1_500_000],
  ['We put in €2¼ million.', 2_250_000],
  ['We put in 3¾ million dollars.', 3_750_000],
])('reads the sum of %j', (text, sum) => {
  expect(findMoney(read(text), '.').map(({ value }) => value)).toEqual([sum]);
});

it.each([
  ['The pool is 12½%.', 12.5],
  ['Our share comes to 33¼ per cent.', 33.25],
])('reads the share of %j', (text, share) => {
  expect(findPercentages(read(text)).map(({ value }) => value)).toEqual([share]);
});

it('reads a period, and quotes the document as it stands', () => {
  const reading = createReading(readPlainText('Vesting lasts 2½ years.'));
  expect(findDurations(reading.text).map(({ value, unit }) => `${value} ${unit}`)).toEqual(['2.5 year']);
  expect(reading.sentences.map((sentence) => reading.evidence(sentence).quote)).toEqual([
    'Vesting lasts 2½ years.',
  ]);
});
