import type { Offer } from '../../content/offer.ts';
import {
  band,
  commented,
  drafting,
  fixed,
  grid,
  inserted,
  item,
  list,
  named,
  paragraph,
  remark,
  section,
  term,
  terms,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A retired dentist’s holding company lends: three columns, schedules, legal advice certificates, E. & O.E. */
export const eloraBandsawNote: Offer = {
  id: 'elora-bandsaw-note',
  hand: 'KA7 Wellington County private lender, note summary with a register, schedules and advice certificates',
  place: 'CA',
  type: 'convertible-note',
  language: 'en-CA',
  title: 'Secured Convertible Promissory Note – Summary for Discussion',
  front: [
    'Lender: 1700044 Ontario Inc. (Dr. W. Schmalz)',
    'Borrower: Grand River Bandsaw Robotics Ltd., Elora',
    'Prepared by the Lender, not by a lawyer, on Family Day',
    'E. & O.E.',
  ],
  numbering: { sections: 'A.', subsections: '1.' },
  running: { heads: ['Schmalz / GRBR note'], foot: 'Draft 3, p. {page} of {pages}, E. & O.E.' },
  facts: {
    currency: 'CAD',
    amount: 250_000,
    safeCap: 3_500_000,
    safeDiscountPercent: 20,
    noteInterestPercent: 9,
    noteMaturityMonths: 30,
    protectiveProvisions: true,
    proRata: true,
    informationRights: true,
    noShopDays: 21,
    governingLaw: 'Ontario',
  },
  body: [
    fixed(
      section(
        'Basics',
        grid(
          ['Item', 'Agreed', 'Para. of note'],
          ['Principal', '$250,000 (all dollars Canadian)', '1'],
          ['Advanced', 'One certified cheque on closing', '1'],
          ['Interest', '9% per annum, calculated semi-annually not in advance', '2'],
          ['Maturity', '30 months after closing', '3'],
          ['Prepayment', 'Any time after month 12, on 20 days’ notice, bonus of two months’ interest', '3'],
          ['Conversion ceiling', '$3,500,000', '5'],
          ['Conversion discount', '20%', '5'],
        ),
        drafting(
          'Interest Act s. 4: yearly rate is stated, ok. Semi-annual compounding like a mortgage – keep?',
        ),
      ),
    ),
    section(
      'Paying',
      'Interest is paid quarterly by pre-authorized debit; the first two quarters are added to principal instead.',
      terms(
        ['Late payment', '12% on the late amount, from the day it was due'],
        withdrawn(term('NSF cheque', '$150 each')),
        ['Application of payments', 'Costs, then interest, then principal'],
      ),
    ),
    named(
      'conv',
      section(
        'Turning into shares',
        section(
          'Financing',
          'A sale of treasury shares bringing in $750,000 or better, other people’s notes not counted, converts principal and interest on the spot. The Lender’s price is 80% of the price paid by the new people, or, should that come out lower, $3,500,000 over all shares on a diluted basis.',
        ),
        section(
          'Sale of the Borrower',
          'The Lender elects, at least two days ahead, between',
          list('(i)', 'everything owing that day, and', 'common shares at the ceiling.'),
        ),
        section(
          'Nothing by maturity',
          commented(
            paragraph(
              'Principal and interest are due in cash. The Lender may take common shares at the ceiling for any part of it.',
            ),
            'L. Bauman',
            'Can we get six months’ extension at our option if revenue is over $600k? Wendell nodded, I think.',
          ),
          inserted(paragraph('One extension of three months is given on payment of $2,500.')),
        ),
      ),
    ),
    section(
      'Security',
      list(
        '→',
        'General security agreement over everything, registered under the PPSA, second to the Mennonite Savings line ($180,000 max.)',
        item(
          'Specific charge on:',
          list('–', 'resaw no. 2 with the vision arm, serial GR-0007', 'the patent application'),
        ),
        'Postponement of shareholder loans ($96,400)',
        'No personal guarantees {#Lorna’s husband would not sign and I would not either#}',
      ),
    ),
    section(
      'Promises',
      section(
        'To do',
        'Insure. Remit source deductions and HST on time. Give the Lender notice-to-reader statements within 100 days and a bank printout monthly. Have him in the shop whenever he likes, with boots on.',
      ),
      section(
        'Not to do, unless the Lender agrees in writing',
        list(
          'a.',
          'dividends or bonuses to shareholders',
          'more debt ahead of or beside the note',
          'issuing shares other than in a financing as described in {ref:conv}',
          'selling saws other than to customers',
        ),
      ),
      section(
        'After conversion',
        'The Lender may buy into new share issues to stay at his percentage, so long as he holds half of what he got.',
      ),
    ),
    section(
      'Default',
      'Missed payment (7 days’ grace), insolvency, a writ over $10,000 not lifted within a month, or a broken promise not fixed 15 days after notice: all becomes due. Ten days’ notice under section 244 of the Bankruptcy and Insolvency Act will be given before realizing.',
    ),
    section(
      'Getting there',
      terms(
        band('BEFORE CLOSING'),
        [
          'By the Borrower',
          list(
            '•',
            'corporate search and minute book',
            'inter-creditor letter',
            'insurance binder naming the Lender',
          ),
        ],
        ['By the Lender', 'Cheque. Also patience.'],
        band('MEANWHILE'),
        ['Standstill', '21 days from signing in which no other lender or investor is approached'],
        ['Costs', 'Borrower pays Mr. Duimering’s account to $4,200 and registration'],
        band('ALWAYS'),
        ['Law', 'Ontario, and federal law as it applies there; Guelph courthouse'],
        ['Effect', 'Only the standstill and costs bind now'],
      ),
    ),
    remark(
      'W.S. reminder to self: Gerald said 10% & 18 months & half the patent. Too greedy, Elsbeth says. Was at 6% in draft 1, typo. Cut this off.',
    ),
    fixed(
      unnumbered(
        section(
          'Schedule 1 – Quarterly debits if nothing converts',
          grid(
            ['Quarter', 'Interest', 'Principal', 'Note'],
            ['1, 2', '–', '–', 'added'],
            ['3 to 9', '5,813.44', '–', 'approximate{^calc}'],
            ['10', '5,813.44', '261,250.00', 'all due'],
          ),
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Schedule 2 – Independent legal advice',
          'Each person signing for the Borrower brings a certificate that a lawyer other than Mr. Duimering has explained the note, or signs that he or she was told to get one and declined.',
        ),
      ),
    ),
  ],
  footnotes: {
    calc: 'Worked out on a kitchen calculator. Mr. Duimering’s office will give the real figure.',
  },
  signatures: [
    {
      for: 'DATED at Elora, Ontario, this ____ day of ____________',
      lines: ['SIGNED, SEALED AND DELIVERED in the presence of:', '____________________ Witness'],
    },
    {
      for: '1700044 ONTARIO INC.',
      lines: [
        'Per: ____________________',
        'Wendell Schmalz, President',
        'I have authority to bind the corporation',
      ],
    },
    {
      for: 'GRAND RIVER BANDSAW ROBOTICS LTD.',
      lines: [
        'Per: ____________________  Lorna Bauman, President',
        'Per: ____________________  Tej Grewal, Secretary-Treasurer',
        'We have authority to bind the corporation',
      ],
    },
    { for: 'c.c. R. Duimering (by fax)', lines: ['/ws'] },
  ],
};
