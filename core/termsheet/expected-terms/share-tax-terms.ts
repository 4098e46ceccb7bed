import { numberFact } from '../assessment/fact-values.ts';
import { taxonomy } from '../clauses/taxonomy.ts';
import type { CheckInput } from '../cross-checks/cross-check.ts';
import { unresolved } from '../facts.ts';
import type { ExpectedTerm } from './expected-term.ts';
import { isHeldAgainst } from './place.ts';

/** The company may have no more than this in gross assets (IRC s.1202), in USD: a larger round passes it alone. */
const largestQsbsRound = 75_000_000;
/** Most that even a knowledge-intensive company may raise under EIS in a year from April 2026, in GBP (gov.uk). */
const largestEisRound = 20_000_000;

/** An election is about shares that this round puts on vesting: shares that stay the founders' own need none. */
function isPutOnVesting({ facts }: CheckInput): boolean {
  return facts.vestingMonths === unresolved || (numberFact(facts.vestingMonths) ?? 0) > 0;
}

/** Restricted shares need no vesting: a leaver clause or a bar on transfer makes them so. */
function mayVest({ facts }: CheckInput): boolean {
  return facts.vestingMonths !== 0;
}

function raisesAtMost({ facts }: CheckInput, limit: number): boolean {
  return (numberFact(facts.amount) ?? 0) <= limit;
}

/** What founders and investors have to settle about tax on the shares themselves. */
export const shareTaxTerms: readonly ExpectedTerm[] = [
  {
    clause: taxonomy.vesting,
    title: 'Tax: section 83(b) election',
    appliesTo: ['priced-equity'],
    isExpected: (input) => isHeldAgainst(input, 'US') && isPutOnVesting(input),
    isDealtWith: ({ reading }) => /\b83\s?\(b\)|\belections? under section 83\b/i.test(reading.text),
    risk: 'The document says nothing about a section 83(b) election. Without one, founders can owe income tax each time shares vest, on what the shares are then worth.',
    recommendation:
      'Ask for time to file an 83(b) election whenever vesting is put on your shares, and take tax advice before you sign.',
    law: 'vesting-tax',
  },
  {
    clause: taxonomy.valuation,
    title: 'Tax: qualified small business stock (QSBS)',
    appliesTo: ['priced-equity'],
    isExpected: (input) => isHeldAgainst(input, 'US') && raisesAtMost(input, largestQsbsRound),
    isDealtWith: ({ reading }) =>
      /\bQSBS\b|\bqualified small business|\b(?:section|sec\.|s\.|\u00a7) ?1202\b/i.test(reading.text),
    risk: 'The document does not say whether the shares are meant to be qualified small business stock, which can spare founders and investors tax on a sale.',
    recommendation:
      'Ask for a covenant that the company keeps its shares qualified (QSBS), and for no buy-back in this round to jeopardise that.',
    law: 'small-business-stock',
  },
  {
    clause: taxonomy.vesting,
    title: 'Tax: section 431 election',
    appliesTo: ['priced-equity'],
    isExpected: (input) => isHeldAgainst(input, 'UK') && mayVest(input),
    isDealtWith: ({ reading }) =>
      /\b(?:section|sec\.|s\.?|\u00a7) ?431\b|\bITEPA\b|\brestricted securities election/i.test(reading.text),
    risk: 'The document says nothing about section 431 elections. Without one, part of what founders and staff gain on restricted shares can be taxed as income.',
    recommendation:
      'Ask for the company to join in a section 431 election with everyone who takes restricted shares, including founders.',
    law: 'vesting-tax',
  },
  {
    clause: taxonomy.valuation,
    title: 'Tax: EIS or SEIS status',
    // An advance subscription is often made for the sake of this relief; a loan cannot have it.
    appliesTo: ['priced-equity', 'safe'],
    isExpected: (input) => isHeldAgainst(input, 'UK') && raisesAtMost(input, largestEisRound),
    isDealtWith: ({ reading }) =>
      /\bS?EIS\b|\benterprise investment scheme|\bVCTs?\b|\bventure capital trust|\badvance assurance/i.test(
        reading.text,
      ),
    risk: 'The document does not say whether investors rely on EIS or SEIS relief, which decides what rights their shares may carry.',
    recommendation:
      'Ask which investors want relief and who applies for advance assurance, and for no term of the round to put it at risk.',
    law: 'investment-relief',
  },
];
