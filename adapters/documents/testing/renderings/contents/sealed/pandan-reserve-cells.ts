import type { Offer } from '../../content/offer.ts';
import {
  band,
  commented,
  drafting,
  grid,
  item,
  list,
  named,
  section,
  term,
  terms,
  withdrawn,
} from '../../content/write.ts';

/** A Singapore venture debt fund: indicative terms of a convertible facility, a table and then schedules. */
export const pandanReserveCells: Offer = {
  id: 'pandan-reserve-cells',
  hand: 'CC4 Singapore venture debt fund, credit officer, table of the facility and schedules',
  place: 'SG',
  type: 'convertible-note',
  language: 'en-GB',
  title: 'Indicative Terms – Convertible Loan Facility to Pandan Cell Recovery Pte. Ltd.',
  front: [
    'Straits Ledger Venture Debt Fund II',
    'Reference SLVD/II/0087 – version 3',
    'Valid for acceptance until 5.00 p.m. on 29 August',
  ],
  cover: [
    'STRAITS LEDGER CAPITAL PTE. LTD.',
    'Indicative Terms',
    'Pandan Cell Recovery Pte. Ltd.',
    'Private and confidential. Subject to credit committee approval, satisfactory due diligence and documentation.',
    'The manager holds a licence for venture capital fund management.',
  ],
  running: { heads: ['SLVD/II/0087 – Indicative Terms'], foot: '{page}/{pages}' },
  facts: {
    currency: 'SGD',
    amount: 3_000_000,
    safeCap: 24_000_000,
    safeDiscountPercent: 15,
    noteInterestPercent: 9.5,
    noteMaturityMonths: 30,
    protectiveProvisions: true,
    informationRights: true,
    proRata: true,
    noShopDays: 21,
    governingLaw: 'Singapore',
  },
  numbering: { sections: 'Part A' },
  body: [
    section(
      'The Facility',
      terms(
        [
          'Borrower',
          'Pandan Cell Recovery Pte. Ltd. (UEN to be inserted), which recovers cobalt and nickel from scooter batteries at Tuas.',
        ],
        ['Lender', 'Straits Ledger Venture Debt Fund II VCC, acting for its sub-fund Alpha.'],
        [
          'Facility',
          'A convertible term loan of S$3,000,000, available in two drawings as set out in {ref:drawings}.',
        ],
        [
          'Purpose',
          'A second shredding line, and working capital. Not for dividends, nor for paying directors’ loans.',
        ],
        commented(
          term(
            'Interest',
            '9.5% per annum, counted on days over 365. Half is paid in cash each month; the other half is added to the loan every quarter.',
          ),
          'Weiling (BD)',
          'Founder asked for 8. Credit will not move, do not reopen.',
        ),
        [
          'Final maturity',
          '30 months from the first drawing. What has not been converted by then falls due with accrued interest.',
        ],
        [
          'Early repayment',
          'Allowed on 20 business days’ notice, during which the Lender may convert instead. A fee applies to the sum repaid:',
          list('i)', '3% in the first year;', '2% in the second;', 'nil after that.'),
        ],
        [
          'Fees',
          'Arrangement fee of 1.5%, kept back from each drawing. Legal costs of the Lender capped at S$35,000.',
        ],
        withdrawn(
          term(
            'Warrants',
            'Warrants over ordinary shares for 6% of the Facility, exercisable for seven years at a price of S$0.01.',
          ),
        ),
        band('Conversion'),
        [
          'Qualifying round',
          'If the Borrower raises S$5,000,000 or more from a sale of preference shares, the loan and capitalised interest convert into shares of that class, at a price which is the lower of',
          list(
            'a)',
            'the round price reduced by 15%; and',
            'the price per share implied by a value of S$24,000,000, taken before the round on a fully diluted basis.',
          ),
        ],
        ['Smaller round', 'Conversion at the option of the Lender, on the same price.'],
        [
          'Trade sale',
          'The Lender elects, at least five business days before completion, between repayment with the fee above and conversion at the capped value.',
        ],
        [
          'After conversion',
          'The Lender may take up its percentage of later issues for so long as it has 2% or more.',
        ],
      ),
      drafting('SL legal to check the moneylending exemption wording for sub-fund Alpha before issue'),
    ),
    named(
      'drawings',
      section(
        'Drawings and Conditions',
        grid(
          ['Drawing', 'Amount (S$)', 'Available from', 'Test'],
          ['First', '1,800,000', 'Signing', 'Conditions 1 to 3'],
          ['Second', '1,200,000', '1 February', 'Recovered metal of 14 t per month'],
          ['Total', '3,000,000', '–', '–'],
        ),
        list(
          '1.',
          'Certified board and shareholder resolutions, with the register of charges from ACRA.',
          'NEA licence for toxic industrial waste in the Borrower’s own name.',
          item(
            'Security in agreed form:',
            list(
              '(i)',
              'fixed charge on the shredding lines;',
              'floating charge on all else, patents left out;',
              'assignment of the Jurong offtake contract.',
            ),
          ),
        ),
      ),
    ),
    section(
      'Undertakings',
      'Until the loan has been repaid or converted, the Borrower',
      list(
        '–',
        'keeps cash of no less than four months’ net burn, tested at each month end;',
        'delivers management accounts by the 15th of the following month and audited accounts within 150 days;',
        'gives one person from the Lender notice of board meetings and the right to attend them without a vote; and',
        'does not, unless the Lender has consented in writing, borrow elsewhere, create security, sell plant worth above S$100,000, declare dividends or amend its constitution.',
      ),
      'A breach of the cash test is cured if shareholders put in the shortfall within ten business days. {#Credit: two cures in the life of the loan, or one per year? See memo#}',
    ),
    section(
      'Default',
      'On non-payment for five business days, insolvency, loss of the NEA licence or a false statement, the Lender may call for the loan and enforce. Overdue sums bear an extra 3% per annum.',
    ),
    section(
      'General',
      list(
        '1.',
        'The Borrower will not discuss other debt or notes with third parties for 21 days from acceptance.{^excl}',
        'Acceptance creates obligations only as to that, confidentiality, and legal costs.',
        'Singapore law; disputes to SIAC arbitration with one arbitrator.',
        'Non-refundable deposit of S$10,000 on acceptance, credited against legal costs.',
      ),
    ),
  ],
  footnotes: {
    excl: 'Version 2 had 60 days and covered equity as well. Shortened at the request of the lead shareholder.',
  },
  signatures: [
    {
      for: 'Issued by Straits Ledger Capital Pte. Ltd. as manager',
      lines: ['Name: Desmond Quah Boon Huat', 'Designation: Head of Credit', 'Signature:'],
    },
    {
      for: 'Accepted by the Borrower',
      lines: ['Name: Nurul Aisyah binte Rahmat', 'Designation: Director', 'Signature:', 'Company stamp:'],
    },
  ],
  mail: {
    from: 'Tay Weiling <weiling.tay@straitsledger.example>',
    to: 'aisyah@pandancell.example',
    subject: 'SLVD/II/0087 v3 for your signature',
    greeting: 'Hi Aisyah,',
    opening: 'Version 3 as discussed with Desmond. Appreciate your signed copy by Friday, tks.',
    signature: [
      'Best regards',
      'Tay Weiling (Ms)',
      'AVP, Business Development',
      'DID +65 6555 0121',
      'CONFIDENTIALITY CAUTION: If you are not the addressee please delete this and inform the sender.',
    ],
    older: [
      {
        from: 'Nurul Aisyah',
        sent: 'Tue, 12 Aug, 11:46 am',
        paragraphs: [
          'Hi Weiling,',
          'Can do 8% all paid at the end, S$2m only, and no warrants? Our bank is quoting 7.25%.',
          'Aisyah',
        ],
      },
    ],
  },
};
