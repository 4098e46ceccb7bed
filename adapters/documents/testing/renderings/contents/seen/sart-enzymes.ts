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
  remark,
  section,
  terms,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A Liège university’s fund: recitals, articles with figures below them, a licence, read-and-approved by hand. */
export const sartEnzymes: Offer = {
  id: 'sart-enzymes',
  hand: 'CA7 Liège university fund, recitals and articles, French habits in English',
  place: 'BE',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Letter of intent concerning the capital increase of Sart Enzymes SRL',
  front: [
    'Fonds Ourthe-Amblève pour l’essaimage universitaire',
    'Version 3 – modifications apparentes',
    'Liège, le 21 octobre',
  ],
  numbering: { sections: 'Article 1', subsections: '1.1.' },
  running: {
    heads: ['FOA / Sart Enzymes – lettre d’intention'],
    foot: 'Page {page} sur {pages}      Paraphes : ……  ……  ……',
  },
  facts: {
    currency: 'EUR',
    preMoney: 2_700_000,
    postMoney: 3_600_000,
    amount: 900_000,
    pricePerShare: 90,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'full',
    seniority: 'senior',
    antiDilution: 'narrow-based',
    dividendCumulative: false,
    optionPoolPercent: 8,
    optionPoolBasis: 'pre-money',
    board: { total: 5, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 60,
    cliffMonths: 12,
    acceleration: 'none',
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 12,
    founderWarranties: 'capped',
    lockUpMonths: 36,
    noShopDays: 90,
    governingLaw: 'Belgium',
  },
  body: [
    fixed(
      unnumbered(
        section(
          'Between the undersigned',
          list(
            '1.',
            'the Fonds Ourthe-Amblève SA, represented as at the foot hereof (the “Fund”);',
            'Madame Clémence Thonnard and Monsieur Bastien Delhez (the “Founders”);',
            'Sart Enzymes SRL, in formation, for which the Founders stand surety (the “Company”).',
          ),
          'Whereas:',
          list(
            'A.',
            'the Founders have, within the laboratory of Professor Lambermont, found an enzyme that loosens label glue at 30 °C;',
            'the University owns the patent family BE 0000 417 and is willing to license it;',
            'the Walloon Region has promised a recoverable advance of €450,000, which is not part of what follows.',
          ),
          'It has been agreed what follows.',
        ),
      ),
    ),
    section(
      'The operation',
      section(
        'Subscription',
        'The Fund brings €900,000 in cash against 10,000 preferred shares at €90 each.{^apport}',
        terms(
          ['On the deed', '€540,000, fully paid on 6,000 shares; 4,000 shares paid up to one tenth'],
          ['On milestone 2', 'the balance on the 4,000'],
        ),
      ),
      section(
        'Valuation',
        'The Company is valued at €2,700,000 before and €3,600,000 after. The Fund will hold 25%. A plan of subscription rights over 8% of the diluted capital exists before the Fund enters and is comprised in the €2,700,000.',
      ),
      section(
        'Milestones',
        grid(
          ['N°', 'Event', 'Term', 'Proof'],
          ['1', 'Signature of the licence', 'the deed', 'copy'],
          ['2', 'Pilot of 500 L/h at the Jupille bottling hall', '15 months', 'report of the brewer'],
          ['2bis', 'or else: order of €150,000', 'idem', 'order form'],
        ),
      ),
    ),
    section(
      'Rights attached to the preferred shares',
      section(
        'Distribution preference',
        'Upon sale, merger or liquidation the Fund takes, before all others, the €90 paid per share. It then takes part in the balance with the ordinary shares as if it were one of them, without upper limit.',
        commented(
          paragraph(
            'Example: for a price of €5,900,000 the Fund receives €900,000 and then 25% of €5,000,000, thus €2,150,000 together.',
          ),
          'Bastien',
          'Sur le slide de M. Henrotin c’était l’un OU l’autre !?',
        ),
      ),
      section(
        'Dividends',
        'Equal for all shares. No arrears are built up. The Founders accept that none is paid in the first four years.',
      ),
      section(
        'Protection',
        'In case of issue below €90 the Fund exercises, free of charge, rights reckoned on a narrow-based weighted average (only issued shares are counted, no rights and no plan).',
        withdrawn(paragraph('During the first 18 months the protection is a full ratchet.')),
      ),
      section(
        'Preferential subscription',
        'In every further increase the Fund may subscribe its part, and the part that others leave.',
      ),
    ),
    section(
      'Management',
      section(
        'Board of directors',
        'Five members: category A, two, upon proposal of the Founders; category B, two, upon proposal of the Fund; one independent, chosen by A and B jointly, who chairs. In case of parity the proposal falls.',
      ),
      section(
        'Special majority',
        'Are decided only with one vote B at least:',
        list(
          '–',
          'the business plan and every departure from it of more than 15%;',
          item(
            'all engagement',
            list('◦', 'above €50,000, or', 'for more than two years, or', 'towards a Founder or a relative;'),
          ),
          'the remuneration of the Founders;',
          'the abandonment of a patent or its sub-licence.',
        ),
      ),
      section(
        'Information',
        'Quarterly table (cash, headcount, milestones) within 30 days. The Fund may at its cost send an auditor.',
      ),
    ),
    section(
      'Licence of the University',
      'Exclusive, worldwide, for labels and closures. Fees:',
      grid(
        ['', 'Rate or sum', 'Payable'],
        ['Entry', '€27,000', 'in 300 ordinary shares'],
        ['Royalty', '2.5% of net sales', 'yearly, 31 March'],
        ['Minimum', '€10,000 p.a.', 'from year 4'],
        ['Patent costs', 'reimbursed', 'quarterly'],
      ),
      'Use for research and teaching remains free. {#le RISE demande aussi 10% sur les sous-licences, à discuter#}',
    ),
    section(
      'Transfers',
      section(
        'Inalienability',
        'No Founder transfers a share during 36 months from the deed, save to a wholly owned management company.',
      ),
      section('Pre-emption', 'Afterwards the other holders, by category then all, have 45 days.'),
      section(
        'Following',
        'When a Founder sells, the Fund and the University may sell in the same proportion and at the same price.',
      ),
      section(
        'Obligation to follow',
        'From the fifth year an offer for 100% which holders of 66% accept, the Fund being among them, obliges the others.',
        inserted(paragraph('Such an offer must be in cash and come from a third party.')),
      ),
    ),
    section(
      'The Founders',
      section(
        'Presence',
        'Full time, exclusively. Shares are acquired over five years: nothing during the first year, one fifth at its end, and then each quarter. No event accelerates.',
      ),
      section(
        'Departure',
        terms(
          [
            'Bad leaver',
            'resignation before the fifth anniversary, serious fault, breach of {ref:nc}: the whole packet at 75% under market value, or at cost if lower',
          ],
          ['Good leaver', 'death, incapacity, revocation without fault: non-acquired shares at market value'],
          ['Intermediate', 'sans objet'],
        ),
      ),
      named(
        'nc',
        section(
          'Non-competition',
          'Twelve months, European Union, enzymes for packaging. Academic work is not concerned.',
        ),
      ),
      section(
        'Warranties',
        'Usual declarations. Each Founder is liable up to €35,000 and during two years (tax: five).',
      ),
    ),
    fixed(
      section(
        'Final provisions',
        section(
          'Exclusivity',
          'During 90 days the Founders neither solicit nor accept another offer. This clause, the confidentiality and the present article are alone binding.',
        ),
        section(
          'Suspensive conditions',
          list(
            '(a)',
            'agreement of the Fund’s committee (session of 18 November);',
            'decision of the University’s board;',
            'opinion of the Region on state aid (de minimis: €0 used).',
          ),
        ),
        section('Law and courts', 'Belgian law. Court of enterprise of Liège, division Liège, in French.'),
        drafting('Notaire Coëme : prévoir le plan financier art. 5:4 CSA, pas encore reçu'),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Annexe 1: shareholding after the operation',
          grid(
            ['Actionnaire', 'Cat.', 'Titres', '%'],
            ['C. Thonnard', 'A', '15,300', '38.25'],
            ['B. Delhez', 'A', '11,200', '28.00'],
            ['Université', 'A', '300', '0.75'],
            ['Plan (8%)', '–', '3,200', '8.00'],
            ['Fonds', 'B', '10,000', '25.00'],
            ['Total', '', '40,000', '100.00'],
          ),
        ),
      ),
    ),
    remark(
      'Note de travail: version 2 had a non-competition of 36 months and a put at 8% per year. Both were given up in the meeting of 14 October in exchange for the participation. Supprimer cette case avant envoi.',
    ),
  ],
  footnotes: {
    apport:
      'A contribution in kind of equipment (€60,000, two reactors) was considered and is abandoned: the auditor’s report cost more than the reactors are worth.',
  },
  signatures: [
    {
      for: 'Fait à Liège, en autant d’exemplaires que de parties, chacune reconnaissant avoir reçu le sien.',
      lines: [
        'Pour le Fonds (deux administrateurs)',
        'Ph. Henrotin        A.-F. Maréchal',
        'La signature est précédée de la mention manuscrite « lu et approuvé »',
      ],
    },
    { for: 'Les Fondateurs', lines: ['………………………… C. Thonnard', '………………………… B. Delhez'] },
    {
      for: 'Pour prise de connaissance, l’Université',
      lines: ['La Vice-Rectrice à la valorisation,', 'par délégation : ir. O. Stassart', '(cachet)'],
    },
  ],
  mail: {
    from: 'Philippe Henrotin <ph.henrotin@ourtheambleve.example>',
    to: 'Clémence Thonnard <clemence@sartenzymes.example>',
    subject: 'TR: LOI v3',
    greeting: 'Chère Clémence, cher Bastien,',
    opening: 'Voici la v3. In English for the brewer’s people in Leuven, as you had asked.',
    signature: [
      'Bien à vous,',
      'Philippe',
      'Philippe Henrotin – Chargé d’affaires',
      'FOA SA – Quai de Rome, Liège – BE 0000.000.417',
    ],
    older: [
      {
        from: 'Clémence Thonnard',
        sent: 'mardi 15 octobre 2024 08:20',
        paragraphs: [
          'Bonjour Philippe,',
          '36 mois de non-concurrence pour une biochimiste, c’est non. Le put à 8% aussi.',
          'C.',
        ],
      },
    ],
  },
};
