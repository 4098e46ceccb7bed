import type { Offer } from '../../content/offer.ts';
import {
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
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A Quebec labour fund takes preferred shares of a sawmill’s offspring and thinks of the jobs. */
export const parcoursEpinette: Offer = {
  id: 'parcours-epinette',
  hand: 'CE5 Saguenay office of a labour fund, parts with numbered clauses, dollar after the figure, jobs counted',
  place: 'CA',
  type: 'priced-equity',
  language: 'en-CA',
  title: 'Letter of interest: Class C preferred shares of Parcours Épinette inc.',
  front: [
    'Fonds des métiers du Nord (F.T.), bureau régional, Alma',
    'Our file: SLSJ-2291-B',
    'Courtesy translation; the French letter of the same day governs in case of difference',
  ],
  facts: {
    currency: 'CAD',
    preMoney: 9_000_000,
    amount: 3_000_000,
    liquidationMultiple: 1,
    participation: 'capped',
    participationCap: 2,
    dividendPercent: 5,
    dividendCumulative: true,
    redemptionAfterYears: 7,
    board: { total: 7, founders: 3, investors: 2, independent: 2 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    lockUpMonths: 48,
    noShopDays: 75,
    breakFee: true,
    governingLaw: 'Quebec',
  },
  numbering: { sections: 'Part A', subsections: '1.' },
  running: { heads: ['SLSJ-2291-B', 'Parcours Épinette inc.'], foot: '{page}' },
  body: [
    remark(
      'Version du 3 pour relecture. Ghislain: the member local wants to see the part on workers before it leaves the building, and I am told the minister’s office too.',
    ),
    paragraph(
      'Dear Mr. Tremblay-Ottawa, further to your presentation at the Roberval plant, the Fund confirms its interest in accompanying the Corporation in thermally modified spruce.',
    ),
    section(
      'Financing',
      section(
        'Subscription',
        'The Fund subscribes 3 000 000 $ in Class C preferred shares, on a value of 9 000 000 $ for the Corporation before the subscription. Disbursement is foreseen thus:',
        grid(
          ['Tranche', 'Amount', 'Trigger', 'Jobs at that date'],
          ['C-1', '1 800 000 $', 'Closing', '41'],
          ['C-2', '750 000 $', 'Kiln no. 3 commissioned', '52'],
          ['C-3', '450 000 $', 'CSA mark for cladding', '60'],
        ),
        'The column of jobs is an expectation and not a trigger.',
      ),
      section(
        'Dividend',
        'Class C carries a dividend of 5 % per year on the amount paid for it. It is cumulative and does not compound; it is paid when the bank’s ratios so allow.',
      ),
      section(
        'Liquidation',
        list(
          'a)',
          'First, Class C recovers what was paid for it together with dividends in arrears.',
          item(
            'Then it shares with the common shares as if converted, until it has had in all two times (2×) what was paid, what it recovered at first being counted.',
          ),
          'A merger or a sale of the plant is treated as a liquidation.',
        ),
      ),
      section(
        'Redemption',
        'From the seventh anniversary of closing, and on six months’ notice, the Fund may require the Corporation to redeem Class C in {-four-}{+twelve+} equal quarterly payments, at the price paid plus arrears.{^rachat}',
      ),
    ),
    section(
      'Governance',
      section(
        'Board',
        'Seven persons: three named by the founders, two by the Fund (one of them a person from the trade), and two independents chosen by common accord. Meetings in French; binders five days before.',
      ),
      named(
        'veto',
        section(
          'Approval of the Fund',
          'The following are done only with its approval in writing:',
          list(
            '•',
            'amending the articles or the rights of any class',
            'a disposition of assets of more than 400 000 $ outside the ordinary course',
            'encumbering the forest supply guarantee (GA)',
            'transactions with a non-arm’s-length person',
            'moving the head office, or more than ten jobs, out of the region',
          ),
        ),
      ),
      section(
        'Information',
        'Monthly statements by the 20th; audited statements within 90 days; a social report once a year, on the Fund’s form.',
      ),
    ),
    section(
      'Workers',
      section(
        'Economic training',
        'The Corporation pays 25 $ per employee and year into the training foundation, and opens the plant to its trainers for half a day each year.',
      ),
      section(
        'Participation plan',
        paragraph(
          'A cooperative of workers (CTA) may be formed and may hold up to 8 % of the common shares, to be issued at fair value.',
        ),
        withdrawn(paragraph('The CTA names one director from its members.')),
        inserted(paragraph('The CTA sends one observer to the board.')),
        drafting(
          'Q. for Me Gagnon-Pelchat: does the CTA count toward the 50-shareholder limit, art. 2.4 NI 45-106?',
        ),
      ),
    ),
    section(
      'Shareholders’ agreement',
      section(
        'Transfers',
        'Founders keep their shares for 48 months. Then: right of first refusal to the other shareholders; piggyback for the Fund where a founder sells to an outsider. Holders of two thirds of all voting shares who accept a bona fide offer for 100 % may compel the rest to follow.',
      ),
      section('Pre-emption', 'In each later issue the Fund may keep its proportion; the CTA likewise.'),
    ),
    section(
      'Closing matters',
      section(
        'Exclusivity and fees',
        'For 75 days from acceptance the Corporation does not seek or discuss other equity. If it breaks this, or withdraws for another reason than a refusal under clause {ref:veto} (Approval of the Fund), it pays the Fund 45 000 $ as liquidated damages. Study fee: 0,75 % of the subscription, half now.',
      ),
      section(
        'Nature of this letter',
        'It becomes an undertaking only when the regional committee has authorized it. The clauses on exclusivity, fees, confidentiality and applicable law (Québec; district of Alma) are binding from acceptance.',
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Conditions precedent',
          list(
            '-',
            'Confirmation by the Caisse of the 2 400 000 $ term loan',
            'Environmental opinion, kiln condensate',
            'Key-man insurance on Ms. Riverin, 1 000 000 $',
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    rachat:
      'The first letter provided for five years and a put at fair market value plus 10 %. The committee of May 22 lengthened the one and dropped the other.',
  },
  signatures: [
    {
      for: 'Veuillez agréer, Monsieur, nos salutations distinguées,',
      lines: ['Ghislain Potvin, CPA', 'Directeur régional, investissements', 'p. j. (2)'],
    },
    {
      for: 'ACCEPTÉ à Roberval, ce ____ jour de __________',
      lines: [
        'Parcours Épinette inc.',
        'par : ______________________________',
        'Dany Tremblay-Ottawa, président, dûment autorisé aux fins des présentes, tel qu’il le déclare',
      ],
    },
  ],
  mail: {
    from: 'Potvin, Ghislain (Alma) <g.potvin@fmn.example>',
    to: 'dany@parcoursepinette.example',
    subject: 'TR : SLSJ-2291-B – lettre d’intérêt / letter of interest',
    greeting: 'Bonjour Dany,',
    opening: 'Version anglaise pour ton associée de Moncton. La française est déjà dans le portail.',
    signature: [
      'Au plaisir,',
      'Ghislain Potvin',
      'Directeur régional / Regional Director',
      '418 555-0144, poste 12',
      'Avis de confidentialité / Confidentiality notice: si ce courriel n’est pas pour vous, oubliez-le.',
    ],
    older: [
      {
        from: 'Dany Tremblay-Ottawa',
        sent: '29 mai, 06 h 52',
        paragraphs: [
          'Ghislain, a bank in Montréal proposes 2 500 000 $ of sub debt at 13 % with a 2 % royalty and no seats at all.',
          'We prefer shares, but not at 7 000 000 $.',
        ],
      },
    ],
  },
};
