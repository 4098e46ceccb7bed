import { describe, expect, it } from 'vitest';
import type { TermSheetFacts } from '../facts.ts';
import type { Clause } from './clause.ts';
import { antiDilution } from './economic/anti-dilution.ts';
import { convertible } from './economic/convertible.ts';
import { dividends } from './economic/dividends.ts';
import { investmentAmount } from './economic/investment-amount.ts';
import { optionPool } from './economic/option-pool.ts';
import { participation } from './economic/participation.ts';
import { valuation } from './economic/valuation.ts';
import { acceleration } from './founder/acceleration.ts';
import { founderWarranties } from './founder/founder-warranties.ts';
import { leaver } from './founder/leaver.ts';
import { lockUp } from './founder/lock-up.ts';
import { bindingTerms } from './governance/binding-terms.ts';
import { board } from './governance/board.ts';
import { dragAlong } from './governance/drag-along.ts';
import { information } from './governance/information.ts';
import { protectiveProvisions } from './governance/protective-provisions.ts';
import { transfer } from './governance/transfer.ts';
import { examineText } from './testing/examine-text.ts';

type Case = readonly [text: string, clause: Clause, facts: Partial<TermSheetFacts>];

const cases: readonly Case[] = [
  [
    'Representations and Warranties: Standard representations and warranties by the Company. No representations or warranties by Founders.',
    founderWarranties,
    { founderWarranties: 'none' },
  ],
  [
    'Board of Directors: The Board shall consist of three members comprised of (i) Ann Lee as the representative designated by the Investors, and (ii) two representatives designated by the Founders.',
    board,
    { board: { total: 3, founders: 2, investors: 1, independent: 0 } },
  ],
  [
    'Investors: Elm Fund: 1,000,000 shares (10%), $1,000,000.\n\nPrice Per Share: $1.00 per share.',
    valuation,
    { investorStakePercent: null },
  ],
  [
    'Valuation: £6 million pre-money. After closing the Investor holds 20% of the shares on a fully diluted basis.',
    valuation,
    { investorStakePercent: 20 },
  ],
  [
    'Valuation: We value the company at €4m before the money. The money will buy A Ordinary Shares at €12.50 each.',
    valuation,
    { pricePerShare: 12.5 },
  ],
  [
    'Liquidation preference\n\nThe surplus assets remaining are applied first in paying each holder of A Shares the greater of (a) the Issue Price and (b) the amount which would be received if all shares ranked as one class. The remainder is distributed to the holders of Ordinary Shares.',
    participation,
    { participation: 'none' },
  ],
  [
    'Liquidation preference: 1x the subscription price, after which the Investor shares in the remaining proceeds together with all other shareholders.',
    participation,
    { participation: 'full' },
  ],
  [
    'Investment: Elm Fund will subscribe £4m and the existing shareholders will subscribe a further £1m.',
    investmentAmount,
    { amount: 5e6 },
  ],
  [
    'Investment: Elm Fund will subscribe £4m, with an option to subscribe a further £1m.',
    investmentAmount,
    { amount: 4e6 },
  ],
  [
    'Price: based on a post-money valuation of $10,000,000, including an available option pool of 10% of the post-closing capitalization.',
    optionPool,
    { optionPoolPercent: 10, optionPoolBasis: 'pre-money' },
  ],
  [
    'Conversion: at a price which is 20 per cent. less than the lowest price per share, provided that the valuation shall not exceed £2,500,000 (the "Valuation Cap").',
    convertible,
    { safeDiscountPercent: 20, safeCap: 2.5e6 },
  ],
  [
    'Conversion: at the lower of (i) eighty percent (80%) of the price paid per share and (ii) the price obtained by dividing $10,000,000 by the fully diluted capitalization.',
    convertible,
    { safeDiscountPercent: 20, safeCap: 10e6 },
  ],
  [
    '| No. | Item | Term |\n|---|---|---|\n| 1 | Coupon | 0.001% per annum, non-cumulative |',
    dividends,
    { dividendPercent: 0.001, dividendCumulative: false },
  ],
  [
    'If shares are later issued below our price, our entry price would be reset to that lower price.',
    antiDilution,
    { antiDilution: 'full-ratchet' },
  ],
  [
    'Leaver: Bad Leaver: dismissal for gross misconduct. A voluntary departure is not a case of Bad Leaver.',
    leaver,
    { badLeaverIncludesResignation: false },
  ],
  [
    'Bad leaver: a Founder who terminates his management agreement within the vesting period.',
    leaver,
    { badLeaverIncludesResignation: true },
  ],
  ["Transfers: Founders' shares are inalienable for 3 years.", lockUp, { lockUpMonths: 36 }],
  ['Transfers: Founders may not transfer shares within three years.', lockUp, { lockUpMonths: 36 }],
  [
    "Founders' Stock: The buyback right lapses in full on termination without cause within twelve months after a change of control.",
    acceleration,
    { acceleration: 'double' },
  ],
  [
    'The Sponsor may cause a sale of the Issuer and all stockholders shall be obligated to sell.',
    dragAlong,
    { dragAlong: true },
  ],
  [
    'Consent of the Sponsor is required to hire any executive or to issue securities.',
    protectiveProvisions,
    { protectiveProvisions: true },
  ],
  [
    'Weekly cash reports and unrestricted access to books and premises.',
    information,
    { informationRights: true },
  ],
  [
    'If a founder found a buyer, we could require that buyer to take our shares too.',
    transfer,
    { tagAlong: true },
  ],
  ['Valuation: EUR 60m pre / EUR 80m post', valuation, { preMoney: 60e6, postMoney: 80e6 }],
  [
    'Liquidation preference: 1.5x, participating up to an aggregate of 3x.',
    participation,
    { participation: 'capped', participationCap: 3 },
  ],
  [
    'Board: 7: 2 founders, 3 investors (Series A: 1, Series B: 2), 2 independents',
    board,
    { board: { total: 7, founders: 2, investors: 3, independent: 2 } },
  ],
  ['Transfer: Founders are locked in for two years.', lockUp, { lockUpMonths: 24 }],
  [
    'Majority of Preferred must approve: sale of the company, new senior stock, debt over $1M.',
    protectiveProvisions,
    { protectiveProvisions: true },
  ],
];

describe('wordings of practice', () => {
  it.each(cases)('%s', (text, clause, facts) => {
    expect(examineText(clause, text).reading.facts).toMatchObject(facts);
  });

  it('does not take binding provisions for a binding deal', () => {
    const text =
      'The No Shop provisions of this Term Sheet shall be binding obligations of the Company. No other legally binding obligations will be created until definitive agreements are executed.';
    expect(examineText(bindingTerms, text).rating).not.toBe('Red');
  });
});
