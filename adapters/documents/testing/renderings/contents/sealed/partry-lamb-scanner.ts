import type { Offer } from '../../content/offer.ts';
import {
  commented,
  drafting,
  fixed,
  grid,
  inserted,
  item,
  list,
  named,
  paragraph,
  section,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A Mayo accelerator’s advance: short, in plain words, questions as headings, a witness with an occupation. */
export const partryLambScanner: Offer = {
  id: 'partry-lamb-scanner',
  hand: 'KA6 Mayo accelerator, advance letter with questions as headings and a witness',
  place: 'IE',
  type: 'safe',
  language: 'en-IE',
  title: 'The Robe Advance',
  front: [
    'Spring intake, Robe Valley Accelerator CLG, Ballinrobe',
    'for Partry Lamb Scanner Ltd',
    'This is the plain version. It is also the only version.',
  ],
  numbering: { sections: '1)' },
  running: { heads: ['The Robe Advance'], foot: 'v. Spring / p. {page}' },
  facts: {
    currency: 'EUR',
    amount: 75_000,
    safeCap: 2_000_000,
    safeDiscountPercent: 20,
    proRata: true,
    informationRights: true,
    governingLaw: 'Ireland',
  },
  body: [
    section(
      'What do you get?',
      '€75,000, half of it in the first week of the programme and the other half when you come back from the ewes in April. Desks, broadband and Noreen’s coffee are separate and free.',
      withdrawn(paragraph('From each payment we keep back €5,000 as a programme fee.')),
    ),
    named(
      'shares',
      section(
        'What do we get?',
        'Nothing today. When you next sell shares for €250,000 or more (a {*Round*}), our advance turns into those shares. We get them at the better for us of:',
        list(
          'a)',
          'four fifths of what the others pay, so a discount of 20%; and',
          'the price you get when €2,000,000 is divided by every share and option there is just before the Round.',
        ),
        'Here is how that looks with 100,000 shares counted:',
        grid(
          ['Round says you are worth', 'Others pay', 'We pay'],
          ['€1,500,000', '€15.00', '€12.00'],
          ['€2,500,000', '€25.00', '€20.00'],
          ['€4,000,000', '€40.00', '€20.00'],
        ),
      ),
    ),
    section(
      'And if you sell up first?',
      commented(
        paragraph(
          'Before the owners are paid, we choose: our €75,000 back, or our slice as if we had turned into ordinary shares at the €2,000,000 price that morning.',
        ),
        'Ciarán (PLS)',
        'What if a co-op takes us over for less than 75? You’d take the lot?',
      ),
      inserted(
        paragraph('Moving the company under a new parent that the two of you own does not count as a sale.'),
      ),
    ),
    section(
      'And if you fold?',
      'Then we stand in the queue with other unsecured creditors, {-ahead of-} {+behind+} Revenue, the credit union and the vet. Nobody comes after your house or your sheep.',
    ),
    section(
      'What must you do meanwhile?',
      list(
        '•',
        item('Tell us how it goes, one page each month: cash, scans done, what broke.'),
        'Send the accounts when they go to the CRO.',
        'Let us join the Round after, for enough to keep our percentage.{^follow}',
        'Ask before you give anybody a sweeter advance than this; if you do it anyway, we get the same.',
      ),
      drafting('EI say we need a GBER line here. Noreen has it in an email somewhere'),
    ),
    fixed(
      section(
        'Small print, such as it is',
        'Either of us may hand this on only to a company of the same group. Any change is made in writing and signed by both. Irish law applies and the courts of Ireland decide. You had the chance to show this to a solicitor, and we will pay €400 towards one.',
      ),
    ),
    fixed(
      unnumbered(
        section('Account', 'IBAN to be read out over the phone and then read back. Never by email.'),
      ),
    ),
  ],
  footnotes: {
    follow:
      'Last autumn’s intake had a clause giving us 6% straight away for nothing. It is gone, and alumni who signed it have been offered this paper instead.',
  },
  signatures: [
    {
      for: 'Signed for Robe Valley Accelerator CLG',
      lines: ['______________________', 'Noreen Feerick, Programme Director'],
    },
    {
      for: 'Signed for Partry Lamb Scanner Ltd',
      lines: [
        '______________________  Ciarán Heneghan, Director',
        '______________________  Aoibhín Walsh, Director/Secretary',
      ],
    },
    {
      for: 'in the presence of',
      lines: [
        'Witness: ______________________',
        'Address: ______________________',
        'Occupation: ______________________',
      ],
    },
  ],
  mail: {
    from: 'Noreen Feerick <noreen@robevalley.example>',
    to: 'Ciarán Heneghan; Aoibhín Walsh',
    subject: 'The paper, at last',
    greeting: 'Howya both,',
    opening: 'As promised at the mart. No attachment, Gmail ate it, so here it is in full.',
    signature: [
      'Slán,',
      'Noreen',
      'Robe Valley Accelerator, The Old Creamery, Ballinrobe',
      'Out of office every second Friday (calves)',
    ],
    older: [
      {
        from: 'Aoibhín Walsh',
        sent: 'Monday 8 January 2024 08:12',
        paragraphs: [
          'Happy new year Noreen. Could we lose the fee, and is the ceiling €2m or €1.5m? Dad heard one and a half.',
        ],
      },
    ],
  },
};
