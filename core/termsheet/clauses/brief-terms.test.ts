import { describe, expect, it } from 'vitest';
import type { TermSheetFacts } from '../facts.ts';
import type { Clause } from './clause.ts';
import { antiDilution } from './economic/anti-dilution.ts';
import { investmentAmount } from './economic/investment-amount.ts';
import { liquidationMultiple } from './economic/liquidation-multiple.ts';
import { participation } from './economic/participation.ts';
import { redemption } from './economic/redemption.ts';
import { valuation } from './economic/valuation.ts';
import { acceleration } from './founder/acceleration.ts';
import { guaranteeClause } from './founder/guarantee.ts';
import { intellectualProperty } from './founder/intellectual-property.ts';
import { lockUp } from './founder/lock-up.ts';
import { service } from './founder/service.ts';
import { vesting } from './founder/vesting.ts';
import { conditions } from './governance/conditions.ts';
import { dragAlong } from './governance/drag-along.ts';
import { information } from './governance/information.ts';
import { transfer } from './governance/transfer.ts';
import { examineText } from './testing/examine-text.ts';

type Case = readonly [
  text: string,
  clause: Clause,
  rating: string | undefined,
  facts: Partial<TermSheetFacts>,
];

const briefAnswers: readonly Case[] = [
  ['Participation: full, without cap', participation, 'Red', { participation: 'full' }],
  ['Double dip: Yes, as-converted, uncapped', participation, 'Red', { participation: 'full' }],
  ['Double dip: no', participation, 'Green', { participation: 'none' }],
  ['Participation: none', participation, 'Green', { participation: 'none' }],
  ['Drag: preferred majority, no common vote, no floor', dragAlong, 'Red', { dragAlong: true }],
  ['Forced sale: 50% of all shares; founder votes not needed', dragAlong, 'Red', {}],
  [
    'Drag: 75% of the votes including a majority of ordinary shares. No minimum price has been set.',
    dragAlong,
    'Green',
    {},
  ],
  ['Founder transfers: Prohibited, no exceptions', transfer, 'Red', {}],
  ['Founder transfers: not permitted without the consent of the board', transfer, 'Green', {}],
  ['Transfers: customary; transfers for estate planning excluded', transfer, 'Green', {}],
  ['Lock-up: founder shares locked from closing to exit, 0% free', lockUp, 'Red', {}],
  ['Promoter PG: Required, unlimited', guaranteeClause, 'Red', {}],
  ['Founder PG: None', guaranteeClause, undefined, {}],
  ['Founders PG for the full amount of the investment.', guaranteeClause, 'Red', {}],
  ['Founder transfers: None permitted, ever. No carve-outs.', transfer, 'Red', {}],
  ['Founder transfers: None permitted without the consent of the board.', transfer, 'Green', {}],
  [
    'Inventions: All founder inventions transfer to the company, incl. spare-time.',
    intellectualProperty,
    'Red',
    {},
  ],
  [
    'IP: Anything created transfers to the company, related to business or not.',
    intellectualProperty,
    'Red',
    {},
  ],
  [
    'Funding: 2 equal draws. Draw 2 of $500,000 when the Fund confirms that the KPI pack is met.',
    investmentAmount,
    'Red',
    {},
  ],
  ['Past work: All, any field, assigned at signing', service, 'Red', {}],
  ['Past work: All that is listed in the schedule, save what the founders keep', service, undefined, {}],
  [
    'Down round: Conv. price = new low price, no weighting',
    antiDilution,
    'Red',
    { antiDilution: 'full-ratchet' },
  ],
  ['Exit right: From 36 mths: cost + 12% IRR, payable by company and founders', redemption, 'Red', {}],
  ['Exit right: not offered', redemption, 'Green', {}],
  ['Early vesting: Not granted', acceleration, 'Red', { acceleration: 'none' }],
];

const toldPlainly: readonly Case[] = [
  [
    'Conditions precedent: legal due diligence; no founder is required to give a personal undertaking.',
    conditions,
    'Green',
    {},
  ],

  [
    'On a sale we take back 250% of our cash ahead of the ordinary shareholders.',
    liquidationMultiple,
    'Red',
    { liquidationMultiple: 2.5 },
  ],
  [
    'In case of an exit the Investor receives with priority an amount corresponding to the triple of its contribution.',
    liquidationMultiple,
    'Red',
    { liquidationMultiple: 3 },
  ],
  [
    'On a sale we need our original outlay back plus another hundred per cent of it before founders are paid.',
    liquidationMultiple,
    'Red',
    { liquidationMultiple: null },
  ],
  [
    'Liq pref: 1x (return target in our fund model 3x; no right attached)',
    liquidationMultiple,
    'Green',
    { liquidationMultiple: 1 },
  ],
  [
    'It would be enough that owners of 40% agree, founders or not, for everyone else to have to sell.',
    dragAlong,
    'Red',
    { dragAlong: true },
  ],
  [
    'Only the founders have to offer their shares to the others first; the investors are free.',
    transfer,
    'Red',
    {},
  ],
  [
    'The founders have four-year vesting, half of it done, and a lock-up of 36 months.',
    lockUp,
    'Amber',
    { lockUpMonths: 36 },
  ],
  [
    'Founder vesting: four years with a one-year cliff, starting again at closing.',
    vesting,
    'Red',
    { vestingMonths: 48 },
  ],
  [
    'Our fund runs for six years; founder shares vest over three years from incorporation.',
    vesting,
    'Green',
    { vestingMonths: 36 },
  ],
  ['Founder vesting runs over 36 months.', vesting, 'Green', { vestingMonths: 36 }],
  [
    'Inventions: all that the founders devise, in whatever field and at whatever hour, belongs to the company.',
    intellectualProperty,
    'Red',
    {},
  ],
  [
    "If a founder writes software in her free time, the rights are the company's.",
    intellectualProperty,
    'Red',
    {},
  ],
  [
    'Founder vesting over four years. We asked for double trigger on founder shares and they said no.',
    acceleration,
    undefined,
    { acceleration: null },
  ],
  ['They offer 3m on 9m pre.', valuation, 'Amber', { preMoney: 9_000_000 }],
  ['They offer an investment of 3m on 9m pre.', investmentAmount, 'Green', { amount: 3_000_000 }],
  ['We can do 60k dollars.', investmentAmount, 'Green', { amount: 60_000 }],
  ['The company pays their lawyer up to $40,000 at closing.', investmentAmount, 'Amber', { amount: null }],
  [
    'Our members subscribe £[amount] between them. Otherwise the shares are issued at a valuation of £1,800,000.',
    investmentAmount,
    'Amber',
    { amount: 'unresolved' },
  ],
  [
    'Round size: A$[[AMOUNT]] on pre-money valuation A$[[VALUATION]]',
    investmentAmount,
    'Amber',
    { amount: 'unresolved' },
  ],
  ['Please send an update every quarter.', information, 'Green', { informationRights: true }],
  ['We ask for a short monthly update until then.', information, 'Amber', { informationRights: true }],
];

const groups = { 'answers of a few words': briefAnswers, 'terms told plainly': toldPlainly };

for (const [name, cases] of Object.entries(groups)) {
  describe(name, () => {
    it.each(cases)('%s', (text, clause, rating, facts) => {
      const examined = examineText(clause, text, { jurisdiction: 'US' });
      expect(examined.rating).toBe(rating);
      expect(examined.reading.facts).toMatchObject(facts);
    });
  });
}
