import { describe, expect, it } from 'vitest';
import { analyzeDocument } from '../analyze-document.ts';
import { readPlainText } from '../document/plain-text-document.ts';
import { type FactValue, factsByName } from '../facts.ts';

const opening =
  'TERM SHEET\nSeries A Preferred Stock of Kestrel Inc, offered to the Investors. Pre-money valuation: $20,000,000.\n\n';

/** Facts of an offer that has one more term, by name; board seats as `board.total` and so on. */
function factsOf(term: string): ReadonlyMap<string, FactValue> {
  const outcome = analyzeDocument(readPlainText(opening + term), {
    jurisdiction: 'US',
    analysisDetail: 'detailed',
  });
  if (!outcome.ok) throw new Error(outcome.error.message);
  return factsByName(outcome.value.facts);
}

type Case = readonly [term: string, facts: Readonly<Record<string, unknown>>];

const cases: readonly Case[] = [
  ['Stake: the Series A will be 25% of the fully diluted stock at closing.', { investorStakePercent: 25 }],
  ['Round: the whole round buys 18%.', { investorStakePercent: 18 }],
  ['Shares: Series A shares of $0.01 each.\nPrice per share: $4.00', { pricePerShare: 4 }],
  ['We would buy $6,000,000 of Series A Preferred Stock.', { amount: 6e6 }],
  [
    'On a sale: the Series A is paid its purchase price. All that is left belongs to the Common Stock.',
    { liquidationMultiple: 1, participation: 'none' },
  ],
  [
    'Liquidation: first, the issue price of each preferred share. Then the common shares take the rest.',
    { participation: 'none' },
  ],
  [
    'Liquidation: 1x, then sharing with the Common Stock without limit.\nLater rounds: we may take up to one and a half times our proportionate share of a later issue.',
    { participation: 'full', participationCap: null },
  ],
  [
    'Dividends: our stock earns 8% a year, compounded each quarter.',
    { dividendPercent: 8, dividendCumulative: true },
  ],
  ['Redemption: the shares cannot be put back to the Company.', { redemptionAfterYears: null }],
  [
    'Later rounds: a holder that does not take its full share of a round has its stock converted into Common Stock.',
    { payToPlay: true },
  ],
  [
    'Price protection: on a cheaper issue the conversion price is set at that lower price.',
    { antiDilution: 'full-ratchet' },
  ],
  [
    'Equity plan: 12% of the fully diluted stock after the closing, dilution to fall on existing holders alone.',
    { optionPoolPercent: 12, optionPoolBasis: 'pre-money' },
  ],
  [
    'Board: five seats. The Common Stock fills two, the Series A fills two, and the other four agree on a fifth who works for neither side.',
    { 'board.total': 5, 'board.founders': 2, 'board.investors': 2, 'board.independent': 1 },
  ],
  [
    'Board: Five: founders elect two, investors elect one, and two independent members are elected by all together.',
    { 'board.total': 5, 'board.founders': 2, 'board.investors': 1 },
  ],
  [
    'Board: Kestrel Ventures Fund (the "Investor") may appoint three of the five directors.',
    { 'board.total': 5, 'board.investors': 3 },
  ],
  [
    'Sale: if the board and a majority of the Common Stock accept an offer, all must sell.',
    { dragAlong: true },
  ],
  ['Pre-emption and transfers: new issues pro rata. Drag along by 70% of the shares.', { dragAlong: true }],
  ['Transfers: the Investors may sell beside a founder in proportion.', { tagAlong: true }],
  ['Talks: the Company will speak to no other investor for ninety days.', { noShopDays: 90 }],
  [
    '"Quiet Period": sixty days from signature.\nExclusivity: during the Quiet Period the Company will not talk to other investors.',
    { noShopDays: 60 },
  ],
  [
    'Founder shares: a quarter vest on the first anniversary of closing and the rest monthly until the fourth.',
    { vestingMonths: 48, cliffMonths: 12 },
  ],
  ['Founder shares: vest over 48 months. A sale of the company speeds up nothing.', { acceleration: 'none' }],
  [
    'Founder shares: vest over 48 months. If a buyer ends the founder’s employment without cause the rest vests.',
    { acceleration: 'double' },
  ],
  [
    'Leavers: a founder who resigns in the first two years is a bad leaver: unvested shares may be bought at cost.',
    { badLeaverIncludesResignation: true },
  ],
  [
    'Warranties: from the company and the founders; no founder is liable for more than a year’s salary.',
    { founderWarranties: 'capped' },
  ],
  ['Guarantees: the company gives the guarantees. Founders do not.', { founderWarranties: 'none' }],
  ['Founders: keep their shares for 18 months.', { lockUpMonths: 18 }],
  ['Misc: only this line binds.\n\nSwedish law, arbitration in Stockholm.', { governingLaw: 'Sweden' }],
];

describe('terms in the words of offers', () => {
  it.each(cases)('%s', (term, expected) => {
    const facts = factsOf(term);
    for (const [name, value] of Object.entries(expected))
      expect([name, facts.get(name)]).toEqual([name, value]);
  });
});
