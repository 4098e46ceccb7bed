import type { Offer } from '../../content/offer.ts';
import { box, commented, paragraph, section, unnumbered } from '../../content/write.ts';

/** A Swedish fund: short, flat, figures in a box. */
export const bjorkvikEnergi: Offer = {
  id: 'bjorkvik-energi',
  hand: 'Gothenburg fund, short and flat',
  place: 'SE',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Björkvik Energi AB – investment proposal',
  front: ['Göteborg, 21 januari'],
  numbering: { sections: '1.' },
  facts: {
    currency: 'SEK',
    preMoney: 40_000_000,
    postMoney: 50_000_000,
    amount: 10_000_000,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'none',
    board: { total: 5, founders: 3, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    vestingMonths: 36,
    nonCompeteMonths: 9,
    governingLaw: 'Sweden',
  },
  body: [
    unnumbered(
      section(
        'In figures',
        box(
          paragraph('Investment: SEK 10 000 000 in new preference shares'),
          paragraph('Value before the investment: SEK 40 000 000; after it: SEK 50 000 000'),
          paragraph('Västkust Kapital will own 20 %'),
        ),
      ),
    ),
    section(
      'Preference',
      'On a sale or liquidation Västkust Kapital receives SEK 10 000 000 first and the other shareholders share the remainder. Västkust Kapital may convert to ordinary shares and does so when that pays more. There is no protection against later rounds at lower prices.',
    ),
    section(
      'Board',
      commented(
        paragraph(
          'Five members. The founders appoint three, Västkust Kapital one, and the chair is external and accepted by both.',
        ),
        'Elin',
        'They asked for two seats and the chair in December. Withdrawn 9/1.',
      ),
      'New shares, loans over SEK 1 000 000, changes of the articles, and a sale of the business need the consent of Västkust Kapital.',
    ),
    section(
      'Shares',
      'First refusal, tag-along for all, and drag-along when holders of two thirds want to sell. All owners may take part in new issues in proportion to their holdings.',
    ),
    section(
      'Founders',
      'Founders who leave within three years sell back unvested shares, one thirty-sixth vesting each month. They do not compete for nine months after leaving.',
    ),
    section('Other', 'Swedish law. Arbitration in Göteborg. Only confidentiality binds.'),
  ],
};
