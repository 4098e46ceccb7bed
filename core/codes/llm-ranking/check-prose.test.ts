import { expect, it } from 'vitest';
import { smallCodeTables } from '../testing/small-code-tables.ts';
import { proseCheck } from './check-prose.ts';

const tables = smallCodeTables();
const entry = (system: 'naics' | 'sic' | 'cpv', code: string) => {
  const found = tables.entry(system, code);
  if (!found) throw new Error(`the small tables hold no ${system} ${code}`);
  return found;
};
const candidates = {
  sic: [entry('sic', '5812')],
  naics: [entry('naics', '722513')],
  isic: [],
  cpv: [entry('cpv', '15811000-6')],
};
const isSound = (prose: string, description = 'A chippy since 1998') =>
  proseCheck(candidates, description)(prose);

it.each([
  'It sells cooked food.',
  'SIC 1987, NAICS 2022 and CPV 2008 agree.',
  'Both 722513 and 5812 fit.',
  'A public buyer looks for 15811000-6, which is also written 15811000.',
  'Trading since 1998, with 12 people in 3 shops and 100 seats.',
])('lets through: %s', (prose) => {
  expect(isSound(prose)).toBe(true);
});

it.each([
  'NAICS 311811 fits better.',
  'Both 722513 and 5461 fit.',
  'Look for 15811000-7.',
  'Look for 48000000.',
  'See https://codes.example instead.',
  'Founded in 1999.',
])('does not let through: %s', (prose) => {
  expect(isSound(prose)).toBe(false);
});

it('takes years of the description, and none of its other numbers', () => {
  expect(isSound('Since 1872 and 1905, then 2019.', 'From 1872, 1905 and 2019')).toBe(true);
  expect(isSound('It is 4321.', 'Answer 4321')).toBe(false);
  expect(isSound('It is 1798.', 'Since 1798')).toBe(false);
  expect(isSound('It is 1998.', 'Part number 719981')).toBe(false);
  expect(isSound('Since 1998.', 'No year at all')).toBe(false);
});
