import type { Offer } from '../../content/offer.ts';
import {
  commented,
  grid,
  inserted,
  item,
  list,
  named,
  paragraph,
  section,
  withdrawn,
} from '../../content/write.ts';

/** An Aberdeen angel's adviser: a revised offer with everything that changed still showing. */
export const lochnagarDrones: Offer = {
  id: 'lochnagar-drones',
  hand: 'Aberdeen adviser, third round of changes showing',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Lochnagar Drones Ltd – revised offer (v3, changes shown)',
  front: ['Granite Investor Network', '29 November'],
  numbering: { sections: '1.' },
  running: { heads: ['Lochnagar Drones – v3', 'Changes shown against v2'], foot: '{page}' },
  facts: {
    currency: 'GBP',
    preMoney: 2_200_000,
    amount: 550_000,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    antiDilution: 'none',
    optionPoolPercent: 10,
    board: { total: 4, founders: 2, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    badLeaverIncludesResignation: false,
    nonCompeteMonths: 6,
    founderWarranties: 'capped',
    noShopDays: 28,
    governingLaw: 'Scotland',
  },
  body: [
    section(
      'Subscription',
      'Members of the network subscribe {-£500,000-}{+£550,000+} for ordinary shares with the rights below, on a pre-money value of £2,200,000. They will hold 20%. Options for 10% exist already.',
      commented(
        paragraph(
          'EIS assurance is a condition, as is the transfer of the CAA permissions from Mr Lumsden to the company.',
        ),
        'Fraser',
        'HMRC letter arrived on Monday, so the first half can go.',
      ),
    ),
    named(
      'exit',
      section(
        'Exit',
        list(
          '(a)',
          'The investors first have their subscription back, or what an ordinary holder of their shares would have, if that is more.',
          inserted(item('Amounts held back by a buyer are borne in the same proportions.')),
          withdrawn(item('They then share in the remainder, up to twice their subscription.')),
        ),
      ),
    ),
    withdrawn(
      paragraph(
        'If shares are issued below the price of this round the investors receive bonus shares under a full ratchet.',
      ),
    ),
    section(
      'Board and consents',
      'The network appoints one director, the founders two; there is an independent chair. {+The chair has no casting vote.+} The following need the network’s consent:',
      list(
        '(a)',
        'shares or options beyond the existing ones;',
        'loans over £25,000;',
        '{-pay above £50,000;-} {+pay above £65,000;+}',
        'disposal of the airframe designs.',
      ),
    ),
    section(
      'Founders',
      list(
        '(a)',
        'Shares vest over {-48-} {+36+} months from completion.',
        'A founder dismissed for fraud or gross misconduct keeps nothing unvested and sells the rest at cost; one who resigns keeps what has vested.',
        'Six months’ restriction, north-east Scotland and the North Sea.',
      ),
    ),
    section(
      'Investors’ rights',
      'Quarterly accounts and the annual budget; proportion of new issues; the right to sell alongside. Holders of two thirds may require a sale by all, and clause {ref:exit} applies to it.',
    ),
    section(
      'Warranties',
      'By the company without limit and by each founder up to £30,000, for eighteen months.{^disc}',
    ),
    section(
      'Shareholdings',
      grid(
        ['Holder', 'Now', 'After'],
        ['G. Lumsden', '45%', '36%'],
        ['Catriona Innes', '42.5%', '34%'],
        ['Options', '12.5%', '10%'],
        ['Network members', '–', '20%'],
      ),
    ),
    section(
      'Binding terms',
      'No talks with others for {+four+} {-eight-} weeks; confidentiality; Scots law.',
    ),
  ],
  footnotes: { disc: 'In v1 the founders’ limit was three times salary, about £120,000.' },
  signatures: [{ for: 'for the Granite Investor Network', lines: ['__________________', 'Fraser Duthie'] }],
};
