import type { Offer } from '../../content/offer.ts';
import {
  box,
  drafting,
  fixed,
  grid,
  item,
  list,
  named,
  paragraph,
  section,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A notary writes out a simple agreement as she would a deed: recitals, clauses, sums in words and figures. */
export const hilanderiaCerroPelado: Offer = {
  id: 'hilanderia-cerro-pelado',
  hand: 'Montevideo notary, SAFE written as a deed',
  place: 'UY',
  type: 'safe',
  language: 'en-US',
  title: 'Private Document: Simple Agreement for Future Equity',
  front: ['HILANDERÍA CERRO PELADO S.A.S.', 'Colonia del Sacramento, the seventh of November'],
  cover: [
    'HILANDERÍA CERRO PELADO S.A.S.',
    'Private document',
    'Prepared by the notary Inés Etchegaray Pombo',
    'English text for the investor; the Spanish one is signed with it',
  ],
  running: {
    heads: ['Hilandería Cerro Pelado S.A.S.', 'Simple Agreement for Future Equity'],
    foot: 'Sheet {page}',
  },
  numbering: { sections: 'Clause 1' },
  facts: {
    currency: 'USD',
    amount: 180_000,
    safeCap: 3_200_000,
    safeDiscountPercent: 15,
    proRata: true,
    informationRights: true,
    governingLaw: 'Uruguay',
  },
  body: [
    fixed(
      unnumbered(
        section(
          'Appearing',
          'On one side: Hilandería Cerro Pelado S.A.S., spinner of merino and Corriedale yarn, with its mill on the road to Nueva Helvecia, represented by Lucrecia Bonifacino (the “Mill”).',
          'On the other: Estancia La Tijereta S.R.L., breeder of sheep, represented by its manager Washington Olhaberry (the “Contributor”).',
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Background',
          list(
            'I.',
            'The Mill wishes to buy a second ring frame and to dye what it spins.',
            'The Contributor has sold fleece to the Mill since its first season and has confidence in it.',
            'Neither wishes to name a price for the Mill before somebody from outside does.',
          ),
        ),
      ),
    ),
    section(
      'Contribution',
      'The Contributor delivers one hundred and eighty thousand dollars of the United States (US$180,000) by transfer{^vellon}, within ten business days of this document. Nothing of it is a loan: it bears no interest and has no day on which it must be returned.',
    ),
    named(
      'conversion',
      section(
        'Shares to be issued',
        'At the first capital round in which third parties subscribe US$600,000 or more, the Mill issues to the Contributor shares of the class then created. Their number is the contribution divided by the lower of',
        list(
          'a)',
          'the price of the round reduced by fifteen percent (15%); and',
          item(
            'the price that results when US$3,200,000, the valuation cap, is divided by all shares existing before the round, among them',
            list('i)', 'shares promised to employees;', 'shares into which other instruments convert.'),
          ),
        ),
        drafting('Dr. Etchegaray: does the Contributor understand that this counts the other SAFE? Ask him.'),
      ),
    ),
    section(
      'Sale of the Mill before that',
      'If the Mill or its machinery as a whole is sold first, the Contributor chooses on five days’ notice: the contribution in cash, ahead of the partners, or what its shares, counted under {ref:conversion} by the valuation cap alone, would have fetched.',
      withdrawn(paragraph('The amount in cash is in no case under double the contribution.')),
    ),
    section(
      'Closing down',
      'Should the Mill be dissolved, debts to workers, to the tax office and to suppliers are met; then the Contributor is paid the contribution together with holders of like instruments, each in proportion; the partners come after.',
    ),
    section(
      'Accompaniment',
      list(
        '▪',
        'In the round that converts this document, and in it alone, the Contributor may subscribe further shares up to its proportion.',
        'Until then the Mill remits each half-year a statement of yarn sold, stock of tops and bank balances.',
        'Should the Mill grant a later contributor something better before the round, it is offered here too.{-This ends after eight months.-}',
      ),
    ),
    section(
      'Declarations of the Mill',
      'It is duly registered; its steam boiler is licensed until the year after next; no embargo weighs upon it; the trademark of the bare hill is its own. The Contributor declares that its funds are from the sale of lambs and are declared to the tax authority.',
    ),
    box(
      'Fleece supply between the parties goes on under the contract of last spring. Neither price nor volume depends on this document.',
    ),
    section(
      'Costs, law and place',
      'Each party bears half of the fees of the notary. The laws of the Oriental Republic of Uruguay apply. The courts of Colonia are competent. Notices go by collated telegram or by e-mail answered by the other.',
    ),
    unnumbered(
      section(
        'Annex: by way of example',
        'If a round of US$700,000 came, with 100,000 shares existing:',
        grid(
          ['Price of round', 'Less fifteen percent', 'By the cap', 'Used'],
          ['US$30.00', 'US$25.50', 'US$32.00', 'US$25.50'],
          ['US$40.00', 'US$34.00', 'US$32.00', 'US$32.00'],
          ['US$52.00', 'US$44.20', 'US$32.00', 'US$32.00'],
        ),
        'The example obliges nobody.',
      ),
    ),
  ],
  footnotes: {
    vellon: 'Mr. Olhaberry offered half of it in wool; the bank would not open an account for that.',
  },
  signatures: [
    {
      for: 'For Hilandería Cerro Pelado S.A.S.',
      lines: ['_________________________', 'Clarification: Lucrecia Bonifacino'],
    },
    {
      for: 'For Estancia La Tijereta S.R.L.',
      lines: ['_________________________', 'Clarification: Washington Olhaberry'],
    },
  ],
};
