import type { Offer } from '../../content/offer.ts';
import { item, list, section } from '../../content/write.ts';

/** A Madrid fund with numbered clauses and lettered sub-clauses. */
export const sierraSal: Offer = {
  id: 'sierra-sal',
  hand: 'Madrid venture builder, long sentences',
  place: 'ES',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Term sheet for the entry of Sierra Capital in Salinas Digitales, S.L.',
  front: ['Madrid, 22 de abril'],
  numbering: { sections: '1.' },
  running: { heads: ['Sierra Capital', 'Salinas Digitales'], foot: 'Pág. {page} de {pages}' },
  facts: {
    currency: 'EUR',
    preMoney: 7_500_000,
    amount: 2_500_000,
    investorStakePercent: 25,
    liquidationMultiple: 1.5,
    participation: 'none',
    seniority: 'senior',
    antiDilution: 'broad-based',
    optionPoolPercent: 10,
    optionPoolBasis: 'pre-money',
    board: { total: 5, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    cliffMonths: 12,
    lockUpMonths: 36,
    nonCompeteMonths: 18,
    noShopDays: 45,
    governingLaw: 'Spain',
  },
  body: [
    section(
      'The round',
      list(
        '(a)',
        'Sierra Capital shall contribute €2,500,000, in a single disbursement, at a pre-money valuation of €7,500,000.',
        'Sierra Capital shall thereby hold 25% on a fully diluted basis.',
        'A phantom share plan of 10%, already deducted from the pre-money valuation, is reserved.',
      ),
    ),
    section(
      'Liquidation preference',
      list(
        '(a)',
        'In any liquidity event Sierra Capital shall be paid, in front of the class A and the ordinary participations, one and a half times its contribution.',
        'The remainder shall be paid to the others alone.',
        'If the proportional amount were higher, Sierra Capital shall receive that amount in lieu.{^p}',
      ),
    ),
    section(
      'Anti-dilution',
      'Broad-based weighted average, exercised by means of participations at nominal value, save for the phantom plan.',
    ),
    section(
      'Board of directors',
      'Five directors: two of the founders, two of Sierra Capital, one independent. A qualified majority with one director of Sierra Capital is needed for:',
      list(
        '(i)',
        item('financial matters:', list('(A)', 'debt above €200,000;', 'budget;')),
        'industrial property;',
        'key employees.',
      ),
    ),
    section('Information', 'Monthly, in Sierra Capital’s format; audited accounts.'),
    section(
      'Transmission',
      list(
        '(a)',
        'Three years during which founders may not transmit.',
        'Preferential acquisition; tag-along; drag-along with 60% from the fourth year and a price above €20,000,000.',
        'Preferential assumption in new increases.',
      ),
    ),
    section(
      'Founders',
      list(
        '(a)',
        'Vesting: 48 months, one year of cliff.',
        'Exclusive dedication.',
        'Non-competition: 18 months after exit, compensated.',
      ),
    ),
    section('Exclusivity and law', '45 days. Spanish law; arbitration in Madrid.'),
  ],
  footnotes: {
    p: 'In the version of 3 April the remainder was shared with Sierra Capital up to three times. Rejected by the founders and removed.',
  },
};
