import { formatMoney, formatMonths, formatNumber, formatPercent } from '../assessment/wording.ts';
import type { LearnedFact, StatedValue } from './stated-facts.ts';

type Formatter = (value: number, currency: string | null) => string;

const money: Formatter = formatMoney;
const percent: Formatter = (value) => formatPercent(value);
const months: Formatter = (value) => formatMonths(value);
const times: Formatter = (value) => `${formatNumber(value)}x`;
const plain: Formatter = (value) => formatNumber(value);

/** What a fact is called in a sentence to a founder, and how its figures are written. */
const words: Readonly<Record<LearnedFact, readonly [name: string, format: Formatter]>> = {
  preMoney: ['pre-money valuation', money],
  postMoney: ['post-money valuation', money],
  amount: ['amount of the round', money],
  pricePerShare: ['price of a share', money],
  safeCap: ['valuation cap', money],
  investorStakePercent: ['stake of the new investors', percent],
  dividendPercent: ['dividend', percent],
  dividendCumulative: ['cumulative dividends', plain],
  optionPoolPercent: ['option pool', percent],
  optionPoolBasis: ['basis of the option pool', plain],
  safeDiscountPercent: ['discount on conversion', percent],
  noteInterestPercent: ['interest', percent],
  noteMaturityMonths: ['maturity after', months],
  liquidationMultiple: ['liquidation preference', times],
  participation: ['participation in what is left', plain],
  participationCap: ['cap of the participation', times],
  seniority: ['rank of the new shares', plain],
  antiDilution: ['protection against dilution', plain],
  redemptionAfterYears: ['redemption, years after closing', plain],
  payToPlay: ['pay-to-play', plain],
  'board.total': ['seats of the board', plain],
  'board.founders': ['seats of the founders', plain],
  'board.investors': ['seats of the investors', plain],
  'board.independent': ['independent seats', plain],
  protectiveProvisions: ['vetoes of the investors', plain],
  dragAlong: ['drag-along', plain],
  tagAlong: ['tag-along', plain],
  proRata: ['right to take part in later rounds', plain],
  informationRights: ['information rights', plain],
  vestingMonths: ['founders’ vesting over', months],
  cliffMonths: ['cliff', months],
  acceleration: ['acceleration of vesting', plain],
  badLeaverIncludesResignation: ['resignation counts as a bad leaver', plain],
  nonCompeteMonths: ['non-compete', months],
  founderWarranties: ['founders’ own warranties', plain],
  lockUpMonths: ['lock-up of founders’ shares', months],
  noShopDays: ['exclusivity in days', plain],
  breakFee: ['break fee', plain],
};

/** A learned term in words: "non-compete 24 months", "drag-along: yes". */
export function statementInWords(fact: LearnedFact, value: StatedValue, currency: string | null): string {
  const [name, format] = words[fact];
  if (typeof value === 'number') return `${name} ${format(value, currency)}`;
  if (typeof value === 'boolean') return `${name}: ${value ? 'yes' : 'no'}`;
  return `${name}: ${value}`;
}
