import { expect, test } from 'vitest';
import type { ClauseFinding } from '../../../../../../core/termsheet/analysis.ts';
import { gravestFirst, readingStops } from './reading-stops.ts';

const at = (start: number, end: number) => ({ quote: 'x', start, end });
const finding = {
  clause: 'Board',
  rating: 'Red',
  evidence: [at(9, 12), at(1, 3)],
} as unknown as ClauseFinding;

test('stops follow the document, quotes and what was not understood alike; set phrases are none', () => {
  const stops = readingStops([{ id: 'governance-terms', heading: '', findings: [finding] }], {
    sentences: 3,
    understood: 2,
    share: 2 / 3,
    passages: [
      { ...at(5, 8), kind: 'not-understood' },
      { ...at(20, 22), kind: 'boilerplate' },
    ],
  });
  expect(stops.map(({ start }) => start)).toEqual([1, 5, 9]);
  expect(stops[0]).toMatchObject({ anchor: 'governance-terms-1', finding });
  expect(stops[1]).toMatchObject({ finding: null, kind: 'not-understood' });
});

test('a passage that two findings quote has the mark of the graver one', () => {
  const rated = (rating: string) => ({ ...finding, rating, evidence: [at(1, 3)] }) as ClauseFinding;
  const stops = readingStops(
    [{ id: 'economic-terms', heading: '', findings: [rated('Green'), rated('Red'), rated('Amber')] }],
    { sentences: 1, understood: 1, share: 1, passages: [] },
  );
  expect(gravestFirst([0, 1, 2], stops).map((place) => stops[place]?.finding?.rating)).toEqual([
    'Red',
    'Amber',
    'Green',
  ]);
});
