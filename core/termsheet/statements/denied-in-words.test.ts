import { expect, it } from 'vitest';
import { isDeniedInWords } from './denied-in-words.ts';

it.each([
  ['breakFee', false, '6 weeks from signing', false],
  ['breakFee', false, 'No exclusivity from you either.', false],
  ['breakFee', false, 'If it falls through nobody owes anybody anything.', true],
  ['breakFee', false, 'Walking away costs nothing.', true],
  ['breakFee', true, '6 weeks from signing', true],
  ['board.independent', 0, 'Investors appoint one director; Founders appoint two.', false],
  ['board.independent', 0, 'You two and me, nobody else.', true],
  ['board.independent', 1, 'You two, me and Ann.', true],
  ['badLeaverIncludesResignation', false, 'good leaver / bad leaver as customary', false],
  ['badLeaverIncludesResignation', false, 'Whoever resigns keeps what is vested.', true],
  ['participation', 'none', 'Customary provisions on the proceeds.', false],
  ['participation', 'full', 'as customary, in full', true],
  ['antiDilution', 'none', 'The Investor shall be entitled to anti-dilution protection on a □ basis.', false],
  ['antiDilution', 'none', 'The Investor shall not be entitled to anti-dilution protection.', true],
] as const)('%s %s of %j is denied in words, or not denied at all: %s', (fact, value, text, holds) => {
  expect(isDeniedInWords(fact, value, text)).toBe(holds);
});
