import type { Offer } from '../../content/offer.ts';
import {
  drafting,
  fixed,
  grid,
  item,
  list,
  named,
  paragraph,
  remark,
  section,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A pension fund of fishermen: paragraphs with a sign, two levels, a calendar of what is due. */
export const hverabakkiSalat: Offer = {
  id: 'hverabakki-salat',
  hand: 'Selfoss pension fund, paragraph signs and a calendar',
  place: 'IS',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Hverabakki Salat ehf. – principal terms for new B-shares',
  front: [
    'From: Lífeyrissjóður Suðurstrandar (the Fund)',
    'To: the owners of Hverabakki Salat ehf.',
    'Selfoss, 9 September',
  ],
  running: { heads: ['Hverabakki Salat ehf.', 'Principal terms, B-shares'], foot: '{page} / {pages}' },
  numbering: { sections: '§ 1', subsections: '1.1' },
  facts: {
    currency: 'ISK',
    preMoney: 420_000_000,
    amount: 140_000_000,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'capped',
    participationCap: 2,
    seniority: 'senior',
    antiDilution: 'broad-based',
    dividendPercent: 4,
    dividendCumulative: false,
    optionPoolPercent: 8,
    optionPoolBasis: 'post-money',
    board: { total: 5, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    cliffMonths: 6,
    acceleration: 'double',
    nonCompeteMonths: 12,
    noShopDays: 45,
    governingLaw: 'Iceland',
  },
  body: [
    remark(
      'This sheet replaces the one that Hallgerður took home from the fair. Please throw the other away, its figures were for two greenhouses.',
    ),
    fixed(
      section(
        'Money and valuation',
        list(
          '1.1',
          'The Fund pays ISK 140,000,000 for new B-shares, against a pre-money valuation of ISK 420,000,000.',
          'The Fund holds 25% of all shares at completion.{^jord}',
          'The money is for the third greenhouse, the borehole pump and lamps; no loan of an owner is repaid from it.',
        ),
      ),
    ),
    named(
      'proceeds',
      section(
        'Winding-up and sale',
        list(
          '1.1',
          'Ahead of every other class, a B-share receives its subscription price once.',
          'B-shares then share in the remainder together with the A-shares, until a B-share has had two times its price in all, the first payment counted.',
          'A holder who would do better with A-shares may exchange, one for one, at any time.',
        ),
      ),
    ),
    section(
      'Yearly dividend',
      'When the annual meeting declares a dividend, B-shares come first with 4% of their price. A year without a dividend is not made up for later.',
      drafting('Auður: the 4% is what the bank pays us on deposits. Do we even want it?'),
    ),
    section(
      'Cheaper shares later',
      'Were the company to issue shares under the price of the Fund, the rate of exchange in {ref:proceeds} is adjusted on the broad-based weighted average, options included. Shares for staff are outside this.',
      withdrawn(
        paragraph(
          'For the first eighteen months the rate is instead adjusted all the way down to the lower price.',
        ),
      ),
    ),
    section(
      'Options for the growers',
      'After completion options are created over 8% of the share capital as it then stands; they dilute the Fund and the A-shareholders alike.',
    ),
    section(
      'Board and consent',
      section(
        'Seats',
        'There are five directors: two elected by the A-shares, two by the Fund, and one whom both sides accept and who works for neither.',
      ),
      section(
        'What needs the Fund',
        'Without the written yes of the Fund the company does none of these:',
        list(
          'a)',
          'change its articles or the rights of a class;',
          'issue shares or anything that can become shares;',
          item(
            'borrow so that all its debt exceeds ISK 60,000,000, leaving aside',
            list('–', 'leases of lamps and vans,', 'credit of seed merchants under 60 days;'),
          ),
          'let the hot-water right go, or pledge it;',
          'pay a relative of an owner more than the wage agreement says.',
        ),
      ),
      section(
        'Papers',
        'The Fund sees harvest, sales and cash by the twelfth of the following month, the budget in November, and accounts with an auditor’s signature in April.',
      ),
    ),
    section(
      'Shares changing hands',
      list(
        '1.1',
        'In a new issue the Fund can keep its percentage.',
        'An owner who sells must let the Fund sell the same fraction to the same buyer, on the same terms.',
        'If the Fund and two thirds of the A-shares accept an offer for everything, everyone sells.{-The Fund may do so alone from year seven.-}',
      ),
    ),
    section(
      'Hallgerður and Brynjar',
      list(
        '1.1',
        'Their A-shares are earned monthly over 36 months; whoever goes before six months are over has earned none.',
        'If the company is sold and the buyer dismisses one of them within a year of it, all shares of that one count as earned.',
        'For 12 months after leaving they grow no leaf vegetables for sale in Iceland, {+a kitchen garden excepted+}.',
      ),
    ),
    section(
      'Until we sign',
      'For 45 days from acceptance the owners talk to no other source of equity. Each side pays its own lawyer. Icelandic law applies, and the District Court of Suðurland hears disputes; this section binds, the rest of the sheet does not.',
    ),
    unnumbered(
      section(
        'Calendar',
        grid(
          ['What', 'Who', 'By'],
          ['Water certificate from the municipality', 'Brynjar', '26 September'],
          ['Count of lamps and ballast', 'the Fund’s engineer', '3 October'],
          ['Articles in Icelandic', 'lawyers of the Fund', '17 October'],
          ['Payment to the blocked account', 'the Fund', '24 October'],
        ),
      ),
    ),
  ],
  footnotes: {
    jord: 'The land belongs to Brynjar’s mother and is rented; the valuation counts glass, pipes and contracts only.',
  },
  signatures: [
    {
      for: 'Lífeyrissjóður Suðurstrandar',
      lines: ['Name: Auður Ketilsdóttir', 'Date: ____________'],
    },
    { for: 'Hverabakki Salat ehf.', lines: ['Name: ____________', 'Date: ____________'] },
  ],
};
