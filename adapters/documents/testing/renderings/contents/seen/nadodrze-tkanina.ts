import type { Offer } from '../../content/offer.ts';
import {
  commented,
  drafting,
  grid,
  item,
  list,
  named,
  paragraph,
  section,
  withdrawn,
} from '../../content/write.ts';

/** A fund lawyer who learnt in a notary's office: paragraphs with a sign, points under them. */
export const nadodrzeTkanina: Offer = {
  id: 'nadodrze-tkanina',
  hand: 'A2 Wrocław fund lawyer from a notary’s office, paragraphs and points',
  place: 'PL',
  type: 'convertible-note',
  language: 'en-GB',
  title: 'Convertible Loan for Nadodrze Tkanina sp. z o.o. — Principal Conditions',
  front: [
    'Wrocław, 27 lutego',
    'Lender: Odra Inkubacja ASI S.A.',
    'Borrower: Nadodrze Tkanina sp. z o.o., KRS in the course of change',
  ],
  numbering: { sections: '§ 1' },
  running: { heads: ['Odra Inkubacja ASI S.A.', 'Nadodrze Tkanina – loan'], foot: 'Strona {page} z {pages}' },
  facts: {
    currency: 'PLN',
    amount: 1_600_000,
    safeCap: 14_000_000,
    safeDiscountPercent: 15,
    noteInterestPercent: 7.5,
    noteMaturityMonths: 30,
    proRata: true,
    protectiveProvisions: true,
    informationRights: true,
    noShopDays: 28,
    governingLaw: 'Poland',
  },
  body: [
    paragraph(
      'The Lender presents the Borrower with the conditions on which it is ready to conclude a loan agreement in the form with notarially certified signatures. The conditions were accepted by the investment committee on 24 February, with two remarks, both of which are taken account of below.',
    ),
    section(
      'Subject of the agreement',
      list(
        '1.',
        'The Lender grants a loan of PLN 1,600,000 (in words: one million six hundred thousand zlotys).',
        item(
          'The Borrower will use it solely for:',
          list(
            'a)',
            'the purchase of a second fibre-opening line from the manufacturer in Prato;',
            'working capital for the contract with the uniform supplier;',
            'certification of the recycled yarn.',
          ),
        ),
        'The loan is not secured on the assets of the Borrower.{^weksel}',
      ),
    ),
    named(
      'transze',
      section(
        'Payment',
        'The loan is put at disposal in tranches, each within seven working days after the event in its row:',
        grid(
          ['Tranche', 'PLN', 'Event', 'Not later than'],
          ['first', '700,000', 'entry of the pledge-free extract of the register', '31 March'],
          ['second', '500,000', 'delivery protocol of the line', '30 September'],
          ['third', '400,000', '20 tonnes of yarn invoiced in one month', '28 February'],
        ),
        'A tranche whose event does not come on time lapses; the remaining ones are not affected by that.',
      ),
    ),
    section(
      'Price of money',
      list(
        '1.',
        'Interest amounts to 7.5% in the year and is counted on a year of 365 days from the day on which the account of the Borrower is credited.',
        commented(
          item(
            'Interest is capitalised at the end of each calendar year and is not paid before {ref:splata}.',
          ),
          'M. Wieczorek',
          'Księgowość pyta, czy kapitalizacja roczna. Tak.',
        ),
        'There is no preparation commission.',
      ),
    ),
    section(
      'Exchange for shares',
      list(
        '1.',
        'If a third party subscribes new shares for not less than PLN 3,000,000, the claim of the Lender is set off against the price of new shares, on the day of the same resolution.',
        item(
          'The price of a share for the Lender is the lower of two:',
          list(
            'a)',
            '85% of the price for the third party;',
            'PLN 14,000,000 divided by the number of shares before the resolution.',
          ),
        ),
        'In the event of sale of the majority of shares the Lender may, within fourteen days from the notice, demand the exchange according to point 2 letter b) or the return of the loan with interest.',
        withdrawn(item('The Lender may demand exchange at any time at the nominal value of the shares.')),
      ),
      drafting(
        'do uzgodnienia: whether contributions in kind count towards the PLN 3,000,000; the Borrower says yes',
      ),
    ),
    named(
      'splata',
      section(
        'Return',
        'The loan with interest is returned after 30 months from the first tranche if it has not been exchanged. An earlier return requires the approval of the Lender, who has then fourteen days to choose exchange instead.',
      ),
    ),
    section(
      'Duties until exchange or return',
      list(
        '1.',
        'By the 20th day of each month: turnover, bank balances, list of overdue payables.',
        'By 30 June: the approved financial statement.',
        item(
          'Without prior written approval of the Lender the Borrower does not:',
          list(
            'a)',
            'take credits or leasing above PLN 250,000;',
            'dispose of know-how or trade marks;',
            'pay out profit;',
            'conclude contracts with members of the management board or their families.',
          ),
        ),
        'At each increase of capital the Lender may take up a part that answers to the share it would have after exchange.',
      ),
    ),
    section(
      'Call for immediate return',
      'The Lender may call for return before time if a tranche was spent contrary to its purpose, if enforcement proceedings over PLN 100,000 last longer than thirty days, or if Ms Jagoda Szulc ceases to be president of the board otherwise than for reasons of health.',
    ),
    section(
      'Final provisions',
      list(
        '1.',
        'For 28 days from signing these conditions the Borrower negotiates with nobody else about financing.',
        'Tax on civil law transactions, if due, is borne by the Borrower.',
        'Polish law; the common court competent for Wrocław-Śródmieście.',
        'Except for point 1, the conditions are not an offer in the meaning of art. 66 of the Civil Code.',
      ),
    ),
  ],
  footnotes: {
    weksel:
      'The blank promissory note with a guarantee of both shareholders, present in the version of 3 February together with interest of 11%, was given up after remark no. 1 of the committee.',
  },
  signatures: [
    { for: 'Odra Inkubacja ASI S.A.', lines: ['Bogumił Trzaska', 'członek zarządu'] },
    { for: 'Nadodrze Tkanina sp. z o.o.', lines: ['…………………………………', 'Jagoda Szulc, prezes zarządu'] },
  ],
};
