import type { Offer } from '../../content/offer.ts';
import { commented, list, paragraph, section } from '../../content/write.ts';

/** A Finnish seed round, numbered with bare figures. */
export const kuusikkoSensing: Offer = {
  id: 'kuusikko-sensing',
  hand: 'Tampere fund, bare figures',
  place: 'FI',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Kuusikko Sensing Oy, seed investment terms',
  front: ['Tampere 14.5.'],
  numbering: { sections: '1' },
  facts: {
    currency: 'EUR',
    preMoney: 3_200_000,
    amount: 800_000,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'broad-based',
    optionPoolPercent: 10,
    board: { total: 3, founders: 1, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    cliffMonths: 12,
    badLeaverIncludesResignation: false,
    nonCompeteMonths: 6,
    noShopDays: 21,
    governingLaw: 'Finland',
  },
  body: [
    section(
      'Investment',
      'Pyynikki Ventures subscribes for seed shares worth EUR 800 000. Valuation before: EUR 3 200 000. Share after: 20 %.',
    ),
    section('Options', 'Ten per cent of shares, for key people.'),
    section('Preference', 'Non-participating, once the subscription price.'),
    section('Down round', 'Broad-based weighted average adjustment; none for options.'),
    section(
      'Board',
      commented(
        paragraph('Three members: one by founders, one by Pyynikki Ventures, one outside chair.'),
        'Aino',
        'Founders have two in all our other companies? Check.',
      ),
    ),
    section(
      'Consent of Pyynikki Ventures',
      list(
        '-',
        'shares, options, convertible loans',
        'loans over EUR 50 000',
        'salary of founders',
        'transfer of IPR',
      ),
    ),
    section(
      'Shareholders',
      'Redemption and consent clauses in the articles. Participation right. Tag along. Drag along, 2/3 of shares.',
    ),
    section(
      'Founders',
      'Vesting 48 months, cliff 12. Leaving is a bad leaver event only on material breach. Six months’ non-compete.{^bad}',
    ),
    section('Reporting', 'Monthly, one page.'),
    section('Exclusivity', 'Three weeks.'),
    section('Law', 'Finland.'),
  ],
  footnotes: { bad: 'FVCA’s model has more bad leaver events than this.' },
};
