import type { Offer } from '../../content/offer.ts';
import {
  commented,
  drafting,
  list,
  named,
  paragraph,
  remark,
  section,
  withdrawn,
} from '../../content/write.ts';

/** A solicitor who marks up a boatyard's loan notes and asks as much as he states. */
export const oakumYard: Offer = {
  id: 'oakum-yard',
  hand: 'Bristol solicitor, second draft full of questions',
  place: 'UK',
  type: 'convertible-note',
  language: 'en-GB',
  title: 'OAKUM YARD ELECTRIC BOATS LIMITED: CONVERTIBLE LOAN NOTES – HEADS OF TERMS',
  front: ['Draft (2): 14 September', 'Subject to contract and to tax advice'],
  cover: [
    'Draft (2)',
    'Oakum Yard Electric Boats Limited',
    'Heads of terms for £750,000 convertible loan notes',
    'Privileged and confidential',
  ],
  numbering: { sections: '1', subsections: '1.1' },
  running: {
    heads: ['Draft (2): 14 September', 'Oakum Yard: notes', 'Oakum Yard: general'],
    foot: 'Page {page} of {pages}',
  },
  facts: {
    currency: 'GBP',
    amount: 750_000,
    safeCap: 7_500_000,
    safeDiscountPercent: 20,
    noteInterestPercent: 8,
    noteMaturityMonths: 24,
    protectiveProvisions: true,
    informationRights: true,
    proRata: true,
    noShopDays: 35,
    governingLaw: 'England and Wales',
  },
  body: [
    remark(
      'Notes for whoever reads this first: figures agreed on the telephone on 12 September are in; the security is out.',
    ),
    section(
      'The notes',
      list(
        '1.1',
        '£750,000 of unsecured convertible loan notes, issued at par in multiples of £5,000.{^reg}',
        'Interest at 8% a year runs from day to day and is rolled up.',
        'Repayable on the second anniversary of issue unless converted before.',
      ),
      drafting('Client to say whether a director’s loan of £60,000 is rolled into the notes'),
    ),
    named(
      'conv',
      section(
        'Conversion',
        list(
          '1.1',
          'On a Fundraising of £1,500,000 or more: automatic, at 80% of the lowest price paid by a new investor.',
          'The price may not exceed that which values the company at £7,500,000 before the Fundraising.',
          'On a Sale: at the holder’s election, at the same limit, or repayment with a premium of 50% of principal.',
          'At the end of the term: by resolution of holders of 60%, at a value of £5,000,000.',
        ),
        withdrawn(
          paragraph('Each holder also receives a warrant over ordinary shares worth a tenth of its notes.'),
        ),
      ),
    ),
    section(
      'While notes are outstanding',
      commented(
        paragraph(
          'The company will not without consent of holders of 60% borrow ahead of the notes, pay dividends, change its business, or issue shares other than under a Fundraising or the option scheme.',
        ),
        'HRB',
        'They wanted 75% here. Hold.',
      ),
      list(
        '(a)',
        'accounts each quarter;',
        'notice of any claim above £20,000;',
        'right to subscribe in the Fundraising in proportion to principal.',
      ),
    ),
    section(
      'Default',
      'The notes fall due on insolvency, on a payment not made for ten days, or on a breach of clause {ref:conv} that is not put right in a month.{^cross}',
    ),
    section(
      'General',
      list(
        '1.1',
        'Transfers to group members and family trusts only.',
        'Each side its own costs, the company’s contribution being £6,000.',
        'Five weeks without talks to other funders. This, and English law, bind on signature.',
      ),
    ),
  ],
  footnotes: {
    reg: 'Draft (1) had £600,000 and a fixed charge on the slipway.',
    cross: 'Cross-default to the bank facility was struck out by agreement; do not put it back.',
  },
  signatures: [
    { for: 'For Oakum Yard Electric Boats Limited', lines: ['Director: ..............................'] },
    { for: 'For the noteholders', lines: ['Name: ..............................'] },
  ],
};
