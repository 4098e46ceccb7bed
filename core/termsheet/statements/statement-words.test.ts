import { expect, it } from 'vitest';
import { statementInWords } from './statement-words.ts';

it.each([
  ['preMoney', 8_000_000, 'pre-money valuation £8m'],
  ['postMoney', 10_000_000, 'post-money valuation £10m'],
  ['amount', 250_000, 'amount of the round £250,000'],
  ['pricePerShare', 1.25, 'price of a share £1.25'],
  ['safeCap', 6_500_000, 'valuation cap £6.5m'],
  ['investorStakePercent', 12.5, 'stake of the new investors 12.5%'],
  ['dividendPercent', 8, 'dividend 8%'],
  ['optionPoolPercent', 15, 'option pool 15%'],
  ['safeDiscountPercent', 20, 'discount on conversion 20%'],
  ['noteInterestPercent', 0, 'interest 0%'],
  ['noteMaturityMonths', 18, 'maturity after 18 months'],
  ['liquidationMultiple', 1.5, 'liquidation preference 1.5x'],
  ['participationCap', 3, 'cap of the participation 3x'],
  ['redemptionAfterYears', 5, 'redemption, years after closing 5'],
  ['board.total', 5, 'seats of the board 5'],
  ['board.founders', 2, 'seats of the founders 2'],
  ['board.investors', 1, 'seats of the investors 1'],
  ['board.independent', 0, 'independent seats 0'],
  ['vestingMonths', 48, 'founders’ vesting over 4 years'],
  ['cliffMonths', 12, 'cliff 12 months'],
  ['nonCompeteMonths', 1, 'non-compete 1 month'],
  ['lockUpMonths', 36, 'lock-up of founders’ shares 3 years'],
  ['noShopDays', 45, 'exclusivity in days 45'],
] as const)('tells the figure of %s as a founder reads it', (fact, value, expected) => {
  expect(statementInWords(fact, value, 'GBP')).toBe(expected);
});

it.each([
  ['dividendCumulative', true, 'cumulative dividends: yes'],
  ['payToPlay', false, 'pay-to-play: no'],
  ['protectiveProvisions', true, 'vetoes of the investors: yes'],
  ['dragAlong', true, 'drag-along: yes'],
  ['tagAlong', false, 'tag-along: no'],
  ['proRata', true, 'right to take part in later rounds: yes'],
  ['informationRights', true, 'information rights: yes'],
  ['badLeaverIncludesResignation', true, 'resignation counts as a bad leaver: yes'],
  ['breakFee', false, 'break fee: no'],
  ['optionPoolBasis', 'pre-money', 'basis of the option pool: pre-money'],
  ['participation', 'capped', 'participation in what is left: capped'],
  ['seniority', 'pari-passu', 'rank of the new shares: pari-passu'],
  ['antiDilution', 'full-ratchet', 'protection against dilution: full-ratchet'],
  ['acceleration', 'double', 'acceleration of vesting: double'],
  ['founderWarranties', 'uncapped', 'founders’ own warranties: uncapped'],
] as const)('tells the choice of %s in words', (fact, value, expected) => {
  expect(statementInWords(fact, value, 'GBP')).toBe(expected);
});

it.each([
  ['EUR', 'amount of the round €1.5m'],
  ['CHF', 'amount of the round CHF 1.5m'],
  [null, 'amount of the round 1.5m'],
])('tells a sum in the currency %s', (currency, expected) => {
  expect(statementInWords('amount', 1_500_000, currency)).toBe(expected);
});
