import type { Offer } from '../../content/offer.ts';
import { item, list, section, unnumbered } from '../../content/write.ts';

/** A plain-English seed sheet in nested bullets. */
export const saltburnSeed: Offer = {
  id: 'saltburn-seed',
  hand: 'Newcastle seed fund, nested bullets',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Saltburn Games: seed terms in plain English',
  front: ['Valid until the end of October'],
  facts: {
    currency: 'GBP',
    preMoney: 2_400_000,
    postMoney: 3_000_000,
    amount: 600_000,
    liquidationMultiple: 1,
    participation: 'none',
    optionPoolPercent: 10,
    optionPoolBasis: 'pre-money',
    board: { total: 3, founders: 2, investors: 1 },
    proRata: true,
    dragAlong: true,
    informationRights: true,
    vestingMonths: 48,
    cliffMonths: 12,
    acceleration: 'double',
    badLeaverIncludesResignation: false,
    founderWarranties: 'none',
    noShopDays: 35,
    governingLaw: 'England and Wales',
  },
  body: [
    unnumbered(
      section(
        'Money and price',
        list(
          '•',
          'Tyne Seed invests £600,000.',
          item(
            'Your company counts as worth £2,400,000 before that and £3,000,000 after,',
            list('◦', 'every option included,', 'and a 10% pool for the team is part of the £2,400,000.'),
          ),
          'If you sell for less than hoped, we take £600,000 first. If you sell well, we convert and share like anyone.{^p}',
        ),
      ),
    ),
    unnumbered(
      section(
        'Say',
        list(
          '•',
          'Two founders and one of us on the board.',
          item(
            'You ask us before',
            list(
              '◦',
              'issuing shares,',
              'selling the studio or an IP title,',
              'taking on debt over £40,000.',
            ),
          ),
        ),
      ),
    ),
    unnumbered(
      section(
        'You',
        list(
          '•',
          'Four years of vesting, a year’s cliff, counted from when you signed the lease.',
          'Leave for any reason but serious misconduct and you keep what has vested.',
          'Bought and fired within a year? Everything vests.',
          'The company stands behind the warranties. You do not.',
        ),
      ),
    ),
    unnumbered(
      section(
        'Other',
        list(
          '•',
          'Pro rata for us in the next round.',
          'Drag at 70% of all shares.',
          'A dashboard each month.',
          'Five weeks of exclusivity, under English law.',
        ),
      ),
    ),
  ],
  footnotes: { p: 'On the website we say “1x participating”. That was the old fund; this one does not.' },
};
