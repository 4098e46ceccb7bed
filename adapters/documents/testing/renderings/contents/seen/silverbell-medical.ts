import type { Offer } from '../../content/offer.ts';
import { commented, drafting, list, paragraph, section, withdrawn } from '../../content/write.ts';

/** A device maker's round in two parts, by Roman figures. */
export const silverbellMedical: Offer = {
  id: 'silverbell-medical',
  hand: 'Minneapolis device fund, Roman figures',
  place: 'US',
  type: 'priced-equity',
  language: 'en-US',
  title: 'SILVERBELL MEDICAL, INC. – Outline of Series B',
  front: ['To the directors', 'May 26'],
  numbering: { sections: 'I.' },
  running: { heads: ['Silverbell Medical, Inc.', 'Outline of Series B'], foot: 'page {page}' },
  facts: {
    currency: 'USD',
    preMoney: 28_000_000,
    amount: 12_000_000,
    liquidationMultiple: 1,
    participation: 'capped',
    participationCap: 2,
    seniority: 'pari-passu',
    antiDilution: 'broad-based',
    dividendPercent: 6,
    dividendCumulative: true,
    board: { total: 5, founders: 1, investors: 3, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    noShopDays: 40,
    governingLaw: 'Minnesota',
  },
  body: [
    section(
      'Purchase',
      'Lakeshore Device Partners and Cathcart Health buy $12,000,000 of Series B: $7,000,000 at once, $5,000,000 within thirty days of clearance of the valve by the FDA. The pre-money figure is $28,000,000.',
    ),
    section('Dividend', 'Six percent a year, cumulative, payable on a sale or liquidation.'),
    section(
      'Sale or liquidation',
      'Series A and Series B stand side by side and each recovers its price and accrued dividends. Series B then goes on sharing with the Common until its total comes to twice its price.',
      withdrawn(paragraph('Series B is paid before Series A.')),
    ),
    section(
      'Conversion',
      'One for one, at will; on a vote of two thirds of Series B; or on a listing at three times the price. Broad-based weighted averaging applies to cheaper stock.',
    ),
    section(
      'Board',
      commented(
        paragraph(
          'Five members: Dr. Halvorsen; one from each of Lakeshore, Cathcart and the Series A; one outsider whom the other four choose.',
        ),
        'Cathcart',
        'Please consider an observer seat as well.',
      ),
    ),
    section(
      'Approvals',
      'Two thirds of Series B for:',
      list(
        'a.',
        'changes to its rights;',
        'senior or equal stock;',
        'debt over $1,500,000;',
        'sale of the valve program;',
        'a new line of business.',
      ),
    ),
    section(
      'Other rights',
      'Preemption, first refusal, co-sale, and drag-along with the board and two thirds of all Preferred. Monthly and yearly statements. Two registrations on demand.',
    ),
    section(
      'Exclusive period',
      'Forty days.',
      drafting('Deal team: Company’s bankers want a carve-out for strategic buyers. Resist'),
    ),
    section('Law', 'Minnesota.'),
  ],
};
