import { expect, it } from 'vitest';
import { withoutProcedure } from './without-procedure.ts';

const words = (title: string): string =>
  withoutProcedure(title)
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();

it.each([
  ['AB1234 - Framework Agreement for Grounds Maintenance - Lot 2 (2024-2027)', 'for Grounds Maintenance'],
  ['Dynamic Purchasing System for Taxis', 'for Taxis'],
  ['GB-Leeds: Call-off contract for lamps - RFQ 20417', 'for lamps'],
  ['Provision of an interpreting service', 'interpreting service'],
  ['COVID-19 testing', 'COVID 19 testing'],
])('leaves of "%s" what is bought', (title, bought) => expect(words(title)).toBe(bought));

it('leaves a title that says nothing else as it is', () => {
  expect(withoutProcedure('DPS 1234')).toBe('DPS 1234');
  expect(withoutProcedure('')).toBe('');
});

it('reads a title of any length', () => {
  for (const part of ['A1-', 'lot ', 'market ', 'gb-a ', ' ', '-', 'contract for '])
    expect(withoutProcedure(part.repeat(20_000)).length).toBeLessThanOrEqual(part.length * 20_000);
});
