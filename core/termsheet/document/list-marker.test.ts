import { expect, it } from 'vitest';
import { readListMarker } from './list-marker.ts';

it('numbers an amount of money, and never takes an amount for a number', () => {
  expect(readListMarker('1.1 £750,000 of notes')).toMatchObject({ kind: 'number', length: 4, depth: 2 });
  expect(readListMarker('2.3. € 40 000 in cash')).toMatchObject({ kind: 'number', length: 5, depth: 2 });
  expect(readListMarker('1.5 € a share')).toBeUndefined();
  expect(readListMarker('1.5 million')).toBeUndefined();
});
