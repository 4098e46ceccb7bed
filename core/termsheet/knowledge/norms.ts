import type { Jurisdiction } from '../analysis.ts';

/** A figure of market practice, with where and when it was counted. */
export interface Norm {
  readonly text: string;
  readonly source: string;
}

const hsbc = 'HSBC Innovation Banking, Venture Capital Term Sheet Guide 2026 (UK term sheets signed in 2025)';
const wsgr = 'Wilson Sonsini, private company financing trends, Q1 to Q3 2012 (old)';
const orrick = 'Orrick, Deal Flow 3.0 (European deals, 2022)';
const cooley = 'Cooley, Venture Financing Report, Q3 2025';

/** Terms for which market figures are kept. */
export type NormTopic =
  | 'preference'
  | 'participation'
  | 'anti-dilution'
  | 'pay-to-play'
  | 'redemption'
  | 'dividends'
  | 'option-pool'
  | 'board'
  | 'vesting'
  | 'leaver'
  | 'drag-along'
  | 'tag-along'
  | 'consents'
  | 'founder-warranties'
  | 'exclusivity'
  | 'fees'
  | 'non-compete';

/**
 * Counts of market practice that were checked against their source. Only percentages are taken from the HSBC
 * guide, because its counts by stage do not add up. Where no figure was found there is no entry.
 */
const norms: Readonly<Partial<Record<NormTopic, Partial<Record<Jurisdiction, Norm>>>>> = {
  preference: {
    UK: { text: '87% of UK deals have preference shares (seed 74%, Series A 89%).', source: hsbc },
  },
  participation: {
    US: {
      text: 'Seed and Series A rounds are "almost universally 1x non-participating".',
      source: 'P. Walker of Carta, quoted by Data Driven VC, 2025',
    },
    UK: { text: '90% of preferences are non-participating (seed 86%, Series A 91%).', source: hsbc },
    EU: {
      text: 'No European figure was found; in the UK 90% of preferences are non-participating.',
      source: hsbc,
    },
  },
  'anti-dilution': {
    US: {
      text: 'Broad-based weighted average in 91% of rounds, narrow-based in 2%, full ratchet in 3%.',
      source: wsgr,
    },
    UK: {
      text: '63% of UK deals have anti-dilution protection (seed 39%, Series A 66%); EIS investors take none.',
      source: hsbc,
    },
    EU: {
      text: '35% of European seed deals had no anti-dilution protection.',
      source: `${orrick}, as reported by Sifted`,
    },
  },
  'pay-to-play': { US: { text: '10.1% of US deals had a pay-to-play term.', source: cooley } },
  redemption: {
    US: { text: '77% of US rounds had no redemption right; 22% at the investors’ option.', source: wsgr },
  },
  dividends: {
    UK: { text: 'A dividend provision appears in 8% of seed and 11% of Series A deals.', source: hsbc },
  },
  'option-pool': {
    UK: { text: '71% of UK deals set up a new option pool.', source: hsbc },
    EU: { text: 'The option pool was topped up in 47% of European deals.', source: orrick },
  },
  board: { UK: { text: '91% of UK deals give investors a board seat.', source: hsbc } },
  vesting: {
    UK: { text: '58% of UK deals have founder vesting (seed 65%).', source: hsbc },
    EU: {
      text: 'A one-year cliff and three to four years are usual.',
      source: 'European practice notes (secondary sources), no count',
    },
  },
  leaver: { UK: { text: '49% of UK deals have leaver provisions (seed 67%).', source: hsbc } },
  'drag-along': { UK: { text: '84% of UK deals have a drag-along.', source: hsbc } },
  'tag-along': { UK: { text: '70% of UK deals have a tag-along.', source: hsbc } },
  consents: { UK: { text: '83% of UK deals have investor consent matters.', source: hsbc } },
  'founder-warranties': {
    UK: { text: 'Founders give warranties in 42% of UK deals, the company in 80%.', source: hsbc },
    EU: { text: 'Founders gave warranties in 44% of European deals.', source: orrick },
  },
  exclusivity: {
    UK: {
      text: '74% of UK deals have exclusivity; 48 days in 2025, 34 in 2024 (the statistic is not named).',
      source: hsbc,
    },
    EU: { text: 'The French Galion form has four weeks.', source: 'Galion Project term sheet form' },
  },
  fees: {
    UK: {
      text: 'Arrangement fees appear in 13% and monitoring fees in 14% of UK deals (EIS funds 51% and 41%).',
      source: hsbc,
    },
  },
  'non-compete': {
    EU: {
      text: 'The French Galion form pays 50% of salary during a non-compete.',
      source: 'Galion Project term sheet form',
    },
  },
};

const noFigure: Norm = { text: 'No current figure.', source: 'No published count was found for this place.' };

/** Market practice for a term in a place; says so where there is no figure. */
export function normOf(topic: NormTopic, jurisdiction: Jurisdiction): Norm {
  return norms[topic]?.[jurisdiction] ?? noFigure;
}
