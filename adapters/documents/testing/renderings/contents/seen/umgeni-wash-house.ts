import type { Offer } from '../../content/offer.ts';
import {
  commented,
  drafting,
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

/** A Durban impact fund: a SAFE offered in a paper of lettered sections, with the good that is to be done counted. */
export const umgeniWashHouse: Offer = {
  id: 'umgeni-wash-house',
  hand: 'CC6 Durban impact fund, lettered sections, targets beside the money',
  place: 'ZA',
  type: 'safe',
  language: 'en-ZA',
  title: 'OFFER OF FUNDING: uMngeni Wash House (Pty) Ltd',
  front: [
    'From: Inanda Ridge Impact Partners NPC',
    'To: Ms Thandeka Mkhize and Mr Rajesh Pillay',
    'Durban, 14 July',
    'Without prejudice',
  ],
  facts: {
    currency: 'ZAR',
    amount: 5_500_000,
    safeCap: 32_000_000,
    safeDiscountPercent: 20,
    proRata: true,
    protectiveProvisions: true,
    informationRights: true,
    board: { investors: 1 },
    noShopDays: 30,
    governingLaw: 'South Africa',
  },
  numbering: { sections: 'A.', subsections: '1.1' },
  body: [
    paragraph(
      'Sanibonani Thandeka and Raj. Our board met at the eThekwini library on Thursday and voted, without anyone against, to fund the wash houses. This paper is what they voted for. Please read Section {ref:purpose} with care, because our own donors read it first.',
    ),
    section(
      'The Money',
      terms(
        ['Instrument', 'A Simple Agreement for Future Equity (SAFE) between the Company and Inanda Ridge.'],
        [
          'Amount',
          'R5 500 000, in two payments: R3 000 000 at signature and R2 500 000 once the Ntuzuma site is open.',
        ],
        ['Valuation cap', 'R32 000 000, post-money.'],
        ['Discount', '20% on the price that new investors pay.'],
        commented(
          term('Interest', 'None. It is not a loan.'),
          'Raj P',
          'Our bookkeeper books it as one. Must we change that?',
        ),
        ['Use', 'Three wash houses of twelve machines each, solar heating, borehole filters.'],
      ),
      drafting(
        'Finance: the grant from Zürich lands in CHF, agree who carries the rate between now and payment',
      ),
    ),
    section(
      'When it turns into Shares',
      section(
        'A round of funding',
        'When the Company issues shares to raise R10 000 000 or more, the SAFE becomes shares of the same class. The price is that of the cap or that of the discount, whichever gives Inanda Ridge the greater number.',
      ),
      section(
        'A sale or a change of control',
        'Inanda Ridge receives, at its choice,',
        list(
          '(a)',
          'its R5 500 000 back, or so much as has been paid; or',
          'what shares at the cap would be paid.',
        ),
      ),
      section(
        'Winding up',
        'Workers, SARS and trade creditors are paid before Inanda Ridge, and Inanda Ridge before any shareholder.',
      ),
    ),
    section(
      'Rights in the Meantime',
      section(
        'Board',
        'Inanda Ridge appoints one director, who takes no fee. For the first two years this is Sister Bernadette Ngcobo.',
      ),
      section(
        'Reserved matters',
        'Our written consent is asked for before the Company',
        list(
          '(a)',
          'raises the price of a wash above R35 in a township site;',
          'gives security over, or sells, a site;',
          item(
            'takes up loans',
            list('(i)', 'over R750 000, or', 'of any size from a director or a relative;'),
          ),
          'changes its Memorandum of Incorporation.',
        ),
      ),
      section(
        'Reports',
        'Washes, water and wages by the 10th of each month on the attached sheet; annual financial statements, independently reviewed, inside six months of February.',
      ),
      section(
        'Next rounds',
        'We may buy into the round of conversion, and into the one after, for as much as leaves our share unchanged.',
      ),
    ),
    named(
      'purpose',
      section(
        'What it is for',
        'These are the targets for the third year. The Company counts them honestly and we pay for the counting.{^verify}',
        grid(
          ['Target', 'Today', 'Year 3', 'Counted by'],
          ['Households that use a wash house weekly', '310', '2 400', 'Loyalty cards'],
          ['Women employed at or above R6 200 a month', '7', '36', 'Payroll'],
          ['Litres of water per wash', '61', '38', 'Meter'],
          ['Share of water used again (%)', '0', '55', 'Meter'],
        ),
        'If two of the four are missed by more than a third, the parties meet within 21 days and agree on a plan. Missing a target costs the Company no shares.',
        withdrawn(
          paragraph(
            'For each target that is missed the valuation cap falls by R2 000 000, to no less than R24 000 000.',
          ),
        ),
        inserted(
          paragraph(
            'A five per cent stake in the Company is to be held by a trust for its workers before the second payment, and comes out of the founders’ shares.',
          ),
        ),
      ),
    ),
    section(
      'Before we pay',
      list(
        '•',
        'Tax clearance, COIDA letter of good standing, B-BBEE affidavit.',
        'Written permission from the municipality for the Ntuzuma and KwaMashu sites.',
        'Proof that the Pinetown lease is in the name of the Company and not of Mr Pillay’s uncle.',
        'FICA papers for both founders.',
      ),
    ),
    section(
      'General',
      'Talks with other funders for equity or SAFEs rest for 30 days from your signature. This sentence, and keeping each other’s secrets, bind; the rest waits for the SAFE itself.',
      'The law of the Republic of South Africa applies, and a mediator from Tokiso is tried before any court.',
    ),
    unnumbered(
      section(
        'Contacts',
        'Zinhle Dube (portfolio) for questions on targets; Gareth Lowe (finance) for payment.',
      ),
    ),
    remark(
      'NB Zinhle, this is the clean one, but my two comments are still in. Kill them before it goes to Raj please. G.',
    ),
  ],
  footnotes: {
    verify:
      'Last year’s portfolio paid for its own verification, about R180 000 per company. Three of them complained, rightly.',
  },
  signatures: [
    {
      for: 'SIGNED at ______________ on ______________',
      lines: [
        'for Inanda Ridge Impact Partners NPC, duly authorised',
        'As witnesses: 1. ______________ 2. ______________',
      ],
    },
    {
      for: 'SIGNED at ______________ on ______________',
      lines: ['T. Mkhize', 'R. Pillay', 'As witnesses: 1. ______________ 2. ______________'],
    },
  ],
  mail: {
    from: 'Gareth Lowe <gareth@inandaridge.example>',
    to: 'thandeka@washhouse.example',
    subject: 'Fwd: Funding offer – wash houses',
    greeting: 'Hi Thandeka',
    opening: 'Great news from the board, see below. Shout if anything is unclear.',
    signature: [
      'Kind regards',
      'Gareth',
      'Gareth Lowe CA(SA) | Inanda Ridge',
      '031 555 0177',
      'Registered NPC and PBO',
    ],
    older: [
      {
        from: 'Thandeka Mkhize',
        sent: '30 June 2025 at 16:02',
        paragraphs: [
          'Hi Gareth',
          'The Joburg guys want 30% for R6 million and a veto on hiring. I would sooner have you. Could the cap be R40 million?',
          'T',
        ],
      },
    ],
  },
};
