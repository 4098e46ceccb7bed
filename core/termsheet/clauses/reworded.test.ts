import { describe, expect, it } from 'vitest';
import type { TermSheetFacts } from '../facts.ts';
import type { Clause } from './clause.ts';
import { antiDilution } from './economic/anti-dilution.ts';
import { dividends } from './economic/dividends.ts';
import { fees } from './economic/fees.ts';
import { liquidationMultiple } from './economic/liquidation-multiple.ts';
import { optionPool } from './economic/option-pool.ts';
import { participation } from './economic/participation.ts';
import { redemption } from './economic/redemption.ts';
import { acceleration } from './founder/acceleration.ts';
import { founderWarranties } from './founder/founder-warranties.ts';
import { leaver } from './founder/leaver.ts';
import { vesting } from './founder/vesting.ts';
import { board } from './governance/board.ts';
import { dragAlong } from './governance/drag-along.ts';
import { exclusivity } from './governance/exclusivity.ts';
import { proRata } from './governance/pro-rata.ts';
import { examineText } from './testing/examine-text.ts';

type Case = readonly [text: string, clause: Clause, facts: Partial<TermSheetFacts>];

const cases: readonly Case[] = [
  [
    'Liquidation: Investors are first repaid what they put in; they then stand alongside the founders for the rest.',
    participation,
    { participation: 'full' },
  ],
  [
    'Liquidation: Holders of Series A choose between their money back and converting, and get nothing else.',
    participation,
    { participation: 'none' },
  ],
  [
    'Liquidation: After the Series A have been repaid, whatever remains is for the ordinary shareholders only.',
    participation,
    { participation: 'none' },
  ],
  [
    'Liquidation: The preferred are repaid and go on to share in what is left, though never beyond 2x in total.',
    participation,
    { participation: 'capped' },
  ],
  [
    'Liquidation: Investors recoup one and a half times their outlay ahead of the ordinary shares.',
    liquidationMultiple,
    { liquidationMultiple: 1.5 },
  ],
  [
    'Liquidation: The A shares are entitled to 200% of the subscription price before the ordinary shares.',
    liquidationMultiple,
    { liquidationMultiple: 2 },
  ],
  [
    'Liquidation: Each Series A share is paid its issue price and no more.',
    liquidationMultiple,
    { liquidationMultiple: 1 },
  ],
  [
    'Should we issue shares below your price, your price drops to match.',
    antiDilution,
    { antiDilution: 'full-ratchet' },
  ],
  [
    'Price protection: if new shares are sold cheaper, the investors are treated as having paid that cheaper price.',
    antiDilution,
    { antiDilution: 'full-ratchet' },
  ],
  [
    'Anti-dilution: weighted average taking account of every share, option and warrant.',
    antiDilution,
    { antiDilution: 'broad-based' },
  ],
  [
    'Anti-dilution: weighted average by reference to issued ordinary shares alone.',
    antiDilution,
    { antiDilution: 'narrow-based' },
  ],
  [
    'Investors may call for repayment of their shares after five years at the issue price.',
    redemption,
    { redemptionAfterYears: 5 },
  ],
  [
    'After year three the fund can oblige the company to buy it out at 1.5x cost.',
    redemption,
    { redemptionAfterYears: 3 },
  ],
  ['The shares carry no right to be bought back.', redemption, { redemptionAfterYears: null }],
  [
    'Leaver: anyone who walks away before year three hands back all shares at par.',
    leaver,
    { badLeaverIncludesResignation: true },
  ],
  [
    'Leaver: only theft, fraud or gross misconduct makes a bad leaver.',
    leaver,
    { badLeaverIncludesResignation: false },
  ],
  [
    'Leaver: Bad Leaver: resignation (other than on ill-health) or dismissal for cause.',
    leaver,
    { badLeaverIncludesResignation: true },
  ],
  [
    'Warranties: the founders join in the warranties, their exposure being one times salary.',
    founderWarranties,
    { founderWarranties: 'capped' },
  ],
  [
    'Warranties: each founder is answerable without limit in amount.',
    founderWarranties,
    { founderWarranties: 'uncapped' },
  ],
  ['Warranties: company gives them; founders do not.', founderWarranties, { founderWarranties: 'none' }],
  ['If 60% of shareholders accept an offer the remainder must follow.', dragAlong, { dragAlong: true }],
  ['Nobody can be made to sell.', dragAlong, { dragAlong: false }],
  [
    'Board: maximum of seven. The founders may appoint three and the investors two; the remaining two are independents.',
    board,
    { board: { total: 7, founders: 3, investors: 2, independent: 2 } },
  ],
  ['Dividends: an 8% coupon rolls up and is settled on exit.', dividends, { dividendCumulative: true }],
  ['Dividends: 6% if declared, otherwise lost.', dividends, { dividendCumulative: false }],
  ['Founder vesting: half now, the rest monthly for two years.', vesting, { vestingMonths: 24 }],
  [
    'Founder shares: released in forty-eight equal monthly parts, the first twelve falling due together on the first anniversary.',
    vesting,
    { vestingMonths: 48 },
  ],
  ['Founder vesting: On a takeover everything vests at once.', acceleration, { acceleration: 'single' }],
  ['Founder vesting: a takeover changes nothing.', acceleration, { acceleration: 'none' }],
  ['Until 30 days have passed we deal only with you and you only with us.', exclusivity, { noShopDays: 30 }],
  ['For the next six weeks you will not seek money elsewhere.', exclusivity, { noShopDays: 42 }],
  ['Investors may follow their money in later rounds.', proRata, { proRata: true }],
  [
    'Option pool: 10% of post-money, borne by existing holders.',
    optionPool,
    { optionPoolBasis: 'pre-money' },
  ],
  ['ESOP: 12.5%, established after closing and diluting all.', optionPool, { optionPoolBasis: 'post-money' }],
];

describe('terms reworded', () => {
  it.each(cases)('%s', (text, clause, expected) => {
    const { facts } = examineText(clause, text).reading;
    for (const [name, value] of Object.entries(expected)) {
      expect(facts[name as keyof TermSheetFacts] ?? null, name).toEqual(value);
    }
  });

  it.each([
    'Fees: the company owes our lawyers’ bill even if we walk away.',
    'Fees: an annual stewardship charge of £15,000 is payable to the fund.',
  ])('rates %j Red', (text) => {
    expect(examineText(fees, text).rating).toBe('Red');
  });
});
