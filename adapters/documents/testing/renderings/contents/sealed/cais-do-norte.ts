import type { Offer } from '../../content/offer.ts';
import { item, list, section } from '../../content/write.ts';

/** A Porto fund in lettered lists. */
export const caisDoNorte: Offer = {
  id: 'cais-do-norte',
  hand: 'Porto seed fund, lists in lists',
  place: 'PT',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Cais do Norte, Lda. – seed investment by Ribeira Ventures',
  front: ['Porto, 9 de julho'],
  numbering: { sections: 'A.' },
  running: { heads: ['Ribeira Ventures'], foot: '{page}' },
  facts: {
    currency: 'EUR',
    preMoney: 1_500_000,
    postMoney: 2_000_000,
    amount: 500_000,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'capped',
    participationCap: 3,
    antiDilution: 'broad-based',
    board: { total: 3, founders: 2, investors: 1, independent: 0 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    nonCompeteMonths: 12,
    noShopDays: 40,
    governingLaw: 'Portugal',
  },
  body: [
    section(
      'Investment',
      list(
        '1.',
        'Ribeira enters with EUR 500,000.',
        'Value before: EUR 1,500,000; after: EUR 2,000,000.',
        'Ribeira’s quota: 25%.',
      ),
    ),
    section(
      'Exit',
      list(
        '1.',
        'Ribeira gets its EUR 500,000.',
        'It then accompanies the other partners in the distribution until it has EUR 1,500,000 in all.',
        'If 25% of everything is more, 25% of everything.',
      ),
    ),
    section('Dilution', list('1.', 'Broad-based weighted average.', 'Preference in new capital for all.')),
    section(
      'Management',
      list(
        '1.',
        'Three managers, one from Ribeira.',
        item(
          'Ribeira must agree to',
          list(
            '(i)',
            'debts above EUR 40,000,',
            item('sales', list('(A)', 'of equipment,', 'of the trademark,')),
            'new partners.',
          ),
        ),
        'A report each month.',
      ),
    ),
    section('Quotas', list('1.', 'Right of preference.', 'Tag and drag, the latter from 70%.')),
    section('Founders', list('1.', 'Quotas are earned over three years.', 'One year of non-competition.')),
    section('Negotiations', list('1.', 'Forty days with Ribeira only.', 'Portuguese law.')),
  ],
};
