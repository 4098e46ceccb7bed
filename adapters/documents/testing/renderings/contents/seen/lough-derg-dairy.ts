import type { Offer } from '../../content/offer.ts';
import { fixed, grid, list, named, section } from '../../content/write.ts';

/** An Irish regional fund, in lettered parts. */
export const loughDergDairy: Offer = {
  id: 'lough-derg-dairy',
  hand: 'Irish regional fund, lettered parts',
  place: 'IE',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Heads of Agreement for an investment in Lough Derg Dairy Analytics Ltd',
  front: ['Limerick, 30 April'],
  cover: [
    'LOUGH DERG DAIRY ANALYTICS LTD',
    'Heads of Agreement',
    'Issued for signature subject to board approval',
    'Shannonside Development Fund accepts no responsibility to any person other than the Company for the contents of this paper.',
  ],
  numbering: { sections: 'A.' },
  running: { heads: ['Shannonside Development Fund', 'Heads of Agreement'], foot: '{page}' },
  facts: {
    currency: 'EUR',
    preMoney: 2_000_000,
    amount: 500_000,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'full',
    dividendPercent: 5,
    dividendCumulative: true,
    redemptionAfterYears: 7,
    board: { total: 5, founders: 3, investors: 1, independent: 1 },
    protectiveProvisions: true,
    tagAlong: true,
    dragAlong: true,
    informationRights: true,
    founderWarranties: 'capped',
    governingLaw: 'Ireland',
  },
  body: [
    section(
      'Investment',
      'Shannonside will subscribe €500,000 for redeemable convertible preference shares, being 20% of the enlarged fully diluted capital on a pre-money value of €2,000,000.',
      grid(
        ['Shareholder', 'Now', 'After'],
        ['Promoters', '85%', '68%'],
        ['Staff', '15%', '12%'],
        ['Shannonside', '–', '20%'],
      ),
    ),
    section(
      'Dividend',
      'A fixed cumulative dividend of 5% a year accrues from completion and is paid from distributable profits.',
    ),
    section(
      'Return of capital',
      'The preference shares are repaid at par with arrears of dividend before any other share and afterwards take part in a surplus as if they had been converted.',
    ),
    section(
      'Redemption',
      'Shannonside may call for redemption at par in two halves on the seventh and eighth anniversaries.{^early}',
    ),
    section(
      'Board and consents',
      'Up to five directors, three appointed by the promoters, one by Shannonside, with an independent chairperson.',
      'Consent of Shannonside is required to',
      list(
        '(i)',
        'vary share rights;',
        'exceed the capital budget by 15%;',
        'pay directors above agreed levels;',
        'dispose of the herd data.',
      ),
    ),
    section(
      'Reporting',
      'Management accounts monthly, in the form agreed; audited accounts within five months.',
    ),
    section(
      'Shares',
      'Pre-emption on transfer, tag-along on a sale of control, and drag-along where 75% wish to sell after year five.',
    ),
    section('Warranties', 'Given by the Company, and by the promoters to a limit of €50,000 each.'),
    named(
      'binding',
      fixed(
        section(
          'Status',
          'This part {ref:binding} and the duty of confidence alone are binding, under Irish law.',
        ),
      ),
    ),
  ],
  footnotes: {
    early:
      'The county enterprise board’s form allows a call after three years at 1.3 times par. Not adopted.',
  },
  signatures: [
    { for: 'Signed for Shannonside Development Fund', lines: ['__________________', 'Date ____________'] },
    { for: 'Signed for the Company', lines: ['__________________', 'Date ____________'] },
  ],
};
