import { expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from '../reading/reading.ts';
import { toldHistory } from './history.ts';
import { stubJudge } from './testing/stub-judge.ts';

type Labels = Readonly<Record<string, number>>;

/** Where a sentence is heard: as history, as an account of earlier notes, or as neither. */
const told = (text: string, labels: Labels, alone: Labels = labels) => {
  const { history, earlierNotes } = toldHistory(
    (sentence, decimalMark) =>
      stubJudge([{ words: 'backer', labels: sentence.section === null ? alone : labels }])(
        sentence,
        decimalMark,
      ),
    createReading(readPlainText(text)),
  );
  return { history: history.length, earlierNotes: earlierNotes.length };
};
const history = { history: 1, earlierNotes: 0 };
const neither = { history: 0, earlierNotes: 0 };

it.each<[string, Labels, ReturnType<typeof told>]>([
  ['surely history beside a likelier term', { X5: 0.6, E02: 0.9 }, history],
  ['likely history beside a less likely term', { X5: 0.5, E02: 0.4 }, history],
  ['likely history beside a term as likely', { X5: 0.5, E02: 0.5 }, history],
  ['likely history beside a likelier term', { X5: 0.5, E02: 0.51 }, neither],
  ['history just likely enough', { X5: 0.45 }, history],
  ['history not likely enough', { X5: 0.44 }, neither],
  ['likely history beside what is no term', { X5: 0.5, X4: 0.9 }, history],
  ['an earlier note, just likely', { X5: 0.9, E13: 0.5 }, { history: 0, earlierNotes: 1 }],
  ['an earlier note, hardly likely', { X5: 0.9, E13: 0.49 }, history],
])('hears %s', (_, labels, expected) => {
  expect(told('Our old backer sits at two pounds a share.', labels)).toEqual(expected);
});

it.each<[string, Labels, Labels, ReturnType<typeof told>]>([
  ['is surely history by itself', { X5: 0.2 }, { X5: 0.9 }, history],
  ['is just sure by itself', { X5: 0.1 }, { X5: 0.6 }, history],
  ['is not sure by itself', { X5: 0.2 }, { X5: 0.59 }, neither],
  ['has no air of history under its heading', { X5: 0.09 }, { X5: 0.9 }, neither],
  ['may be a term by itself', { X5: 0.2 }, { X5: 0.9, E09: 0.6 }, neither],
  ['may be a term by itself, just likely enough', { X5: 0.2 }, { X5: 0.8, E09: 0.8 * 0.65 }, neither],
  ['is hardly a term by itself', { X5: 0.2 }, { X5: 0.8, E09: 0.5 }, history],
])('hears a remark under a heading that %s', (_, labels, alone, expected) => {
  expect(told('REDEMPTION\n\nThere is none. Our old backer gave it up.', labels, alone)).toEqual(expected);
});

it('hears no remark without a heading', () => {
  expect(told('Our old backer gave it up.', { X5: 0.3 })).toEqual(neither);
});

it('does not listen beyond the first four hundred sentences', () => {
  const before = (count: number) => 'We invest in the company.\n\n'.repeat(count);
  expect(told(`${before(399)}Our old backer gave it up.`, { X5: 0.9 })).toEqual(history);
  expect(told(`${before(400)}Our old backer gave it up.`, { X5: 0.9 })).toEqual(neither);
});
