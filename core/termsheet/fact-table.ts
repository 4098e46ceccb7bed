import type { ClauseId } from './clauses/taxonomy.ts';

/** What the figure of a fact counts. Money is in units of the document's currency, a percentage from 0 to 100. */
export type FigureUnit = 'money' | 'percent' | 'times' | 'months' | 'days' | 'years' | 'seats';

interface Described {
  /** What tables call it, on the page, in the terminal and in reports. */
  readonly label: string;
  /** What a sentence to a founder calls it, where that is not the label in small letters. */
  readonly inSentence?: string;
  /** The clause that states it; the currency belongs to all. */
  readonly clause?: ClauseId;
  /** Which value is better for a founder holds only where this fact is the same on both sides. */
  readonly given?: string;
}

interface Figure extends Described {
  readonly holds: FigureUnit;
  /** `neither` where that turns on what else is agreed, here and below. */
  readonly better: 'higher' | 'lower' | 'neither';
}

interface YesOrNo extends Described {
  readonly holds: 'yes-or-no';
  readonly better: 'no' | 'neither';
}

interface Words extends Described {
  readonly holds: 'words';
  readonly better: 'neither';
}

interface Choice extends Described {
  readonly holds: 'choice';
  readonly of: readonly string[];
  /** The best first. A value that stands on several steps may be any of them. */
  readonly better: readonly (readonly string[])[];
}

/** What is known of a fact before any document is read. */
export type FactRow = Figure | YesOrNo | Words | Choice;

/**
 * Every fact once, in the order in which an analysis answers them: seats of the board stand together in one object.
 * Types, the facts of an empty document, JSON schemas, names, units and comparisons all follow from these rows.
 */
