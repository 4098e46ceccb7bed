import type { Offer } from '../../content/offer.ts';
import {
  commented,
  drafting,
  fixed,
  grid,
  inserted,
  item,
  list,
  named,
  paragraph,
  remark,
  section,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A fund principal in Toledo who ran a foundry: a long Series A that explains itself. */
export const maumeeCastings: Offer = {
  id: 'maumee-castings',
  hand: 'A3 Toledo fund principal, foundry manager before, explains each term',
  place: 'US',
  type: 'priced-equity',
  language: 'en-US',
  title: 'Maumee Precision Castings, Inc. – Series A Preferred Stock – Proposal and Explanation',
  front: ['Glass City Growth Partners LP', 'Toledo, Ohio', 'October 21'],
  cover: [
    'GLASS CITY GROWTH PARTNERS',
    'Maumee Precision Castings, Inc.',
    'Proposal for Series A Preferred Stock',
    'This proposal is for the stockholders of Maumee and their advisors. It is neither a commitment to lend nor a commitment to invest, and will not become one except by a stock purchase agreement signed by both sides.',
  ],
  numbering: { sections: 'I.', subsections: 'A.' },
  running: {
    heads: ['Maumee Precision Castings – Series A', 'Glass City Growth Partners – Confidential', 'Exhibits'],
    foot: 'Page {page}',
  },
  facts: {
    currency: 'USD',
    preMoney: 12_000_000,
    postMoney: 16_000_000,
    amount: 4_000_000,
    pricePerShare: 1.6,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'capped',
    participationCap: 3,
    seniority: 'senior',
    antiDilution: 'broad-based',
    dividendPercent: 8,
    dividendCumulative: true,
    optionPoolPercent: 12,
    optionPoolBasis: 'pre-money',
    board: { total: 5, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    payToPlay: true,
    redemptionAfterYears: 5,
    vestingMonths: 36,
    acceleration: 'double',
    nonCompeteMonths: 12,
    lockUpMonths: 6,
    noShopDays: 45,
    governingLaw: 'Ohio',
  },
  body: [
    remark(
      'Ed, Luanne: I wrote a few lines under most headings on why a term is there. Counsel thinks they should come out before you sign. I would rather leave them in.',
    ),
    fixed(
      section(
        'The Deal in Brief',
        section(
          'What we buy',
          'Glass City will buy 2,500,000 shares of a new Series A Convertible Preferred Stock at $1.60 a share, $4,000,000 in total. That price comes from a pre-money value of $12,000,000 on a fully diluted basis; after the money the company stands at $16,000,000 and Glass City holds 25% of it.{^val}',
        ),
        section(
          'When we pay',
          'Half goes in the first day. The other half follows once the new induction furnace has poured its first sellable heat, which we all expect in spring:',
          grid(
            ['Closing', 'Shares', 'Dollars', 'Trigger'],
            ['First', '1,250,000', '$2,000,000', 'Signing, with Exhibit B satisfied'],
            ['Second', '1,250,000', '$2,000,000', 'First sellable heat; no later than June 30'],
          ),
          'Glass City may waive the trigger. If June 30 passes without a heat, the second closing is at Glass City’s option and at the same price.',
        ),
        section(
          'What the money is for',
          list(
            '1)',
            '$1,900,000 for the furnace, its pad and its power drop',
            '$700,000 for the three-axis cell in Building 4',
            '$400,000 to retire the Black Swamp Bank equipment line',
            'the rest for payroll and scrap while you ramp',
          ),
          'None of it goes to stockholders.',
        ),
        section(
          'Stock for the crew',
          'Before the first closing the company sets aside options for 12% of the post-closing fully diluted stock. They are counted in the $12,000,000, so the dilution is borne by today’s holders. Luanne’s list has nineteen names on it and we like that list.',
        ),
      ),
    ),
    section(
      'What Series A Is Entitled To',
      section(
        'Dividends',
        'Eight percent a year on the purchase price, cumulative whether or not declared. They are paid when the stock is redeemed or the company is sold, and vanish if the holder converts before then.',
      ),
      named(
        'pref',
        section(
          'Preference on a sale',
          'If the company is sold, merged away or wound up, Series A stands ahead of all other stock and takes, first, one times its purchase price together with unpaid dividends. It then shares with the common as if converted until it has received three times the purchase price in all, and stops there. A holder who would do better by converting is deemed to have converted.',
          commented(
            paragraph(
              'Why we ask: a foundry that sells for book value should at least return what went into the furnace.',
            ),
            'Luanne B.',
            'Our lawyer calls this participating. Ask Dale what it costs us at a $30M sale.',
          ),
        ),
      ),
      section(
        'Conversion',
        'One share of common for each share of Series A at the start. The holder may convert whenever it likes. All of it converts on a public offering of $40,000,000 or more, or when two thirds of the Series A so votes.',
      ),
      section(
        'If stock is later sold for less',
        'The conversion price comes down by the broad-based weighted average formula. Options on the list, stock for lenders up to 100,000 shares, and splits leave it where it is.',
        withdrawn(
          paragraph('For the first eighteen months the conversion price drops all the way to the new price.'),
        ),
      ),
      section(
        'Standing by the company',
        'A Series A holder that does not buy its share of a later financing in which the board asks it to do so converts to common, to the extent it stayed away. That goes for us, too.',
      ),
      section(
        'Redemption',
        'At any time from the fifth anniversary of the first closing, two thirds of the Series A may require the company to buy the stock back at its purchase price plus unpaid dividends, in twelve quarterly installments. {#Dale: bank covenant permits this only after the term loan is repaid, check with Black Swamp#}',
      ),
    ),
    section(
      'Running the Company',
      section(
        'Board',
        'Five seats. Ed Brandeberry and Luanne Brandeberry have two between them, Glass City names two, and the fifth is a person from the castings trade who works for neither and whom both approve. It meets at the plant six times a year. Hard hats are provided.',
      ),
      section(
        'Matters that need our vote',
        'A majority of the Series A must approve before the company:',
        list(
          '(1)',
          'changes its articles or code of regulations in a way that touches the Series A;',
          'creates stock equal or senior to it;',
          item(
            'takes on debt',
            list('(a)', 'above $600,000 that was not in the budget, or', 'from anybody named Brandeberry;'),
          ),
          'buys, sells or leases real estate;',
          'merges, sells out or dissolves;',
          'pays a dividend on common, or redeems common other than from people who leave;',
          'closes Building 2.',
        ),
      ),
      section(
        'Numbers',
        'By the 20th: income statement, balance sheet, scrap rate, backlog. By March 31: audited statements. By December 1: next year’s budget. We may walk the floor at any reasonable hour.',
      ),
      inserted(
        paragraph(
          'Key-man insurance of $1,500,000 on Ed is taken out before the first closing, at the company’s cost.',
        ),
      ),
    ),
    section(
      'Dealings in Stock',
      section(
        'New stock',
        'Each Series A holder may purchase its pro rata part of anything new the company sells, options and bank warrants aside.',
      ),
      section(
        'Sales by the family',
        'Ed and Luanne offer their stock to the company and next to us. If neither takes it, we may sell alongside in proportion. Gifts to the children and their trusts are free of this.',
      ),
      section(
        'Everybody sells',
        'When the board, a majority of the Series A and a majority of the common have approved a sale of the company, all stockholders go along with it.',
      ),
      section(
        'Registration and stand-off',
        'Two demands after a public offering, piggyback always. Nobody sells for 180 days after the offering if the underwriter says so.',
      ),
    ),
    section(
      'Ed and Luanne',
      section(
        'Earning in',
        'You built this place over nineteen years and we do not pretend otherwise: two thirds of your stock is yours outright. The last third vests monthly over 36 months from the first closing.',
        'If the company is sold and the buyer lets you go without cause within a year, whatever is left vests on that day.',
      ),
      section(
        'Staying put',
        'Employment agreements with both. While you work here and for one year after, you do not compete within 200 miles, and you do not hire away our molders or patternmakers.{^comp}',
      ),
      section(
        'Promises about the past',
        'The company makes the usual representations. On the sand pile behind Building 6 it makes an unusual one: that what the Ohio EPA was told in 2019 was the whole story.',
      ),
    ),
    section(
      'Loose Ends',
      section(
        'Forty-five days',
        'From the date you sign, and for 45 days, you do not shop this proposal or entertain another. That, confidentiality and expenses are binding; the rest is an understanding.',
      ),
      section(
        'Expenses',
        'The company pays our counsel up to $35,000 if we close. If we do not, each pays its own.',
      ),
      section('Law', 'Ohio, in the Lucas County Court of Common Pleas if it ever came to that.'),
      drafting('Dale wants Delaware. The company is an Ohio corporation and stays one'),
    ),
    fixed(
      unnumbered(
        section(
          'Exhibit A: Stock After Both Closings',
          grid(
            ['Holder', 'Common', 'Series A', 'Options', '% fully diluted'],
            ['Ed Brandeberry', '3,300,000', '', '', '33.0'],
            ['Luanne Brandeberry', '2,400,000', '', '', '24.0'],
            ['Retired partners (4)', '600,000', '', '', '6.0'],
            ['Option plan', '', '', '1,200,000', '12.0'],
            ['Glass City', '', '2,500,000', '', '25.0'],
            ['All', '6,300,000', '2,500,000', '1,200,000', '100.0'],
          ),
          'Retired partners have signed the 2016 buy-sell agreement, which ends at the first closing.',
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Exhibit B: Before We Wire',
          list(
            '–',
            'Phase I report on all six buildings, no open items',
            'consent of Black Swamp Bank to the furnace lien',
            '3 years of reviewed statements, and the most recent one audited',
            'letters from your two largest customers saying that they mean to remain so',
            'invention and drawing assignments from the toolroom',
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    val: 'Our letter of September 2 had $9,500,000 pre-money with a 1.5x preference and three of five directors. Backlog has grown since, and that letter is void.',
    comp: 'The template says 24 months and “anywhere in North America.” Struck at Luanne’s request.',
  },
  signatures: [
    {
      for: 'GLASS CITY GROWTH PARTNERS LP',
      lines: ['By: ________________________', 'Warren T. Szymanski, Principal'],
    },
    {
      for: 'MAUMEE PRECISION CASTINGS, INC.',
      lines: ['By: ________________________', 'Edwin Brandeberry, President', 'Date: ______________'],
    },
    { for: 'Luanne Brandeberry, individually', lines: ['________________________'] },
  ],
};
