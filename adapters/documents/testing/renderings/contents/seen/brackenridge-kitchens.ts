import type { Offer } from '../../content/offer.ts';
import { commented, drafting, grid, list, paragraph, section, withdrawn } from '../../content/write.ts';

/** A buy-and-build house offering growth money: prose, many figures, notes between. */
export const brackenridgeKitchens: Offer = {
  id: 'brackenridge-kitchens',
  hand: 'Birmingham private equity house, offer letter in clauses',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Project Larder: indicative offer for a minority stake in Brackenridge Kitchens Ltd',
  front: ['Strictly private', '1 December'],
  cover: [
    'PROJECT LARDER',
    'Indicative offer',
    'Calthorpe Mercantile Capital',
    'Calthorpe Mercantile Capital is authorised and regulated. The figures herein are unaudited and no reliance may be placed upon them.',
  ],
  numbering: { sections: '1' },
  running: {
    heads: ['Project Larder', 'Calthorpe Mercantile Capital', 'Indicative offer'],
    foot: 'Page {page} of {pages}',
  },
  facts: {
    currency: 'GBP',
    preMoney: 16_000_000,
    amount: 6_400_000,
    liquidationMultiple: 1,
    participation: 'full',
    seniority: 'senior',
    dividendPercent: 9,
    dividendCumulative: true,
    redemptionAfterYears: 6,
    antiDilution: 'none',
    board: { total: 6, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 18,
    founderWarranties: 'capped',
    noShopDays: 70,
    breakFee: true,
    governingLaw: 'England and Wales',
  },
  body: [
    section(
      'Offer',
      'Calthorpe would invest £6,400,000 against an equity value of £16,000,000 before the investment. £5,900,000 goes into preference shares and £500,000 into ordinary shares.',
      grid(
        ['Source', '£'],
        ['Preference shares', '5,900,000'],
        ['Ordinary shares', '500,000'],
        ['Bank facility', '3,000,000'],
        ['', '9,400,000'],
      ),
      drafting(
        'Internal note not deleted: model shows 2.6x at a 2029 exit, with an earn-out of £1,000,000 we have not told them about',
      ),
    ),
    section('Coupon', 'The preference shares carry 9% a year, which accumulates and compounds until paid.'),
    section(
      'Exit proceeds',
      'On an exit the preference shares are redeemed at par with coupon before any other payment, and the ordinary shares, Calthorpe’s 28.6% among them, divide what is then left.',
      withdrawn(
        paragraph(
          'Calthorpe’s ordinary shares carry one and a half votes and receive one and a half times the amount per share until its return reaches 20% a year.',
        ),
      ),
    ),
    section('Redemption without exit', 'On the sixth anniversary at Calthorpe’s request.'),
    section(
      'Board',
      'Six at most: the two founders, the managing director of the Leeds business, two Calthorpe directors and an independent chair whom Calthorpe proposes. Calthorpe directors have enhanced votes while the coupon is unpaid.',
      commented(
        paragraph(
          'Consent matters follow Calthorpe’s house list, which covers budgets, pay over £75,000, acquisitions, borrowings and litigation.',
        ),
        'Founders’ counsel',
        'Ask for the list now. Last time it ran to four pages.',
      ),
    ),
    section(
      'Information',
      'Management accounts within ten working days of month end; free access to auditors.',
    ),
    section(
      'Leavers',
      list(
        '(1)',
        'Bad: dismissal for cause, breach of covenant, or resignation within four years. Shares at the lesser of issue price and market value.',
        'Good: death, ill health, and everyone whom the board so calls. Shares at market value.',
      ),
    ),
    section(
      'Covenants and warranties',
      'Eighteen months after leaving, in the United Kingdom and Ireland. Founders warrant up to £640,000 each for two years.',
    ),
    section(
      'Transfers and exit',
      'Founders hold until exit. Calthorpe may sell freely, tag along, and after five years require a sale of the whole Company. New shares are offered pro rata.',
    ),
    section(
      'Exclusivity and costs',
      'Ten weeks. If the founders end talks or alter the price, the Company pays Calthorpe’s adviser costs to a limit of £150,000. An arrangement fee of 2.5% is due on completion.',
    ),
    section('Law', 'England and Wales.'),
  ],
};
