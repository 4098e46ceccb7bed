import type { Offer } from '../../content/offer.ts';
import { item, list, section } from '../../content/write.ts';

/** A Hungarian public fund: three levels, nothing left unsaid. */
export const kerepesAudio: Offer = {
  id: 'kerepes-audio',
  hand: 'Budapest public fund, three levels deep',
  place: 'HU',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Indicative Offer of Duna Venture Capital Fund to Kerepes Audio Zrt.',
  front: ['Budapest, 2 March', 'Reference: DVC/K/118'],
  numbering: { sections: 'I.' },
  running: { heads: ['DVC/K/118'], foot: '– {page} –' },
  facts: {
    currency: 'HUF',
    preMoney: 900_000_000,
    amount: 300_000_000,
    investorStakePercent: 25,
    liquidationMultiple: 1.5,
    participation: 'full',
    antiDilution: 'weighted-average',
    redemptionAfterYears: 6,
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    informationRights: true,
    vestingMonths: 60,
    nonCompeteMonths: 24,
    founderWarranties: 'uncapped',
    noShopDays: 90,
    governingLaw: 'Hungary',
  },
  body: [
    section(
      'Capital',
      list(
        '1.',
        item(
          'The Fund subscribes HUF 300,000,000 in',
          list('a)', 'HUF 30,000,000 registered capital,', 'HUF 270,000,000 capital reserve.'),
        ),
        'The company is valued at HUF 900,000,000 before the subscription. The Fund’s shares are 25% of the capital after it.',
        'Payment follows registration by the Court of Registration within fifteen banking days.',
      ),
    ),
    section(
      'Rights attached to the shares of the Fund',
      list(
        '1.',
        'Upon liquidation or a sale the Fund has 150% of its subscription before others, and takes part in what is left according to its 25%.',
        'If shares are later issued at a lower price the number of shares of the Fund is corrected by weighted average.',
        'After the sixth year the Fund may sell its shares to the founders at their fair value, not less than the subscription.{^hozam}',
      ),
    ),
    section(
      'Decisions',
      list(
        '1.',
        'The general meeting decides with the vote of the Fund on',
        item(
          'matters of capital:',
          list('a)', 'increase and decrease;', 'conversion and merger;', 'dividends.'),
        ),
        item(
          'matters of business:',
          list('a)', 'plan and budget;', 'credits above HUF 20,000,000;', 'sale or pledge of trademarks.'),
        ),
        'The supervisory board has three members, one of whom the Fund names.',
      ),
    ),
    section(
      'Reporting',
      list(
        '1.',
        'Monthly by the 15th: cash, orders, staff.',
        'Quarterly by the end of the next month: balance sheet, profit and loss.',
        'Audited accounts by 31 May.',
      ),
    ),
    section(
      'Founders',
      list(
        '1.',
        'Shares of the founders vest over five years, one sixtieth a month.',
        'Full working time; twenty-four months without competition after the end.',
        'Warranties are joint, several and unlimited in amount, for five years.',
      ),
    ),
    section(
      'Transfers',
      list(
        '1.',
        'First refusal; right to join a sale.',
        'Holders of 60% may, after the third year, oblige the others to sell on the same terms.',
      ),
    ),
    section(
      'Validity',
      'The offer stands until 31 March. On acceptance the company does not treat with other investors for ninety days. Hungarian law.',
    ),
  ],
  footnotes: {
    hozam: 'The yield of 12% in the call for applications concerns loans and not this instrument.',
  },
  signatures: [{ for: 'Duna Venture Capital Fund', lines: ['dr. Somogyi Ágnes', 'Fund manager'] }],
};
