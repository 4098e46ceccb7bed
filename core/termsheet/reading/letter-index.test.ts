import { expect, it } from 'vitest';
import { letterIndex } from './letter-index.ts';

const few = ['Full RATCHET on a down round', 'Broad-based weighted average', 'tag', ''];
const texts = [...few, ...Array.from({ length: 200 }, (_, at) => `Board of ${at}`)];

it.each<[RegExp, number[] | null]>([
  [/ratchet|weighted/i, [1, 1, 0, 0]],
  [/\btag\b/i, [0, 0, 1, 0]],
  [/weighted median/i, [0, 0, 0, 0]],
  [/\d/, null],
])('tells which texts may match %s', (pattern, expected) => {
  const may = letterIndex(texts).mayMatch(pattern);
  expect(may && [...may.slice(0, few.length)]).toEqual(expected);
});

it('leaves a few texts to be searched outright', () => {
  expect(letterIndex(few).mayMatch(/ratchet/i)).toBeNull();
});

it('leaves out no text that matches', () => {
  const many = Array.from(
    { length: 400 },
    (_, at) => `Clause ${at}: ${at % 7 === 0 ? 'Drag-along' : 'board'} ${at}`,
  );
  const may = letterIndex(many).mayMatch(/drag-along/i);
  expect(many.flatMap((text, at) => (may?.[at] === 1 ? [text] : []))).toEqual(
    many.filter((text) => text.includes('Drag-along')),
  );
});
