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
  term,
  terms,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A Nantes law firm's “lettre d'offre” in English: articles, recitals, spouses who intervene. */
export const estuaireBrasage: Offer = {
  id: 'estuaire-brasage',
  hand: 'C6 Nantes law firm, lettre d’offre in English with recitals and articles',
  place: 'FR',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'LETTRE D’OFFRE / LETTER OF OFFER – ESTUAIRE BRASAGE SAS',
  front: [
    'Lettre recommandée électronique avec avis de réception',
    'A l’attention de Mme Solenn Kerdoncuff, Présidente',
    'Nantes, le vingt-trois mai',
  ],
  cover: [
    'GUENNEC ROUSSEL TIRVEILLOT',
    'Avocats au barreau de Nantes',
    'Lettre d’offre',
    'Estuaire Brasage SAS – Augmentation de capital de série A',
    'Projet n° 4 – GRT 23.05 – sous réserve de l’accord du client',
    'This page is not part of the offer.',
  ],
  numbering: { sections: 'Article 1' },
  running: {
    heads: ['GRT – Projet n° 4', 'Estuaire Brasage – Letter of offer', 'Annexes'],
    foot: 'Paraphes : ____  ____  ____  ____                    {page} / {pages}',
  },
  facts: {
    currency: 'EUR',
    preMoney: 7_500_000,
    postMoney: 10_000_000,
    amount: 2_500_000,
    pricePerShare: 62.5,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'full',
    seniority: 'senior',
    antiDilution: 'broad-based',
    payToPlay: false,
    optionPoolPercent: 10,
    optionPoolBasis: 'post-money',
    board: { total: 5, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    cliffMonths: 12,
    acceleration: 'double',
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 24,
    founderWarranties: 'capped',
    lockUpMonths: 60,
    noShopDays: 60,
    breakFee: true,
    governingLaw: 'France',
  },
  body: [
    paragraph('Madame la Présidente,'),
    paragraph(
      'Acting in the name of our clients, Loire-Abers Innovation FPCI, represented by its management company, and Ponant Industrie SA (together the “Investors”), we have the honour of setting forth the conditions on which they would subscribe.',
    ),
    unnumbered(
      fixed(
        section(
          'Whereas',
          list(
            '(A)',
            'the Company brazes heat exchangers by laser for shipyards and has its seat at Saint-Nazaire;',
            'Mme Kerdoncuff and M. Le Bihannic (the “Founders”) hold nine tenths of the capital;',
            'exchanges took place on 3 April and 7 May, of which nothing survives but this letter.',
          ),
        ),
      ),
    ),
    section(
      'The operation',
      list(
        '1.1',
        'Capital increase of €2,500,000, share premium included, by issue of 40,000 preference shares (“ADP A”) at a unit price of €62.50.',
        'That price results from a valuation of €7,500,000 pre-money, hence €10,000,000 post-money. The Investors will have 25% of the capital at Completion.',
        item(
          'The price is released (libéré)',
          list(
            '–',
            'as to one half upon subscription,',
            'as to the balance when called by the President, within twelve months{-, against a certificate of the auditor-}.',
          ),
        ),
        'To each ADP A a warrant (“BSA R”) is attached, for the sole purposes of {ref:ratchet}.',
      ),
      commented(
        paragraph(
          'The increase is reserved to persons named; shareholders waive their preferential right in general meeting.',
        ),
        'YT',
        'Rapport du commissaire aux comptes: who orders it? Company has none below the thresholds.',
      ),
    ),
    section(
      'BSPCE',
      'After Completion, and in dilution of everybody, the Investors included, 16,000 BSPCE are created: 10% of the capital at Completion. One quarter is earmarked for the welders.',
    ),
    section(
      'Rights on proceeds',
      'On a sale of control, a merger or a liquidation the price is allocated among sellers in this order:',
      list(
        'a)',
        'the nominal value of every share (€1);',
        'to ADP A, which outrank every other class, the balance of €62.50 each (the “préciput”);',
        'what remains, to all shares including ADP A, in proportion to the capital.',
      ),
      drafting(
        'GRT: nominal under a) is for tax hygiene and does not change annexe 2 beyond rounding. Clients to confirm that they can live with it',
      ),
      withdrawn(paragraph('The préciput is increased by 8% a year, capitalised, from the fourth year.')),
    ),
    named(
      'ratchet',
      section(
        'Ratchet',
        'If equity is issued below €62.50, a BSA R gives right, at nominal value, to the number of ordinary shares that takes the mean price of its holder to the weighted average, computed on the enlarged (“large”) base of capital and dilutive securities.{^full}',
        'BSPCE are outside. A holder of ADP A that does not subscribe for at least its share in the said issue keeps its BSA R.',
      ),
    ),
    section(
      'Governance',
      list(
        '1.1',
        item(
          'A strategic committee of five:',
          list(
            'a)',
            'both Founders;',
            'two members on the proposal of the Investors, one each;',
            'one independent, co-opted by the four.',
          ),
        ),
        'It meets once in two months, by video if need be, and before any of the following, which require the favourable vote of one member proposed by an Investor:',
      ),
      list(
        '(i)',
        'budget, and a departure from it of more than 12%;',
        item(
          'commitments',
          list(
            '–',
            'above €150,000 and unbudgeted;',
            'whatever the amount, with a shareholder, a director or their kin (“conventions réglementées”);',
          ),
        ),
        'issue of securities, BSPCE of the plan excepted;',
        'pledge of the business (nantissement du fonds de commerce);',
        'recruitment above €90,000 gross;',
        'any step before the Tribunal des activités économiques, save a legal duty.',
      ),
    ),
    section(
      'Information',
      'Within thirty days of a quarter: accounts, order book, cash at sight. Within four months of a financial year: accounts certified by an auditor, whom the Company appoints voluntarily. The Investors may mandate one audit a year, at their charge.',
    ),
    section(
      'Transfers',
      terms(
        ['Inalienability', 'Founders: 60 months, except 5% of their shares to a wholly owned holding'],
        ['Pre-emption', 'Investors first, then the other shareholders; 45 days'],
        [
          'Tag',
          list(
            'a)',
            'proportional, where a Founder transfers and control does not pass;',
            'total, where it does.',
          ),
        ],
        [
          'Drag',
          'On an offer for 100% accepted by two thirds of the capital, to include one Investor. In the first three years the offer must exceed €20,000,000.',
        ],
        ['Anti-dilution (droit de suite)', 'Each Investor may maintain its percentage in every new issue'],
        [
          'Liquidity',
          'Failing an exit by the fifth anniversary, a bank is mandated for a sale of the whole. No one is bound to accept what it finds.',
        ],
        inserted(term('Succession', 'Heirs of a Founder keep the shares, and lose the seat.')),
      ),
    ),
    section(
      'Founders',
      list(
        '1.1',
        'Promise of sale over 80% of each Founder’s shares, lifting in 48 monthly fractions, the first twelve together at the first anniversary. If after a change of control a Founder is revoked without serious ground within a year, it lifts entirely.',
        item(
          'Leaver:',
          list(
            '–',
            '{*bad*}, where he or she resigns inside the 48 months, is revoked for faute grave or lourde, or breaches this article: price of nominal value for shares still under promise, and market value less 40% for the others;',
            '{*good*}, in the remaining cases: lesser of subscription price and market value for shares still under promise, and none of the others is called.',
          ),
        ),
        'Non-competition: 24 months, laser brazing, France, Italy and Korea, with the financial counterpart that the collective agreement (métallurgie) fixes.',
        'Full-time devotion. M. Le Bihannic may go on as sapeur-pompier volontaire.',
      ),
    ),
    section(
      'Guarantee of assets and liabilities',
      'By the Founders, severally, for 30 months (tax and social: prescription plus one month). Excess €15,000. The amount due from each may not go beyond €125,000, fraud apart.',
    ),
    section(
      'Conditions',
      grid(
        ['N°', 'Condition', 'Charge of', 'By', 'Lifted'],
        ['1', 'Audits: legal, social, tax, technical', 'Investors', '30 June', ''],
        ['2', 'Registration of the two soleau envelopes as patents, or opinion', 'Founders', '30 June', ''],
        ['3', 'Clearance, foreign investment: none needed (funds are French)', '–', '–', 'n/a'],
        ['4', 'Bpifrance agrees to leave its loan in place', 'Company', '11 July', ''],
        ['5', 'Key-man insurance, €500,000', 'Company', 'Completion', ''],
      ),
    ),
    fixed(
      section(
        'Exclusivity, costs, law',
        list(
          '1.1',
          'For 60 days from acceptance the Company and the Founders suspend all talks with third parties. If they breach this they owe the Investors a fixed indemnity of €45,000 (clause pénale).',
          'Costs of GRT: Company, at Completion, within €38,000 before tax. Failing Completion: Investors.',
          'French law; Tribunal des activités économiques of Nantes.',
          'This article binds on acceptance. No other does; articles 1112 and 1112-2 of the Code civil remain.',
          'The offer lapses on 6 June at midnight, Paris time.',
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Annexe 1 – Capital',
          grid(
            ['Holder', 'Before', '%', 'Completion', '%', 'With BSPCE', '%'],
            ['S. Kerdoncuff', '66,000', '55.00', '66,000', '41.25', '66,000', '37.50'],
            ['E. Le Bihannic', '42,000', '35.00', '42,000', '26.25', '42,000', '23.86'],
            ['Love money (9)', '12,000', '10.00', '12,000', '7.50', '12,000', '6.82'],
            ['Loire-Abers Innovation', '', '', '28,000', '17.50', '28,000', '15.91'],
            ['Ponant Industrie', '', '', '12,000', '7.50', '12,000', '6.82'],
            ['BSPCE', '', '', '', '', '16,000', '9.09'],
            ['Total', '120,000', '100.00', '160,000', '100.00', '176,000', '100.00'],
          ),
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Annexe 2 – Proceeds (M€, without BSPCE, nominal neglected)',
          grid(
            ['Price', 'Préciput', '25% of balance', 'ADP A', 'Others'],
            ['2.000', '2.000', '', '2.000', ''],
            ['6.000', '2.500', '0.875', '3.375', '2.625'],
            ['12.000', '2.500', '2.375', '4.875', '7.125'],
            ['40.000', '2.500', '9.375', '11.875', '28.125'],
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    full: 'Projet n° 2 contained a full ratchet and a préciput of 1.5; clients renounced both on 7 May in exchange for the indemnity.',
  },
  signatures: [
    {
      for: 'Je vous prie d’agréer, Madame la Présidente, l’expression de ma considération distinguée.',
      lines: [
        'Pour les Investisseurs, p.o.',
        'Maître Yves-Marie Tirveillot',
        'Avocat associé',
        'P.J. : 2 annexes',
      ],
    },
    {
      for: 'Signature précédée de la mention manuscrite « Lu et approuvé, bon pour accord »',
      lines: [
        'Estuaire Brasage SAS, par sa Présidente',
        'Solenn Kerdoncuff',
        'Erwan Le Bihannic',
        'Fait à ______________, le ______________, en autant d’originaux que de parties',
      ],
    },
    {
      for: 'Intervention des conjoints (art. 1832-2 C. civ.)',
      lines: [
        'Mme Gaëlle Le Bihannic née Jouan, informée, renonce à la qualité d’associée',
        'M. Kerdoncuff : sans objet, séparation de biens',
      ],
    },
  ],
};
