import type { Offer } from '../../content/offer.ts';
import {
  commented,
  drafting,
  fixed,
  grid,
  item,
  list,
  named,
  paragraph,
  section,
  unnumbered,
} from '../../content/write.ts';

/** An Inverness solicitor’s heads for loan notes, with the schedule worked in figures. */
export const strathnaverMaltings: Offer = {
  id: 'strathnaver-maltings',
  hand: 'B6 Inverness solicitor, loan notes, capital letters for every defined word',
  place: 'UK',
  type: 'convertible-note',
  language: 'en-GB',
  title: 'STRATHNAVER MALTINGS LIMITED – Heads of Terms – £900,000 Loan Notes',
  front: ['Our ref: MMcK/STR0041/3', 'Revised 26 January'],
  cover: [
    'Strathnaver Maltings Limited',
    '£900,000 Convertible Unsecured Loan Notes',
    'Heads of Terms',
    'MacKessock & Rae, Solicitors, Church Street, Inverness',
    'Issued to sophisticated and high net worth persons only. Capital is at risk.',
  ],
  numbering: { sections: '1.', subsections: '1.1' },
  running: {
    heads: ['Strathnaver Maltings – Loan Notes', 'Schedule to the Heads of Terms'],
    foot: 'MMcK/STR0041/3 – {page}',
  },
  facts: {
    currency: 'GBP',
    amount: 900_000,
    safeCap: 8_000_000,
    safeDiscountPercent: 25,
    noteInterestPercent: 10,
    noteMaturityMonths: 36,
    protectiveProvisions: true,
    informationRights: true,
    noShopDays: 28,
    governingLaw: 'Scotland',
  },
  body: [
    section(
      'Notes',
      list(
        '1.1',
        'The Company creates £900,000 Notes of £1 each. The Subscribers (Sutherland Estates Pension Trustees as to £600,000, Mr and Mrs Auchterlonie as to the balance) take them up at par.',
        'The Notes are unsecured. They rank equally among themselves and behind the Bank.{^charge}',
        'No application will be made to list them.',
      ),
    ),
    section(
      'Interest; Redemption',
      list(
        '1.1',
        '10% per annum, simple. Half is paid on 28 May and 28 November (Whitsunday and Martinmas); half stands over and is converted or redeemed along with the principal.',
        'Notes not converted are redeemed 36 months from the Issue Date.',
        'The Company may redeem sooner on sixty days’ notice. During those sixty days a Noteholder may convert instead.',
      ),
    ),
    named(
      'conversion',
      section(
        'Conversion',
        'On a Fundraising, that is to say an issue of shares for cash of not less than £2,000,000, all Notes convert into the shares issued. The Conversion Price is the lesser of:',
        list(
          '(a)',
          '75% of the price at which those shares are subscribed for cash; and',
          item(
            '£8,000,000 divided by the number of shares in issue just before, for which purpose',
            list('(i)', 'options count as exercised; and', 'the Notes do not count.'),
          ),
        ),
        'Part One of the Schedule works this out. On an Exit each Noteholder elects, within ten days of being told of it, for the price under (b) or for redemption at £1.30 for each £1 of Notes.',
        drafting('MMcK: Agents for the Company press for £1.20. Instructions awaited from Mrs A'),
      ),
    ),
    section(
      'Undertakings',
      commented(
        paragraph(
          'For so long as £225,000 of Notes remains, and save with the consent of Noteholders of three fifths in value, the Company will refrain from:',
        ),
        'R. Auchterlonie',
        'Why £225,000? It was nil in November.',
      ),
      list(
        '(a)',
        'granting any standard security or floating charge, other than to the Bank;',
        'declaring a dividend;',
        'selling casks otherwise than in ordinary course;',
        'altering its articles to the hurt of Noteholders.',
      ),
      'The Company gives Noteholders quarterly stock and cash figures, and its accounts as soon as they are signed off.',
    ),
    section(
      'Miscellaneous',
      list(
        '1.1',
        'Notes pass by registered transfer in sums of £10,000. There is no power to transfer to a distiller.',
        'For 28 days from acceptance the Company will not treat with any other lender.',
        'Each party meets its own outlays. LBTT is not expected.',
        'Scots law; Sheriff Court at Inverness. Only this paragraph and the two before it are meant to oblige anyone.',
      ),
    ),
    fixed(
      unnumbered(
        section(
          'SCHEDULE, PART ONE: Specimen conversions eighteen months after issue',
          'Assumptions: 5,000,000 shares before the Fundraising; interest of £67,500 standing over; £967,500 converted.',
          grid(
            ['Fundraising price', '75%', 'Price under (b)', 'Conversion Price', 'Shares'],
            ['£1.20', '£0.90', '£1.60', '£0.90', '1,075,000'],
            ['£2.00', '£1.50', '£1.60', '£1.50', '645,000'],
            ['£3.00', '£2.25', '£1.60', '£1.60', '604,687'],
          ),
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'SCHEDULE, PART TWO: When Notes become repayable at once',
          list(
            '(1)',
            'Money due is unpaid for 14 days.',
            'An administrator, receiver or liquidator is appointed, or diligence is executed against the maltings.',
            'The Company stops malting for three months, fire and flood excepted.',
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    charge:
      'The heads of 30 November offered a second floating charge and 12%. The Bank withheld its consent, and the Noteholders chose a larger discount instead.',
  },
  signatures: [
    {
      for: 'Accepted for and on behalf of the Company',
      lines: ['________________________', 'Director', 'at', 'on'],
    },
    { for: 'The Subscribers', lines: ['________________________', '________________________'] },
  ],
};
