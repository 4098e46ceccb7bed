import type { Offer } from '../../content/offer.ts';
import { box, grid, section, term, terms, unnumbered } from '../../content/write.ts';

/** A state's development agency: a form with rows, filled in. */
export const bluestemHarvestNote: Offer = {
  id: 'bluestem-harvest-note',
  hand: 'Kansas development agency, filled-in form',
  place: 'US',
  type: 'convertible-note',
  language: 'en-US',
  title: 'Flint Hills Growth Program: Note Summary for Bluestem Harvest Robotics, Inc.',
  front: ['Application 0417', 'Approved by committee on February 2'],
  running: {
    heads: ['Flint Hills Growth Program', 'Note Summary, continued'],
    foot: 'FHGP Form 12, {page} of {pages}',
  },
  facts: {
    currency: 'USD',
    amount: 400_000,
    safeCap: 6_500_000,
    safeDiscountPercent: 15,
    noteInterestPercent: 6,
    noteMaturityMonths: 36,
    informationRights: true,
    proRata: true,
    governingLaw: 'Kansas',
  },
  body: [
    box('This form summarizes the note. The note governs. Ask your program officer before you sign.'),
    terms(
      ['Borrower', 'Bluestem Harvest Robotics, Inc., Salina'],
      ['Principal', '$400,000 in a single advance'],
      [
        'Private match',
        'The Borrower shows $400,000 of other new money, received no earlier than last October',
      ],
      ['Interest rate', '6% simple, accrued and not paid until conversion or maturity'],
      ['Maturity', '36 months after the advance'],
      [
        'Conversion at a Qualified Financing',
        'Automatic at the first sale of preferred stock for $1,000,000 or more.',
        'The price is the lower of 85% of the price paid by others and the price at a valuation cap of $6,500,000.',
      ],
      [
        'Sale before conversion',
        'Principal and interest plus half the principal again, or conversion at the cap',
      ],
      term(
        'Maturity without conversion',
        'Program may convert at the cap, extend for a year, or ask for payment{^ext}',
      ),
      [
        'Staying in Kansas',
        'If the Borrower moves its main office out of the state within 5 years, the note is due at once',
      ],
      ['Reports', 'Jobs and financial statements every quarter; audited or reviewed statements once a year'],
      ['Follow-on', 'Program may keep its share in the next financing'],
      ['Security', 'None'],
      ['Law', 'Kansas'],
    ),
    unnumbered(
      section(
        'Use of funds',
        grid(
          ['Purpose', 'Program', 'Match'],
          ['Field trials', '$150,000', '$90,000'],
          ['Two engineers', '$210,000', '$240,000'],
          ['Patents', '$40,000', '$70,000'],
        ),
      ),
    ),
  ],
  footnotes: {
    ext: 'Older notes under this program carried warrants for 3% of the company. The legislature ended those, and there are none here.',
  },
  signatures: [
    { for: 'Accepted for the Borrower', lines: ['By: ____________________', 'Title: ____________________'] },
  ],
};