export const factTable = {
  currency: { holds: 'words', label: 'Currency', better: 'neither' },
  preMoney: { holds: 'money', label: 'Pre-money valuation', clause: 'E01', better: 'higher' },
  postMoney: {
    holds: 'money',
    label: 'Post-money valuation',
    clause: 'E01',
    better: 'higher',
    given: 'amount',
  },
  amount: {
    holds: 'money',
    label: 'Amount invested',
    inSentence: 'amount of the round',
    clause: 'E02',
    better: 'neither',
  },
  pricePerShare: {
    holds: 'money',
    label: 'Price per share',
    inSentence: 'price of a share',
    clause: 'E01',
    better: 'higher',
  },
  investorStakePercent: {
    holds: 'percent',
    label: 'Investors’ stake',
    inSentence: 'stake of the new investors',
    clause: 'E01',
    better: 'lower',
    given: 'amount',
  },
  liquidationMultiple: { holds: 'times', label: 'Liquidation preference', clause: 'E03', better: 'lower' },
  participation: {
    holds: 'choice',
    of: ['none', 'capped', 'full'],
    label: 'Participation',
    inSentence: 'participation in what is left',
    clause: 'E04',
    better: [['none'], ['capped'], ['full']],
  },
  /** Times the invested amount, preference included unless the text says otherwise. */
  participationCap: {
    holds: 'times',
    label: 'Participation cap',
    inSentence: 'cap of the participation',
    clause: 'E04',
    better: 'lower',
    given: 'participation',
  },
  seniority: {
    holds: 'choice',
    of: ['pari-passu', 'senior', 'junior'],
    label: 'Seniority',
    inSentence: 'rank of the new shares',
    clause: 'E05',
    better: [['junior', 'pari-passu'], ['senior']],
  },
  antiDilution: {
    holds: 'choice',
    of: ['none', 'broad-based', 'narrow-based', 'weighted-average', 'full-ratchet'],
    label: 'Anti-dilution',
    inSentence: 'protection against dilution',
    clause: 'E07',
    better: [
      ['none'],
      ['broad-based', 'weighted-average'],
      ['narrow-based', 'weighted-average'],
      ['full-ratchet'],
    ],
  },
  dividendPercent: {
    holds: 'percent',
    label: 'Dividend',
    clause: 'E06',
    better: 'lower',
    given: 'dividendCumulative',
  },
  dividendCumulative: {
    holds: 'yes-or-no',
    label: 'Dividend builds up',
    inSentence: 'cumulative dividends',
    clause: 'E06',
    better: 'no',
  },
  redemptionAfterYears: {
    holds: 'years',
    label: 'Redemption after',
    inSentence: 'redemption, years after closing',
    clause: 'E09',
    better: 'higher',
  },
  payToPlay: { holds: 'yes-or-no', label: 'Pay-to-play', clause: 'E10', better: 'neither' },
  optionPoolPercent: {
    holds: 'percent',
    label: 'Option pool',
    clause: 'E08',
    better: 'lower',
    given: 'optionPoolBasis',
  },
  /** Who bears the pool: `pre-money` is created before the investment and dilutes the founders alone. */
  optionPoolBasis: {
    holds: 'choice',
    of: ['pre-money', 'post-money'],
    label: 'Option pool comes',
    inSentence: 'basis of the option pool',
    clause: 'E08',
    better: [['post-money'], ['pre-money']],
  },
  'board.total': {
    holds: 'seats',
    label: 'Board seats',
    inSentence: 'seats of the board',
    clause: 'G01',
    better: 'neither',
  },
  'board.founders': {
    holds: 'seats',
    label: 'Board seats of founders',
    inSentence: 'seats of the founders',
    clause: 'G01',
    better: 'higher',
    given: 'board.total',
  },
  'board.investors': {
    holds: 'seats',
    label: 'Board seats of investors',
    inSentence: 'seats of the investors',
    clause: 'G01',
    better: 'lower',
    given: 'board.total',
  },
  'board.independent': {
    holds: 'seats',
    label: 'Independent board seats',
    inSentence: 'independent seats',
    clause: 'G01',
    better: 'neither',
  },
  protectiveProvisions: {
    holds: 'yes-or-no',
    label: 'Investor vetoes',
    inSentence: 'vetoes of the investors',
    clause: 'G02',
    better: 'no',
  },
  dragAlong: { holds: 'yes-or-no', label: 'Drag-along', clause: 'G03', better: 'neither' },
  tagAlong: { holds: 'yes-or-no', label: 'Tag-along', clause: 'G05', better: 'neither' },
  proRata: {
    holds: 'yes-or-no',
    label: 'Pro rata right',
    inSentence: 'right to take part in later rounds',
    clause: 'G04',
    better: 'neither',
  },
  informationRights: { holds: 'yes-or-no', label: 'Information rights', clause: 'G06', better: 'neither' },
  vestingMonths: {
    holds: 'months',
    label: 'Founder vesting',
    inSentence: 'founders’ vesting over',
    clause: 'F01',
    better: 'lower',
  },
  cliffMonths: {
    holds: 'months',
    label: 'Vesting cliff',
    inSentence: 'cliff',
    clause: 'F01',
    better: 'lower',
  },
  acceleration: {
    holds: 'choice',
    of: ['none', 'single', 'double'],
    label: 'Acceleration',
    inSentence: 'acceleration of vesting',
    clause: 'F02',
    // A single trigger may cover a part of the shares only, a double one all of them.
    better: [['single', 'double'], ['none']],
  },
  badLeaverIncludesResignation: {
    holds: 'yes-or-no',
    label: 'Resigning makes a bad leaver',
    inSentence: 'resignation counts as a bad leaver',
    clause: 'F03',
    better: 'no',
  },
  nonCompeteMonths: { holds: 'months', label: 'Non-compete', clause: 'F04', better: 'lower' },
  founderWarranties: {
    holds: 'choice',
    of: ['none', 'capped', 'uncapped'],
    label: 'Founder warranties',
    inSentence: 'founders’ own warranties',
    clause: 'F05',
    better: [['none'], ['capped'], ['uncapped']],
  },
  lockUpMonths: {
    holds: 'months',
    label: 'Lock-up',
    inSentence: 'lock-up of founders’ shares',
    clause: 'F07',
    better: 'lower',
  },
  noShopDays: {
    holds: 'days',
    label: 'Exclusivity',
    inSentence: 'exclusivity in days',
    clause: 'G07',
    better: 'lower',
  },
  breakFee: { holds: 'yes-or-no', label: 'Break fee', clause: 'G07', better: 'no' },
  governingLaw: { holds: 'words', label: 'Governing law', clause: 'G09', better: 'neither' },
  /** Valuation cap of a SAFE, a note or an advance subscription. */
  safeCap: { holds: 'money', label: 'Valuation cap', clause: 'E13', better: 'higher' },
  safeDiscountPercent: {
    holds: 'percent',
    label: 'Discount',
    inSentence: 'discount on conversion',
    clause: 'E13',
    better: 'lower',
  },
  noteInterestPercent: { holds: 'percent', label: 'Interest', clause: 'E13', better: 'lower' },
  noteMaturityMonths: {
    holds: 'months',
    label: 'Maturity',
    inSentence: 'maturity after',
    clause: 'E13',
    better: 'higher',
  },
} as const satisfies Readonly<Record<string, FactRow>>;
