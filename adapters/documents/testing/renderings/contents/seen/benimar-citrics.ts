import type { Offer } from '../../content/offer.ts';
import {
  band,
  commented,
  drafting,
  grid,
  inserted,
  item,
  list,
  section,
  term,
  terms,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A Valencian adviser’s bilingual table with figures as Spain writes them. */
export const benimarCitrics: Offer = {
  id: 'benimar-citrics',
  hand: 'B7 Valencian adviser, bilingual labels, points for thousands',
  place: 'ES',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'HOJA DE TÉRMINOS / TERM SHEET – CÍTRICOS BENIMAR TECH, S.L.',
  front: ['València, 9 de julio', 'No vinculante salvo lo indicado / Not binding save where it says so'],
  running: { heads: ['Cítricos Benimar Tech, S.L.', 'Borrador 4 / Draft 4'], foot: 'Pág. {page} de {pages}' },
  facts: {
    currency: 'EUR',
    preMoney: 4_500_000,
    postMoney: 6_000_000,
    amount: 1_500_000,
    pricePerShare: 1_500,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'capped',
    participationCap: 2,
    antiDilution: 'narrow-based',
    optionPoolPercent: 6,
    optionPoolBasis: 'post-money',
    board: { total: 5, founders: 3, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    nonCompeteMonths: 12,
    founderWarranties: 'capped',
    lockUpMonths: 36,
    breakFee: true,
    noShopDays: 30,
    governingLaw: 'Spain',
  },
  body: [
    terms(
      band('I – LA INVERSIÓN / THE INVESTMENT'),
      ['Inversor / Investor', 'Azahar Inversiones SCR, S.A. (“Azahar”)'],
      [
        'Importe / Amount',
        '1.500.000 € by way of capital increase: 1.000 new participaciones of class A at 1.500 € each, of which 1 € is nominal and 1.499 € premium.',
      ],
      [
        'Valoración / Valuation',
        '4.500.000 € pre-money, 6.000.000 € post-money; Azahar will hold 25% of the share capital.',
      ],
      [
        'Destino / Use',
        list(
          '–',
          '900.000 €: the sorting line in Nules;',
          '400.000 €: people;',
          '200.000 €: stock, and none of it to repay the partners’ account.',
        ),
      ],
      withdrawn(
        term('Segundo tramo / Second tranche', '500.000 € on reaching sales of 3.000.000 €, same price.'),
      ),
      band('II – DERECHOS ECONÓMICOS / ECONOMIC RIGHTS'),
      [
        'Liquidación preferente / Liquidation',
        'On a sale, merger or winding-up:',
        list(
          'a)',
          'class A recovers 1.500.000 €;',
          'the rest goes to everyone by capital held, class A included, until class A has had 3.000.000 € in all (twice its money);',
          'what is still left belongs to the others.',
        ),
        'Azahar may waive all this and be treated like the others.',
      ],
      [
        'Antidilución / Anti-dilution',
        'Weighted average, narrow-based (only participaciones issued, no options), by way of new participaciones at nominal value.{^fr}',
      ],
      ['Dividendos / Dividends', 'None are foreseen for three years.'],
      ['Phantom shares', 'A plan over 6%, set up after closing, that weighs on all partners alike.'],
      band('III – GOBIERNO / GOVERNANCE'),
      [
        'Consejo / Board',
        'Five: three for the founders, one for Azahar, one independent put forward by Azahar and accepted by the founders. It meets every two months, in Castellón or by video.',
      ],
      commented(
        term(
          'Materias reservadas / Reserved matters',
          'A favourable vote of Azahar (in the junta or, through its director, in the consejo) for:',
          list(
            '1.',
            'by-laws, capital, mergers;',
            item('debt', list('i)', 'over 150.000 € in one operation;', 'over 300.000 € in total;')),
            'contracts with founders or their families, the orchard leases among them;',
            'pay above 70.000 €;',
            'sale of know-how.',
          ),
        ),
        'Empar Lluch',
        'The orchard leases are my mother’s. Existing ones should be left out.',
      ),
      inserted(
        term(
          'Información / Information',
          'Monthly closing by the 20th; budget in December; audit from year one.',
        ),
      ),
      band('IV – TRANSMISIONES / TRANSFERS'),
      [
        'Permanencia / Staying',
        'The founders keep their participaciones, and keep working, for 36 months. Whoever leaves before sells a third of them at nominal value for every year that is missing.',
      ],
      [
        'Adquisición preferente / First refusal',
        'For all partners, on transfers and, in new issues, by capital held.',
      ],
      ['Acompañamiento / Tag-along', 'For Azahar, if a founder sells.'],
      [
        'Arrastre / Drag-along',
        'From year four, at the request of 65% of the capital, provided class A recovers at least its 1.500.000 €.',
      ],
      band('V – FUNDADORES / FOUNDERS'),
      ['No competencia', '12 months after leaving, citrus grading, Spain and Morocco.'],
      [
        'Manifestaciones / Warranties',
        'By the founders severally; 18 months; up to 20% of the amount invested, fraud apart.',
      ],
      band('VI – VINCULANTE / BINDING PART'),
      ['Exclusividad', '30 days.'],
      [
        'Gastos y penalización / Costs and break-off',
        'Costs of Azahar: up to 18.000 €, paid by the company at closing. If the founders break off without cause in the exclusive period the company pays 15.000 €.',
      ],
      ['Ley y foro / Law', 'Spanish law; courts of València.'],
    ),
    drafting('Nota interna: confirm with the notary whether class A needs its own article 9 bis'),
    unnumbered(
      section(
        'Cuadro de socios / Partners before and after',
        grid(
          ['Socio', 'Antes', '%', 'Después', '%'],
          ['Empar Lluch', '1.200', '40,0', '1.200', '30,0'],
          ['Vicent Ferrandis', '1.200', '40,0', '1.200', '30,0'],
          ['Noelia Baut', '600', '20,0', '600', '15,0'],
          ['Azahar', '–', '–', '1.000', '25,0'],
          ['Total', '3.000', '100,0', '4.000', '100,0'],
        ),
      ),
    ),
  ],
  footnotes: {
    fr: 'El full ratchet de 24 meses del borrador 2 se retira / the full ratchet of 24 months in draft 2 is withdrawn.',
  },
  signatures: [
    { for: 'Por Azahar Inversiones SCR, S.A.', lines: ['D. Ximo Tormo', 'Consejero delegado'] },
    {
      for: 'Por la Sociedad y los Fundadores',
      lines: ['Dña. Empar Lluch', 'D. Vicent Ferrandis', 'Dña. Noelia Baut'],
    },
  ],
  mail: {
    from: 'Ximo Tormo <xtormo@azahar-scr.example>',
    to: 'Empar Lluch <empar@benimar.example>',
    subject: 'Borrador 4',
    greeting: 'Buenos días Empar,',
    opening:
      'Te paso el borrador 4, in English as your adviser in Lisbon asked. The changes since draft 3 are marked.',
    signature: [
      'Un abrazo,',
      'Ximo',
      'Azahar Inversiones SCR, S.A.',
      'Antes de imprimir este mensaje, piense en el medio ambiente.',
    ],
    older: [
      {
        from: 'Empar Lluch <empar@benimar.example>',
        sent: 'lunes, 7 de julio de 2025 19:12',
        paragraphs: [
          'Ximo, lo hemos hablado los tres: 2x the money first and then a share of the rest is too much, and 60 months of staying as well.',
          'We could live with 5.000.000 € pre.',
          'Empar',
        ],
      },
    ],
  },
};
