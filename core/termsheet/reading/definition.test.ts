import { expect, it } from 'vitest';
import { isDefinition } from './definition.ts';

it.each([
  ['"Equity Securities" shall mean shares and rights to buy them.', true],
  ['1.6 "Change of Control" means (i) a sale of the company.', true],
  ['The "Purchase Amount" is $250,000.', false],
  ['The Investor, meaning the fund, receives two seats.', false],
])('%s explains a word: %s', (text, explains) => {
  expect(isDefinition(text)).toBe(explains);
});
