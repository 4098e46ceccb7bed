import type { Offer } from '../../content/offer.ts';
import { item, list, paragraph, section } from '../../content/write.ts';

/** A university spin-out: SEIS fund, clauses 1.1, 1.2 under headings. */
export const foxgloveAssaySeis: Offer = {
  id: 'foxglove-assay-seis',
  hand: 'SEIS fund manager, clause numbers 1.1',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'FOXGLOVE ASSAY LIMITED – OFFER OF INVESTMENT',
  front: ['Ref: HF/SEIS/0417', '8 September'],
  numbering: { sections: '1.' },
  running: { heads: ['Foxglove Assay Limited: offer of investment'], foot: 'HF/SEIS/0417    {page}' },
  facts: {
    currency: 'GBP',
    preMoney: 1_250_000,
    amount: 250_000,
    antiDilution: 'none',
    optionPoolPercent: 10,
    optionPoolBasis: 'pre-money',
    board: { total: 4, founders: 2, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    founderWarranties: 'capped',
    noShopDays: 30,
    governingLaw: 'Scotland',
  },
  body: [
    section(
      'Subscription',
      list(
        '1.1',
        'Hallfield SEIS Fund 4 will subscribe £250,000 for ordinary shares ranking equally with all others.',
        'The price assumes that the Company is worth £1,250,000 beforehand, counting an EMI pool of one tenth of the enlarged capital.',
        item(
          'Completion depends on:',
          list(
            '(a)',
            'advance assurance from HM Revenue & Customs;',
            'an assignment of Patent GB2600001 by the University of Tayside; and',
            'no material change for the worse.',
          ),
        ),
      ),
    ),
    section(
      'Rights',
      list(
        '1.1',
        'Shares carry no preference on a winding up, no right to be bought back and no protection from later issues; the relief would otherwise be lost.{^pref}',
        'New shares are offered to holders in proportion to what they hold.',
        'A holder who wishes to sell offers the shares round first. On a sale of more than half, the others may join in; on an offer accepted by 80%, they must.',
      ),
    ),
    section(
      'Management',
      list(
        '1.1',
        'The board has four members: two founders, a Hallfield director and an independent chair.',
        'Hallfield’s consent is needed for matters in its standard list of fifteen, including share issues, borrowing above £50,000 and salaries above £70,000.',
        'Hallfield receives management accounts quarterly and is charged to the Company at £750 a month plus VAT for its director.',
      ),
    ),
    section(
      'Founders',
      list(
        '1.1',
        'Founders’ shares vest evenly over thirty-six months. Leavers keep vested shares; unvested shares become deferred.',
        'Founders warrant the accounts, the patent and the share register, each up to £40,000.',
      ),
    ),
    section(
      'Binding terms',
      paragraph(
        'Thirty days’ exclusivity, confidence and each side’s own costs are binding under Scots law; the rest is not.',
      ),
    ),
  ],
  footnotes: {
    pref: 'Non-SEIS investors in Hallfield’s growth fund hold 1.5x preferred shares. None are issued here.',
  },
};
