import type { Offer } from '../../content/offer.ts';
import { band, grid, list, section, term, terms, withdrawn } from '../../content/write.ts';

/** A Chicago bridge note: a short table, one row struck out, the earlier notes listed. */
export const brindleFreightNote: Offer = {
  id: 'brindle-freight-note',
  hand: 'Chicago family office, bridge note',
  place: 'US',
  type: 'convertible-note',
  language: 'en-US',
  title: 'BRINDLE FREIGHT, INC. – BRIDGE NOTES – TERMS',
  front: ['July 1'],
  facts: {
    currency: 'USD',
    amount: 1_000_000,
    safeCap: 12_000_000,
    safeDiscountPercent: 20,
    noteInterestPercent: 7,
    noteMaturityMonths: 18,
    governingLaw: 'Illinois',
  },
  body: [
    terms(
      band('Notes'),
      ['Borrower', 'Brindle Freight, Inc.'],
      ['Lenders', 'Wacker Drive Family Office and up to six existing holders'],
      ['Principal', 'Up to $1,000,000 in total, funded in one or more closings before August 31'],
      ['Interest', 'Simple interest at 7% per year, paid in stock on conversion'],
      ['Maturity', '18 months after the first closing'],
      withdrawn(
        term('Security', 'First lien on receivables and a personal guarantee of Mr. Brindle for $200,000'),
      ),
      band('Conversion'),
      [
        'Qualified financing',
        'When the Company sells preferred stock for at least $3,000,000 of new money, principal and interest convert into that stock at the lower of',
        list(
          '(a)',
          '80% of the price paid by new investors, and',
          'the price per share that follows from a valuation of $12,000,000 before the financing (fully diluted, the notes left out).',
        ),
      ],
      [
        'Sale of the Company',
        'At the holder’s choice: one times principal plus interest in cash{^double}, or conversion into common stock at the cap',
      ],
      [
        'At maturity',
        'Holders of most of the principal may extend, demand payment, or convert into common stock at the cap',
      ],
      band('General'),
      ['Amendment', 'With the consent of holders of a majority of principal'],
      ['Costs', 'The Company pays up to $12,500 of lenders’ counsel at the first closing'],
      ['Law', 'Illinois'],
    ),
    section(
      'Notes outstanding today',
      'The following notes remain on their own terms and are not part of this offer.',
      grid(
        ['Holder', 'Issued', 'Principal', 'Rate'],
        ['R. Okafor', 'March', '$75,000', '5%'],
        ['Lakefront Angels', 'May', '$150,000', '6%'],
        ['Total', '', '$225,000', ''],
      ),
    ),
  ],
  footnotes: { double: 'Counsel’s template doubles the principal on a sale. The lenders gave that up.' },
};
