import type { Offer } from '../../content/offer.ts';
import {
  band,
  box,
  commented,
  drafting,
  fixed,
  grid,
  inserted,
  list,
  paragraph,
  remark,
  section,
  term,
  terms,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A family office in Ticino: a courteous letter, a table in two languages, the old patron’s comments. */
export const valcollaTermica: Offer = {
  id: 'valcolla-termica',
  hand: 'CA4 Lugano family office, courteous letter round a table in Italian and English',
  place: 'CH',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Proposta di partecipazione / Proposal of participation – Valcolla Termica SA',
  front: [
    'Rusca Patrimoni SA, via Nassa, 6900 Lugano',
    'Raccomandata a mano',
    'Egregio Ingegner Delmenico, gentile Dottoressa Foletti',
    'Lugano, lì 3 marzo',
  ],
  numbering: { sections: 'a)' },
  running: { heads: ['Rusca Patrimoni SA'], foot: 'CHE-000.000.417 · pag. {page} di {pages}' },
  facts: {
    currency: 'CHF',
    preMoney: 5_000_000,
    postMoney: 6_250_000,
    amount: 1_250_000,
    pricePerShare: 12.5,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'weighted-average',
    dividendPercent: 3,
    dividendCumulative: true,
    optionPoolPercent: 6,
    optionPoolBasis: 'post-money',
    board: { total: 3, founders: 2, investors: 1, independent: 0 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    acceleration: 'single',
    nonCompeteMonths: 24,
    founderWarranties: 'none',
    lockUpMonths: 60,
    noShopDays: 28,
    breakFee: true,
    governingLaw: 'Switzerland',
  },
  body: [
    paragraph(
      'The family Rusca has put its own money, and nobody else’s, into the workshops of this canton since 1911. It is with pleasure that I set down what it would do for yours.',
    ),
    terms(
      band('I numeri / The figures'),
      ['Importo / Amount', 'CHF 1’250’000.–, of which CHF 100’000.– nominal and the remainder agio'],
      [
        'Azioni / Shares',
        '100’000 azioni privilegiate of CHF 1.– nominal, issued at CHF 12.50; 400’000 ordinary shares are out today',
      ],
      [
        'Valore / Value',
        'CHF 5’000’000.– for the company as it is; CHF 6’250’000.– with our contribution; 20% to the family',
      ],
      [
        'Collaboratori / Staff plan',
        'Up to 6% of the capital as it stands after the increase, to be created afterwards and borne by all holders alike',
      ],
      band('I diritti / The rights'),
      [
        'Dividendo privilegiato',
        '3% p.a. on CHF 12.50, carried forward when a year does not permit it {#il nonno voleva il 5 – chiuso#}',
      ],
      [
        'Liquidazione, vendita',
        'The family first has CHF 12.50 per share with arrears of dividend. The ordinary shares have what remains. If by turning its shares into ordinary ones the family would fare better, it turns them.',
      ],
      [
        'Diluizione',
        'Should shares be issued below CHF 12.50 the ratio is corrected by the weighted average',
      ],
      commented(
        term(
          'Consiglio / Board',
          'Three: Ing. Delmenico, who presides, Dr.ssa Foletti, and a person of the family’s choice',
        ),
        'Comm. Aldo Rusca',
        'And who keeps the minutes? In my time the one who kept the minutes kept the firm.',
      ),
      [
        'Temi riservati',
        'Nothing of the following without the family’s director:',
        list(
          '·',
          'capital increases, new classes, purchase of own shares',
          'credits over CHF 150’000.– or any guarantee for third parties',
          'moving seat or production out of the canton',
          'contracts between the company and a holder',
        ),
      ],
      withdrawn(
        term('Presidenza', 'From the third year the family nominates the president, with casting vote'),
      ),
      ['Informazione', 'Half-yearly accounts, a visit each October, the audited balance sheet by 30 April'],
      band('Le azioni in movimento / Shares in movement'),
      [
        'Vincolo',
        'The two founders keep their shares for five years. Gifts to children are excepted, provided the children adhere.',
      ],
      [
        'Prelazione',
        'Every holder may subscribe new shares in proportion, and has first refusal on shares that another sells',
      ],
      inserted(
        term(
          'Covendita / Co-sale',
          'Where a founder finds a buyer the family may add the same percentage of its own shares to the sale',
        ),
      ),
      [
        'Trascinamento',
        'After year six, holders of two thirds of the votes, the family included, can oblige the others to sell on equal terms',
      ],
    ),
    section(
      'The persons',
      'Of their shares the founders have earned one half. The other half is earned in forty-eight equal months; if the company is sold in the meantime, at once. Who goes earlier returns what is not earned at nominal value.',
      'A founder who goes does not work with geothermal probes in Switzerland or in the provinces of Como, Varese and Verbania for two years, and is paid 40% of the last salary during that time.',
      'We do not ask the founders for guarantees of their own. The company gives those that the notary regards as customary.',
    ),
    unnumbered(
      section(
        'Esempi / Examples',
        'Arrears of dividend not considered, staff plan not yet used. Amounts in CHF 1’000.',
        grid(
          ['Prezzo / Price', 'Famiglia', 'Fondatori', 'Osservazioni'],
          ['1’000', '1’000', '0', 'privilege not covered'],
          ['4’000', '1’250', '2’750', 'privilege'],
          ['6’250', '1’250', '5’000', 'indifferent'],
          ['15’000', '3’000', '12’000', 'converted'],
        ),
      ),
    ),
    box(
      'A rule of the house: a Rusca does not sell in a bad year. You may rely on that, though no judge will enforce it.',
    ),
    section(
      'How we would proceed',
      grid(
        ['Data', 'Cosa', 'Chi'],
        ['10.3.', 'Your reply', 'VT'],
        ['24.3.', 'Books opened at the fiduciary in Tesserete', 'VT / RP'],
        ['7.4.', 'Shareholders’ agreement, second reading', 'avv. Quadri'],
        ['28.4., 14:00', 'Assembly and deed, notary Pedrazzini', 'all'],
        ['', 'Aperitivo', 'all'],
      ),
      'The contribution is blocked at Banca del Ceresio, IBAN CH00 0000 0000 0000 0417 0, until the entry in the register of commerce.',
    ),
    fixed(
      section(
        'What binds already',
        'For 28 days from your signature you negotiate with no other investor. If within three months you nevertheless close with another one, you reimburse us CHF 20’000.– as a lump sum. Swiss law; Lugano.',
        'All else depends on the signing of the agreement, on the ruling of the Divisione delle contribuzioni and on nothing untoward being found.',
        drafting('Giorgia: chiedere a Quadri se “lump sum” = pena convenzionale ex art. 160 CO'),
      ),
    ),
    paragraph('In the hope of a favourable reply I send you my most distinguished greetings.'),
    remark(
      'Promemoria interno, da staccare: the draft of January had a preference of 1.5 times and a put after year five. The Commendatore struck both. If Delmenico asks for CHF 14.00 we may go to CHF 13.20.',
    ),
  ],
  signatures: [
    {
      for: 'Rusca Patrimoni SA',
      lines: ['(firma collettiva a due)', 'lic. oec. Giorgia Rusca', 'p.p. Sandro Bianchi'],
    },
    {
      for: 'Letto, approvato e sottoscritto',
      lines: [
        'Luogo e data: ......................',
        'Valcolla Termica SA: ......................',
        'Ing. Tiziano Delmenico: ......................',
        'Dr.ssa Miriam Foletti: ......................',
      ],
    },
    { for: 'Copia p.c.', lines: ['avv. Quadri, Bellinzona'] },
  ],
  mail: {
    from: 'Giorgia Rusca <g.rusca@ruscapatrimoni.example>',
    to: 'Tiziano Delmenico <delmenico@valcollatermica.example>',
    subject: 'I: Proposta 3.3. (versione pulita?)',
    greeting: 'Caro Tiziano,',
    opening: 'The signed original comes by hand. Here the text, so that Miriam can read it in Zurich.',
    signature: [
      'Un cordiale saluto',
      'Giorgia',
      'Rusca Patrimoni SA – Lugano – T +41 91 000 04 17',
      'Pensa all’ambiente prima di stampare.',
    ],
    older: [
      {
        from: 'Tiziano Delmenico',
        sent: '27 febbraio 2025 21:40',
        paragraphs: [
          'Giorgia, 1.5 volte è fuori discussione, and a president with a casting vote is not a partner but a landlord.',
          'T.',
        ],
      },
      {
        from: 'Giorgia Rusca',
        sent: '24 gennaio 2025 09:12',
        paragraphs: ['First idea: CHF 1’000’000 for 25%, put after five years.'],
      },
    ],
  },
};
