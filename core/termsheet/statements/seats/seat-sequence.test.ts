import { expect, it } from 'vitest';
import { partiesOf } from '../../clauses/parties.ts';
import { readPlainText } from '../../document/plain-text-document.ts';
import { createReading } from '../../reading/reading.ts';
import { seatSequence } from './seat-sequence.ts';

const stepsOf = (text: string) => {
  const reading = createReading(readPlainText(text));
  return seatSequence(reading, partiesOf(reading)).steps;
};

it('says of each mention what stands before it, how many names do, and in which sentence it is', () => {
  const steps = stepsOf('Board: Ann Roe, Lena Abel and two others. One seat is free.');
  expect(steps.map(({ mention, bridge, namesBefore }) => [mention.kind, bridge, namesBefore])).toEqual([
    ['name', '<', 0],
    ['name', ',', 1],
    ['number', 'and', 2],
    ['number', '.', 0],
  ]);
  expect(steps.map(({ sentence }) => sentence.text)).toEqual([
    ...Array.from({ length: 3 }, () => 'Ann Roe, Lena Abel and two others.'),
    'One seat is free.',
  ]);
});

it('counts names anew after anything else, and after the end of a sentence', () => {
  expect(
    stepsOf('Board: Ann Roe, one other, Lena Abel, you. Board: Kim Day. Board: Max Orr.').map(
      ({ namesBefore }) => namesBefore,
    ),
  ).toEqual([0, 1, 0, 1, 0, 0]);
});
