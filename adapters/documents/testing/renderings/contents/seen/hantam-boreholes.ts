import type { Offer } from '../../content/offer.ts';
import {
  commented,
  drafting,
  fixed,
  grid,
  item,
  list,
  named,
  section,
  unnumbered,
} from '../../content/write.ts';

/** A Cape Town lender's convertible loan note, set out clause by clause with a schedule. */
export const hantamBoreholes: Offer = {
  id: 'hantam-boreholes',
  hand: 'D1 Cape Town lender, loan note with schedules',
  place: 'ZA',
  type: 'convertible-note',
  language: 'en-ZA',
  title: 'Hantam Borehole Telemetry (Pty) Ltd: convertible loan note',
  front: [
    'Proposal of Tafelkop Patient Capital (Pty) Ltd',
    'Cape Town, 28 August',
    'For the attention of Ms N. Jantjies and Mr D. van Zyl',
  ],
  numbering: { sections: '1' },
  running: { heads: ['Tafelkop / Hantam: loan note proposal'], foot: '{page} / {pages}' },
  facts: {
    currency: 'ZAR',
    amount: 12_000_000,
    safeCap: 60_000_000,
    safeDiscountPercent: 20,
    noteInterestPercent: 11,
    noteMaturityMonths: 30,
    board: { investors: 1 },
    protectiveProvisions: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    noShopDays: 30,
    governingLaw: 'South Africa',
  },
  body: [
    section(
      'Background',
      'Hantam Borehole Telemetry (Pty) Ltd, of Calvinia in the Northern Cape, makes and lets out meters that watch the level of groundwater on farms and in small towns. It has 640 meters in the field and wants to have 2 400.',
      'Tafelkop Patient Capital (Pty) Ltd is prepared to lend it the money for this against a note that can become shares. What follows is what our investment committee approved on Tuesday.',
    ),
    named(
      'loan',
      section(
        'The loan',
        'Tafelkop lends Hantam R12 000 000 in three parts, which are set out in the first schedule. A part is paid within ten business days after Hantam has shown that the condition beside it is met.',
        'If a condition is not met within twelve months from the first payment Tafelkop need not pay that part, nor any later one. What was paid stays lent on these terms.',
      ),
    ),
    section(
      'Interest',
      'The loan bears simple interest of 11% a year on what is outstanding. Interest is not paid in cash while the note runs: it is added up, and converted or repaid together with the capital.',
      'On amounts that are overdue 3% a year is added.',
    ),
    named(
      'maturity',
      section(
        'Repayment',
        'Unless it has been converted before, the loan falls due thirty months after the first payment, with all interest.',
        'Hantam may not repay it earlier without the agreement of Tafelkop.',
        'If Hantam cannot repay at that date Tafelkop has the choice to',
        list(
          '(a)',
          'extend the loan by up to twelve months on the same terms;',
          'take ordinary shares at the price that follows from the cap in clause {ref:conversion}; or',
          'claim payment.',
        ),
      ),
    ),
    named(
      'conversion',
      section(
        'Conversion',
        'When Hantam raises R20 000 000 or more for new shares from persons who are not shareholders today, capital and interest are converted into shares of the class that these persons receive.',
        'The price is whichever of the two is lower:',
        list(
          '(a)',
          'the price that the new investors pay, less a discount of 20%; and',
          'R60 000 000 divided by all shares in issue immediately before the round, options counted and this note not counted.',
        ),
        'In a smaller round Tafelkop may convert on the same footing and need not.{^cap}',
      ),
    ),
    section(
      'Sale of the company',
      'If Hantam or its business is sold while the note is outstanding, Tafelkop chooses between capital and interest in money, and the price of the ordinary shares that it would hold had it converted at the cap on the day before.',
    ),
    section(
      'Ranking and security',
      'The note ranks after the overdraft at the bank, of R1 500 000 at most, and before the loan accounts of shareholders. These are subordinated by a deed which Ms Jantjies and Mr van Zyl sign with the note.',
      'Hantam gives a notarial bond over the meters that are bought with the loan. Nobody gives a personal surety.',
      drafting(
        'Drafting note: the bank’s letter of 14 August speaks of a cession of book debts. Find out whether it covers rentals before we settle this clause',
      ),
    ),
    section(
      'What Hantam undertakes',
      'As long as anything is owed, Hantam will',
      list(
        '(a)',
        'use the money for meters, their installation and the software of the portal;',
        'keep its meters insured, and its licence of the regulator in force;',
        'keep R900 000 in cash at the end of each month;',
        'keep its broad-based empowerment rating at level four or better; and',
        item(
          'send to Tafelkop',
          list(
            '(i)',
            'management accounts within twenty days of the end of a month;',
            'audited statements within five months of the end of February;',
            'the number of meters let, idle and stolen, once a quarter; and',
            'any letter of the water authority about its licence, when it comes.',
          ),
        ),
      ),
    ),
    section(
      'What Hantam asks Tafelkop first',
      'These steps need the prior consent of Tafelkop in writing, which it gives or refuses within eight business days:',
      list(
        '(a)',
        'a change to the memorandum of incorporation;',
        'new shares of any kind, apart from a round under clause {ref:conversion};',
        'debt over R500 000, the overdraft aside;',
        'a dividend or the repayment of a loan account;',
        'a purchase over R750 000 that the budget does not contain;',
        'the sale or lease of the portal or its code; and',
        'a salary above R1 400 000 a year.',
      ),
    ),
    section(
      'Board and shareholders',
      'Tafelkop appoints one director from the first payment until the note is gone or, after conversion, for as long as it holds a tenth of the shares.',
      'After conversion Tafelkop may follow every issue of shares in its proportion. If a founder sells it may sell beside the founder, as many of every hundred of its shares and at the same price.',
      commented(
        {
          kind: 'paragraph',
          words:
            'The founders may each sell up to 5% of their shares in a year without asking anybody, to their families or their trusts.',
        },
        'Lindiwe',
        'Committee would accept ten per cent here if Danie pushes. Do not volunteer it.',
      ),
    ),
    named(
      'default',
      section(
        'Default',
        'Tafelkop may call up the loan by written notice if',
        list(
          '(a)',
          'a payment is more than seven days late;',
          'an undertaking is broken and not put right within twenty-one days of a request;',
          'a statement made to Tafelkop before the loan was untrue in a point of weight;',
          'business rescue or liquidation is applied for and the application is not withdrawn in thirty days;',
          'both founders have ceased to work for Hantam; or',
          'the licence is lost.',
        ),
      ),
    ),
    section(
      'Conditions before the first payment',
      list(
        '(a)',
        'resolutions of board and shareholders under sections 45 and 46 of the Companies Act, so far as they apply;',
        'a clean report of our accountants on the rental book;',
        'registration of the notarial bond;',
        'proof that the code of the portal, written by a cousin of Mr van Zyl, belongs to Hantam; and',
        'tax clearance.',
      ),
    ),
    section(
      'Costs',
      'A raising fee of 1,5% of each part is held back when it is paid. Hantam bears the cost of the bond and the report, together not above R180 000. Each side pays for its attorneys.',
    ),
    section(
      'Talks with others',
      'For thirty days after this proposal is accepted Hantam and its shareholders do not discuss finance with others, the bank and the Land and Water Fund excepted. This clause binds from acceptance, and so does the duty to keep the paper to oneself.',
    ),
    fixed(
      section(
        'Law',
        'The law of South Africa governs the note. Disputes go to a single arbitrator in Cape Town under the rules of AFSA, with leave to ask the High Court for urgent relief.',
      ),
    ),
    fixed(
      unnumbered(
        section(
          'First schedule: parts of the loan',
          grid(
            ['Part', 'Amount', 'Condition', 'Expected'],
            ['First', 'R5 000 000', 'Signature and the conditions before payment', 'October'],
            ['Second', 'R4 000 000', '1 200 meters in the field', 'March'],
            ['Third', 'R3 000 000', '1 800 meters, and churn below 4% a year', 'September'],
            ['Total', 'R12 000 000', '', ''],
          ),
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Second schedule: shareholders today',
          grid(
            ['Shareholder', 'Ordinary shares', 'Loan account'],
            ['N. Jantjies', '4 400', 'R310 000'],
            ['D. van Zyl', '3 600', 'R265 000'],
            ['Karoo Ladies’ Stokvel', '1 200', 'nil'],
            ['Staff trust', '800', 'nil'],
            ['Total', '10 000', 'R575 000'],
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    cap: 'We first proposed a cap of R45 000 000 with a discount of 25%, and a warrant for 3% on top. All three were given up at the meeting in Calvinia on 6 August.',
  },
  signatures: [
    {
      for: 'For Tafelkop Patient Capital (Pty) Ltd',
      lines: ['________________________', 'Lindiwe Mokoena, portfolio manager', 'Date: ____________'],
    },
    {
      for: 'Accepted for Hantam Borehole Telemetry (Pty) Ltd',
      lines: ['________________________', 'N. Jantjies, director', 'Date: ____________'],
    },
  ],
};
