import type { Offer } from '../../content/offer.ts';
import { list, paragraph, section, withdrawn } from '../../content/write.ts';

/** A Norwegian industrial's letter with a second thoughts struck out. */
export const fjellrevGruve: Offer = {
  id: 'fjellrev-gruve',
  hand: 'Bergen industrial group, letter with second thoughts',
  place: 'NO',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Offer for shares in Fjellrev Gruveteknologi AS',
  front: ['Bergen, 30. september', 'Fjellrev Gruveteknologi AS, v/ styret'],
  numbering: { sections: '1.' },
  facts: {
    currency: 'NOK',
    preMoney: 60_000_000,
    amount: 20_000_000,
    investorStakePercent: 25,
    liquidationMultiple: 2,
    participation: 'none',
    antiDilution: 'none',
    dividendPercent: 4,
    dividendCumulative: false,
    board: { total: 5, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    noShopDays: 50,
    governingLaw: 'Norway',
  },
  body: [
    paragraph('Dear board,'),
    section(
      'Shares and price',
      'Vestland Industri AS offers NOK 20 000 000 for new preference shares, being 25 per cent after the issue, on the basis of NOK 60 000 000 before it.',
    ),
    section(
      'Preference',
      'On a sale or liquidation, twice the amount paid in goes to the preference shares first and the whole of the rest to the ordinary shares. The holder may convert before.',
      withdrawn(paragraph('In addition the preference shares take part in the rest.')),
    ),
    section(
      'Dividend',
      'Four per cent before ordinary shares in years in which the general meeting decides on a dividend; missed years are not made up.',
    ),
    section('Board', 'Two from you, two from us, and a chair from outside.'),
    section(
      'Protected matters',
      list('1)', 'licences for the drill head;', 'capital and mergers;', 'contracts with our competitors.'),
    ),
    section('Sale', 'Each may sell along; two thirds may drag.{^call}'),
    section('Talks', 'With us alone for fifty days. Norwegian law.'),
  ],
  footnotes: {
    call: 'We had wished for an option to buy all shares after four years at six times EBITDA. Your lawyer persuaded us otherwise.',
  },
  signatures: [{ for: 'Med hilsen', lines: ['Vestland Industri AS', 'Ingrid Solheim'] }],
};
