import type { Offer } from '../../content/offer.ts';
import { list, term, terms, withdrawn } from '../../content/write.ts';

/** An EIS fund's offer in a table, with what the relief forbids. */
export const penhallowEis: Offer = {
  id: 'penhallow-eis',
  hand: 'Bristol EIS fund, table with two struck rows',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Penhallow Tidal Power Ltd – EIS investment – summary of offer',
  front: ['Severn EIS Nominees', '10 November'],
  running: { heads: ['Severn EIS'], foot: 'Capital at risk. {page}' },
  facts: {
    currency: 'GBP',
    preMoney: 4_250_000,
    postMoney: 5_000_000,
    amount: 750_000,
    antiDilution: 'none',
    optionPoolPercent: 10,
    board: { total: 4, founders: 2, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    nonCompeteMonths: 6,
    founderWarranties: 'none',
    governingLaw: 'England and Wales',
  },
  body: [
    terms(
      ['Subscription', '£750,000 for B ordinary shares with full risk to capital.'],
      ['Worth of the company', '£4,250,000 before, £5,000,000 after. An EMI pool of 10% exists.'],
      [
        'Return of capital',
        'Equal for each share of every class. EIS shares may not be put first and are not.',
      ],
      withdrawn(
        term('Ranking', 'B shares first to the extent of 1% of surplus assets, to be tested with HMRC.'),
      ),
      ['Dividend', 'As declared, alike for every share.'],
      ['If shares fall in price', 'No adjustment.'],
      ['Board', 'Two founders, one Severn director, one independent chair.'],
      [
        'Consent of Severn',
        list(
          '•',
          'share issues and new classes',
          'anything that would end EIS status',
          'disposals above £100,000',
          'directors’ pay',
        ),
      ],
      ['New money', 'Rights to take part in proportion.'],
      ['Sale', 'Tag at any sale of control. Drag at 75%, without fixed date or price.'],
      withdrawn(
        term('Buy-out', 'Founders to buy the B shares at cost after five years if there has been no exit.'),
      ),
      ['Founders', 'Three-year vesting; six-month restraint; warranties from the company alone.'],
      ['Fees', '3% arrangement fee, £9,000 a year for monitoring.{^fee}'],
      ['Reports', 'Quarterly.'],
      ['Law', 'England.'],
    ),
  ],
  footnotes: { fee: 'Severn’s VCT charges 5% and £18,000. These rates do not apply to this offer.' },
};
