import { expect, test } from 'vitest';
import type { ClauseFinding } from '../../../../../../core/termsheet/analysis.ts';
import { byHarm } from './by-harm.ts';

const ratings = ['Green', 'Amber', 'Red', '', 'Green'] as const;
const findings = ratings.map((rating) => ({ rating }) as ClauseFinding);
const section = { id: 'economic-terms', heading: 'Economic Terms', findings };
const anchors = (list: readonly { readonly anchor: string }[]) => list.map(({ anchor }) => anchor);

test('what harms most comes first, and keeps the anchor of its own place', () => {
  const { toRead, ordinary } = byHarm(section);
  expect(anchors(toRead)).toEqual(['economic-terms-3', 'economic-terms-4', 'economic-terms-2']);
  expect(anchors(ordinary)).toEqual(['economic-terms-1', 'economic-terms-5']);
});

test('a colour that is filtered out is left out, and no other', () => {
  const { toRead, ordinary } = byHarm(section, ['Red', 'Green']);
  expect(anchors(toRead)).toEqual(['economic-terms-4', 'economic-terms-2']);
  expect(ordinary).toEqual([]);
});
