import type { Offer } from '../../content/offer.ts';
import {
  commented,
  drafting,
  fixed,
  grid,
  inserted,
  list,
  named,
  paragraph,
  section,
  term,
  terms,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A Boston biotech fund: Series A in two tranches, Roman parts, tables inside, counsel's notes in brackets. */
export const allstonGlycanA: Offer = {
  id: 'allston-glycan-a',
  hand: 'CD2 Boston biotech fund, tranches by milestone, Roman parts with tables inside',
  place: 'US',
  type: 'priced-equity',
  language: 'en-US',
  title: 'ALLSTON GLYCAN, INC. – SUMMARY OF PROPOSED TERMS, SERIES A PREFERRED',
  front: ['Longwood Harbor Bio Partners III, L.P.', 'October 14', 'LHBP draft no. 2 – subject to IC'],
  numbering: { sections: 'I.', subsections: 'A.' },
  running: {
    heads: ['Allston Glycan / Series A', 'Confidential – LHBP draft no. 2'],
    foot: 'Page {page} of {pages}',
  },
  facts: {
    currency: 'USD',
    preMoney: 22_000_000,
    postMoney: 40_000_000,
    amount: 18_000_000,
    pricePerShare: 1.1,
    investorStakePercent: 45,
    liquidationMultiple: 1,
    participation: 'none',
    seniority: 'senior',
    antiDilution: 'broad-based',
    dividendPercent: 6,
    dividendCumulative: false,
    payToPlay: true,
    optionPoolPercent: 12,
    optionPoolBasis: 'pre-money',
    board: { total: 5, founders: 1, investors: 2, independent: 2 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    cliffMonths: 12,
    acceleration: 'double',
    nonCompeteMonths: 12,
    noShopDays: 45,
    governingLaw: 'Delaware',
  },
  body: [
    paragraph(
      'Longwood Harbor has followed the sialidase program since the Cell paper. What follows is the basis on which we would lead a Series A. It commits nobody to a closing; Part {ref:closing} says which paragraphs are meant to be enforceable.',
    ),
    section(
      'The Financing',
      terms(
        ['Lead', 'Longwood Harbor Bio Partners III, for $10,000,000 of the round'],
        ['Others', 'Existing seed holders for up to $3,000,000; one strategic to be agreed for the rest'],
        ['Round', '$18,000,000 of newly created Series A Preferred'],
        [
          'Price',
          '$1.10 per share, from a fully diluted pre-money valuation of $22,000,000 ($40,000,000 post-money, so that the round buys 45%). The pre-money includes an unallocated pool equal to 12% of the shares outstanding after both Tranches.',
        ],
        commented(
          term(
            'Use of proceeds',
            'IND-enabling work on AG-101, a first-in-human study in Australia, and eleven hires',
          ),
          'P. Okonkwo-Reilly',
          'Board deck said nine hires. Which?',
        ),
      ),
      'The money comes in two Tranches at the same price:',
      grid(
        ['Tranche', 'Amount', 'Shares', 'Trigger'],
        ['First', '$8,000,000', '7,272,727', 'Initial Closing'],
        ['Second', '$10,000,000', '9,090,909', 'Milestone met, or waived by the Lead'],
        ['Total', '$18,000,000', '16,363,636', ''],
      ),
      '{*Milestone*} means a completed 28-day GLP toxicology study of AG-101 in two species that supports a clinical starting dose, as the Board (one Series A director agreeing) determines in good faith, not later than 20 months from the Initial Closing.{^mile}',
      'Capitalization once both Tranches are in:',
      grid(
        ['Holder', 'Shares', 'Percent'],
        ['Founders, MIT and seed', '15,636,364', '43.0%'],
        ['Pool, unallocated', '4,363,636', '12.0%'],
        ['Series A', '16,363,636', '45.0%'],
        ['Fully diluted', '36,363,636', '100.0%'],
      ),
    ),
    named(
      'charter',
      section(
        'Charter Terms',
        section(
          'Dividends',
          'At 6% of the purchase price a year, if and when the Board declares them, ahead of common. What is not declared does not build up.',
        ),
        section(
          'Liquidation',
          'On a winding-up, sale, merger or exclusive license of substantially all of the platform, Series A takes back its purchase price and declared dividends before the Series Seed and the common receive anything. It shares in nothing further, but any holder may convert and be treated as common if that is worth more.',
          drafting(
            'Note to LHBP: license of AG-101 alone in Greater China to be carved out? Company counsel will ask',
          ),
        ),
        section(
          'Conversion and Price Adjustment',
          'Convertible one for one whenever the holder wishes, and automatically in an IPO at not less than $3.30 a share that raises $60,000,000. A cheaper issue adjusts the conversion price on a broad-based weighted average; pool grants, bank warrants and shares issued in a license are exempt.',
        ),
        section(
          'Failure to Fund',
          'An investor that does not buy its share of the Second Tranche after the Milestone is met sees all of its Series A become common at ten to one.',
        ),
        section(
          'Separate Vote',
          'A majority of Series A, voting alone, must approve:',
          list(
            '(i)',
            'a senior or equal class of stock, or more pool shares;',
            'a sale, or an out-license of any clinical asset;',
            'debt beyond $1,000,000;',
            'a dividend or a buyback, other than from departing staff at cost;',
            'a change in the size of the Board.',
          ),
          withdrawn(
            paragraph('From the sixth anniversary a majority of Series A may require redemption at cost.'),
          ),
          inserted(paragraph('Series A is not redeemable.')),
        ),
      ),
    ),
    section(
      'Governance and Investor Rights',
      section(
        'Board',
        'Five: two named by the Lead, Prof. Achterberg for the founders, and two independents with drug development experience whom the other three choose. A scientific adviser of the Lead sits in without a vote.',
      ),
      section(
        'Information',
        'Unaudited quarterlies in 45 days, audited annuals in 120, a budget each December, and every FDA communication within five business days of receipt.',
      ),
      section(
        'Future Offerings; Transfers',
        'Holders of 500,000 shares may buy their percentage of what the Company issues later. If a founder sells, the Company and then the investors may buy first, or sell alongside in proportion.',
      ),
      section(
        'Drag-Along',
        'All holders go along with a sale that the Board, a majority of Series A and a majority of common held by current employees have approved.',
      ),
    ),
    section(
      'Founders and People',
      list(
        '•',
        'Dr. Sundaresan and Prof. Achterberg vest over 48 months from the Initial Closing, a quarter after the first twelve and the balance monthly. Termination without cause in the year after a change of control vests what is left.',
        'Dr. Sundaresan will be full time; Prof. Achterberg one day a week, as the Institute’s policy permits.',
        'Each signs an invention assignment, and Dr. Sundaresan a covenant for 12 months after leaving not to work on sialic-acid immunotherapy, with garden leave pay as the Massachusetts statute requires.',
        'MIT license: the Company delivers a signed amendment extending the field to oncology and fibrosis. {#LHBP IP counsel has not seen Amendment 2#}',
      ),
    ),
    named(
      'closing',
      fixed(
        section(
          'Closing Matters',
          list(
            '1.',
            'Counsel for the Lead drafts. The Company reimburses up to $75,000 if there is a closing, and each side bears its own if there is none.',
            'Conditions: diligence on the mouse data, the MIT amendment, key-person cover of $2,000,000 on Dr. Sundaresan.',
            'For 45 days after countersignature neither the Company nor a founder solicits, negotiates or accepts another financing or a sale. Talks with academic grant makers go on.',
            'Binding on signature: the items on expenses and on exclusivity, this one, and a duty to keep the draft confidential. Delaware law applies. Part {ref:charter} is a guide for drafting only.',
          ),
        ),
      ),
    ),
    unnumbered(
      section(
        'Next',
        'If this reads right, countersign by October 25 and we will put it to our committee on the 28th.',
      ),
    ),
  ],
  footnotes: {
    mile: 'In our September outline the Milestone was IND clearance and the Second Tranche was priced at $1.35. The founders asked for one price and an earlier trigger; we agreed to both.',
  },
  signatures: [
    {
      for: 'LONGWOOD HARBOR BIO PARTNERS III, L.P.',
      lines: [
        'By: LHBP III GP, LLC, its general partner',
        'By: ______________________',
        'Name: Peter Okonkwo-Reilly',
        'Title: Managing Member',
      ],
    },
    {
      for: 'ALLSTON GLYCAN, INC.',
      lines: [
        'By: ______________________',
        'Name: Meera Sundaresan, Ph.D.',
        'Title: Chief Executive Officer',
      ],
    },
  ],
};
