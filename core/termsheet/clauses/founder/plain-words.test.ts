import { describe, expect, it } from 'vitest';
import type { TermSheetFacts } from '../../facts.ts';
import type { Clause } from '../clause.ts';
import { examineText } from '../testing/examine-text.ts';
import { acceleration } from './acceleration.ts';
import { founderWarranties } from './founder-warranties.ts';
import { leaver } from './leaver.ts';
import { nonCompete } from './non-compete.ts';
import { vesting } from './vesting.ts';

type Case = readonly [text: string, clause: Clause, facts: Partial<TermSheetFacts>];

const cases: readonly Case[] = [
  [
    'Founder Stock: A quarter of each founder’s shares is treated as earned on Closing. The balance is earned in thirty-six equal monthly portions after that.',
    vesting,
    { vestingMonths: 36 },
  ],
  [
    'Departure: On Completion the whole of each Founder’s holding is unearned, a thirty-sixth part being earned at the end of every month from then.',
    vesting,
    { vestingMonths: 36 },
  ],
  [
    'Vesting: One quarter of each Promoter’s shares vest on Completion, the remainder in equal monthly parts over the three years after it.',
    vesting,
    { vestingMonths: 36 },
  ],
  [
    'Founders’ stock: All stock is made subject afresh to repurchase at cost, releasing over 48 months from Closing, with none in the first twelve.',
    vesting,
    { vestingMonths: 48, cliffMonths: 12 },
  ],
  [
    'Your shares are earned over 36 months counting from 1 January 2025. Nothing in the first six months, then monthly.',
    vesting,
    { vestingMonths: 36, cliffMonths: 6 },
  ],
  [
    'Warranties are from the company only. You give none personally.',
    founderWarranties,
    { founderWarranties: 'none' },
  ],
  ['Founders and staff\n\nNew hires: Four years, one-year cliff.', vesting, { vestingMonths: null }],
  [
    'Founder Stock: If, within twelve months following a sale of the Company, a founder is let go without cause, whatever is still unearned becomes earned at once and in full.',
    acceleration,
    { acceleration: 'double' },
  ],
  [
    'Founders: vesting over four years. If we sell the company and the buyer cuts you within a year, you get all of it.',
    acceleration,
    { acceleration: 'double' },
  ],
  [
    'Stock of founders: existing schedules. If dismissed without cause in the year following an acquisition by anyone, full vesting.',
    acceleration,
    { acceleration: 'double' },
  ],
  [
    'Your shares will be regarded as earned evenly over five years. A sale of the company does not alter any of this.',
    acceleration,
    { acceleration: 'none' },
  ],
  [
    'Leaver: A founder who decides to leave of their own accord forfeits their shares, earned as well as unearned, and is paid the nominal amount for them.',
    leaver,
    { badLeaverIncludesResignation: true },
  ],
  [
    'Leaver: Bad Leaver: dismissal for gross misconduct, or resignation in the first eighteen months (ill-health and constructive dismissal apart).',
    leaver,
    { badLeaverIncludesResignation: true },
  ],
  [
    'Warranties: given by the Founders. Liability shall not be subject to any financial limit, and claims may be brought for up to six years.',
    founderWarranties,
    { founderWarranties: 'uncapped' },
  ],
  [
    'A set of confirmations about the business will be included and the founders will stand behind them personally, together and individually. No monetary ceiling is agreed.',
    founderWarranties,
    { founderWarranties: 'uncapped' },
  ],
  [
    'After leaving, a founder would stay out of the education technology sector, anywhere in the world, for thirty months.',
    nonCompete,
    { nonCompeteMonths: 30 },
  ],
  [
    'For nine months after you go, do not set up against us or poach the team.',
    nonCompete,
    { nonCompeteMonths: 9 },
  ],
  [
    'For ten months after departure a founder would not join, advise or start anything that sells pumps.',
    nonCompete,
    { nonCompeteMonths: 10 },
  ],
  [
    'Covenants: No founder will be asked to agree not to compete. Each agrees to a 12 month non-solicitation.',
    nonCompete,
    { nonCompeteMonths: 0 },
  ],
  ['Non-compete\tNone asked. 12-month non-solicit of staff', nonCompete, { nonCompeteMonths: 0 }],
  [
    'Leaving: A founder who resigns is treated no differently from any other departing founder.',
    leaver,
    { badLeaverIncludesResignation: false },
  ],
  [
    'Founder shares: If a founder leaves for any reason, the Company may repurchase unvested shares at cost, and vested shares stay with the founder.',
    leaver,
    { badLeaverIncludesResignation: false },
  ],
  [
    'A founder who decides to move on passes all of their shares to the company at one cent apiece.',
    leaver,
    { badLeaverIncludesResignation: true },
  ],
  [
    'Your shares go back to the company and you draw them out over six years; the first of them come to you once you have done eighteen months.',
    vesting,
    { vestingMonths: 72, cliffMonths: 18 },
  ],
  [
    'Founder shares vest over 48 months, with an initial period of 12 months in which nothing vests.',
    vesting,
    { vestingMonths: 48, cliffMonths: 12 },
  ],
  [
    'Covenants: No covenant restricting competition is sought, the team being located in California.',
    nonCompete,
    { nonCompeteMonths: 0 },
  ],
];

describe('founders’ terms in plain words', () => {
  it.each(cases)('%s', (text, clause, expected) => {
    const { facts } = examineText(clause, text).reading;
    for (const [name, value] of Object.entries(expected)) {
      expect(facts[name as keyof TermSheetFacts] ?? null, name).toEqual(value);
    }
  });

  it('rates a restart of vesting and warranties of each for the whole Red', () => {
    const restart =
      'Founders’ stock: All stock is made subject afresh to repurchase, releasing over 48 months from Closing.';
    expect(examineText(vesting, restart).rating).toBe('Red');
    const joint = 'Warranties: the founders stand behind them together and individually, up to £50,000.';
    expect(examineText(founderWarranties, joint).rating).toBe('Red');
  });
});
