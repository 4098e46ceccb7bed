import { expect, it } from 'vitest';
import { readListMarker } from './list-marker.ts';

it('numbers an amount of money, and never takes an amount for a number', () => {
  expect(readListMarker('1.1 £750,000 of notes')).toMatchObject({ kind: 'number', length: 4, depth: 2 });
  expect(readListMarker('2.3. € 40 000 in cash')).toMatchObject({ kind: 'number', length: 5, depth: 2 });
  expect(readListMarker('2.1 10% a year')).toMatchObject({ kind: 'number', depth: 2 });
  expect(readListMarker('1.04  Pool. At closing')).toMatchObject({ kind: 'number', length: 6, depth: 2 });
  expect(readListMarker('1.05 per share')).toBeUndefined();
  expect(readListMarker('1.5 € a share')).toBeUndefined();
  expect(readListMarker('1.5 million')).toBeUndefined();
});

it('numbers nothing where a sentence speaks of what is numbered', () => {
  expect(readListMarker('Schedule 2 lists what needs consent.')).toBeUndefined();
  expect(readListMarker('Schedule 2.')).toBeUndefined();
  expect(readListMarker('a) and d) bind; b) and c) do not.')).toBeUndefined();
  expect(readListMarker('Section 52 GmbHG applies only where the articles say so.')).toBeUndefined();
  expect(readListMarker('Schedule 2 Reserved matters')).toMatchObject({ kind: 'named' });
  expect(readListMarker('a) and the directors;')).toMatchObject({ kind: 'letter' });
});
