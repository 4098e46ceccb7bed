import type { Offer } from '../../content/offer.ts';
import { band, inserted, list, term, terms, withdrawn } from '../../content/write.ts';

/** A recapitalisation that washes out those who do not join. */
export const granitePassRecap: Offer = {
  id: 'granite-pass-recap',
  hand: 'Denver turnaround fund, harsh table',
  place: 'US',
  type: 'priced-equity',
  language: 'en-US',
  title: 'GRANITE PASS LOGISTICS, INC.: PROPOSED RECAPITALIZATION AND SERIES D',
  front: ['November 2', 'Subject to committee approval'],
  running: { heads: ['Granite Pass: Series D', 'Privileged settlement communication'], foot: 'p. {page}' },
  facts: {
    currency: 'USD',
    preMoney: 4_000_000,
    amount: 6_000_000,
    investorStakePercent: 60,
    liquidationMultiple: 3,
    participation: 'full',
    seniority: 'senior',
    antiDilution: 'full-ratchet',
    dividendPercent: 12,
    dividendCumulative: true,
    redemptionAfterYears: 3,
    payToPlay: true,
    optionPoolPercent: 18,
    optionPoolBasis: 'pre-money',
    board: { total: 5, founders: 1, investors: 3, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    vestingMonths: 60,
    acceleration: 'none',
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 24,
    founderWarranties: 'uncapped',
    noShopDays: 90,
    breakFee: true,
    governingLaw: 'Colorado',
  },
  body: [
    terms(
      band('The money'),
      [
        'New money',
        '$6,000,000 from Timberline Special Situations, drawn in three parts as Timberline sees fit.',
      ],
      [
        'Value',
        '$4,000,000 before the new money, a reserve of 18% for a new management plan included. Timberline ends with 60%.',
      ],
      band('What Timberline gets'),
      [
        'Preference',
        'On any sale or winding up, three times cost and accrued dividends, ahead of Series A, B and C. After that Timberline divides the residue with the Common as if converted, without a ceiling.',
      ],
      ['Dividend', '12% a year, cumulating quarterly.'],
      ['Reset', 'Any stock sold for less resets the conversion price to that lower price.'],
      [
        'Put',
        'After three years Timberline may sell its stock to the Company at the greater of cost plus dividends and appraised value.',
      ],
      [
        'Exchange',
        'Holders of Series A, B and C that do not buy their share of Series D within ten days are converted to Common at ten for one.',
      ],
      band('Who decides'),
      [
        'Board',
        'Five. Timberline names three, the Chief Executive is one, and Timberline and the Chief Executive agree on the fifth.',
      ],
      [
        'Approvals',
        'Timberline approves',
        list(
          '-',
          'every hire above $80,000;',
          'every purchase above $25,000;',
          'every contract over a year.',
        ),
      ],
      ['Forced sale', 'Timberline alone may require a sale of the entire Company at any time.'],
      withdrawn(term('Minority protection', 'No sale below $10,000,000 without a majority of the Common.')),
      band('Management'),
      [
        'Stock',
        'The Chief Executive’s stock starts vesting again over five years. It does not accelerate. Resignation for whatever reason forfeits vested and unvested stock at par.',
      ],
      ['Covenants', 'Two years without competing, anywhere in the United States.'],
      inserted(
        term(
          'Personal representations',
          'The Chief Executive repeats the Company’s representations personally and without limit.',
        ),
      ),
      band('Process'),
      [
        'Exclusivity and fee',
        'Ninety days. A fee of $250,000 if the Company takes other money within a year.',
      ],
      ['Expenses', 'All of Timberline’s, closed or not.'],
      ['Law', 'Colorado.'],
    ),
  ],
};
