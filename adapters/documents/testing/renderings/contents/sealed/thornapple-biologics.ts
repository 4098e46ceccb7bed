import type { Offer } from '../../content/offer.ts';
import {
  commented,
  drafting,
  fixed,
  grid,
  item,
  list,
  named,
  paragraph,
  section,
  withdrawn,
} from '../../content/write.ts';

/** A long American form in prose clauses, with enumerations inside enumerations. */
export const thornappleBiologics: Offer = {
  id: 'thornapple-biologics',
  hand: 'Cambridge (Massachusetts) life-science counsel, long form in prose',
  place: 'US',
  type: 'priced-equity',
  language: 'en-US',
  title: 'Term Sheet for Series A Financing of Thornapple Biologics, Inc.',
  front: ['February 18', 'Circulated by Fairhaven Life Science Ventures'],
  cover: [
    'THORNAPPLE BIOLOGICS, INC.',
    'Series A Financing',
    'Working draft no. 4',
    'Recipients hold this draft in trust for Fairhaven Life Science Ventures. It may not be reproduced, and it creates no duty to negotiate, no fiduciary relationship and no obligation to close.',
  ],
  numbering: { sections: '1.' },
  running: {
    heads: ['Thornapple Biologics, Inc. / Working draft no. 4', 'Fairhaven confidential'],
    foot: 'Page {page} of {pages}',
  },
  facts: {
    currency: 'USD',
    preMoney: 45_000_000,
    amount: 30_000_000,
    pricePerShare: 1.5,
    investorStakePercent: 40,
    liquidationMultiple: 1,
    participation: 'none',
    seniority: 'senior',
    antiDilution: 'broad-based',
    dividendPercent: 8,
    dividendCumulative: false,
    optionPoolPercent: 14,
    optionPoolBasis: 'pre-money',
    board: { total: 7, founders: 2, investors: 3, independent: 2 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    payToPlay: true,
    vestingMonths: 48,
    cliffMonths: 12,
    acceleration: 'double',
    lockUpMonths: 6,
    noShopDays: 45,
    governingLaw: 'Delaware',
  },
  body: [
    paragraph(
      'This paper gathers the principal terms on which a syndicate led by Fairhaven Life Science Ventures (“Fairhaven”) would purchase Series A Preferred Stock of Thornapple Biologics, Inc. Its purpose is to let counsel begin drafting.',
    ),
    fixed(
      section(
        'Offering',
        'The syndicate will purchase 20,000,000 shares of Series A Preferred Stock at $1.50 a share, for an aggregate of $30,000,000. Fairhaven takes $18,000,000 of that, Lysander Capital $9,000,000 and the seed holders the remainder.',
        'The price reflects a fully diluted pre-money valuation of $45,000,000, into which an unissued equity incentive reserve equal to 14% of the post-closing capitalization has been counted. Immediately afterwards the Series A Preferred will make up 40% of the Company, fully diluted.',
        grid(
          ['Class', 'Shares after closing', 'Fully diluted'],
          ['Common (founders)', '14,000,000', '28.0%'],
          ['Common (others)', '3,000,000', '6.0%'],
          ['Seed Preferred', '6,000,000', '12.0%'],
          ['Equity incentive reserve', '7,000,000', '14.0%'],
          ['Series A Preferred', '20,000,000', '40.0%'],
          ['All classes', '50,000,000', '100.0%'],
        ),
        'The purchase price is paid at one closing.{^milestone}',
      ),
    ),
    section(
      'Dividends',
      'A dividend of 8% of the original price per year is payable on the Series A Preferred in preference to every other class, but only out of funds legally available and only when the directors declare it. Undeclared dividends lapse.',
    ),
    section(
      'Liquidation',
      'Proceeds of a liquidation, dissolution, merger, license of substantially all intellectual property, or sale of the Company are applied in this order:',
      list(
        '(a)',
        'to the Series A Preferred, its original price and any declared dividend;',
        'to the Seed Preferred, its original price and any declared dividend; and',
        'to the Common Stock.',
      ),
      'A holder of Preferred Stock may instead share as a holder of Common Stock after conversion, and is taken to have converted wherever that yields more.',
      withdrawn(
        paragraph(
          'Following the payments above, the Series A Preferred participates with the Common Stock until it has received in total three times its original price.',
        ),
      ),
    ),
    section(
      'Conversion',
      'Each share converts into one share of Common Stock when its holder chooses. All convert when the Company completes a public offering at not less than $4.50 a share with gross proceeds of $60,000,000, or when 60% of the Series A Preferred so elects.',
    ),
    section(
      'Dilutive issuances',
      commented(
        paragraph(
          'On an issuance below the conversion price, that price is lowered to the broad-based weighted average. No adjustment follows from',
        ),
        'L. Whitcombe',
        'Lysander’s markup substituted a full ratchet for the first eighteen months. Fairhaven told them no.',
      ),
      list(
        '(a)',
        'the equity incentive reserve;',
        item(
          'securities issued in',
          list('(i)', 'bank or equipment financings,', 'acquisitions, or', 'collaborations,'),
          paragraph('in each case with the approval of a majority of the directors; or'),
        ),
        'stock splits and dividends.',
      ),
    ),
    section(
      'Pay-to-play',
      'A holder that fails to take its full share of a later financing in which the directors have asked all holders to join has its Series A Preferred converted into Common Stock at one for one.',
    ),
    section(
      'Matters requiring consent',
      'While 5,000,000 shares of Series A Preferred are outstanding, the approval of 60% of them is required to:',
      list(
        '(a)',
        'liquidate the Company or sell it;',
        'amend the charter in a way that harms the Series A Preferred;',
        'create or increase stock that ranks with or ahead of it;',
        'repurchase stock, other than from departing staff at cost;',
        'borrow more than $2,000,000;',
        'grant an exclusive license of the lead program; or',
        'change the number of directors.',
      ),
    ),
    section(
      'Directors',
      'The board has seven members. The Common Stock elects two, being Dr. Marisol Etienne and Dr. Paul Grady; Fairhaven elects two and Lysander one; and two further members, independent of all of them, are agreed by the other five.',
      'The board meets six times a year. Reasonable travel is reimbursed.',
    ),
    section(
      'Rights of holders',
      list(
        '(a)',
        'Annual, quarterly and monthly financial statements and a yearly budget go to each holder of 1,000,000 shares.',
        'Those holders may purchase their proportion of later issues.',
        'The Company, then they, may take up stock that a founder wants to sell, or may sell beside the founder.',
        'Two demand registrations, and unlimited piggyback registrations, from the fifth anniversary.',
        'No holder sells within 180 days of an initial public offering.',
      ),
    ),
    section(
      'Drag-along',
      'Holders must join a sale that has been approved by the board, by 60% of the Series A Preferred, and by a majority of the Common Stock held by those then in service.',
    ),
    section(
      'Founders and staff',
      'Founder stock is released over 48 months counted from incorporation, nothing in the first twelve; half of Dr. Etienne’s is already free. If a founder is let go without cause in the twelve months after a change of control, whatever is unreleased is released.',
      drafting(
        'NTD: Dr. Grady’s employment with the hospital continues at 20%. Hospital counsel has proposed a royalty of 1.5%; nothing on this has been accepted',
      ),
      'All staff sign assignments of inventions and undertakings of confidence. Massachusetts staff are not asked to refrain from competing.',
    ),
    section(
      'Conditions',
      'Satisfactory review of the license from the Wexford Institute, a clean opinion on title to the lead antibody, and insurance of directors and officers at $5,000,000.',
    ),
    named(
      'noshop',
      fixed(
        section(
          'No-shop',
          'Until 45 days after all have signed, the Company will not solicit, encourage or accept another offer of financing or purchase.',
        ),
      ),
    ),
    named(
      'costs',
      fixed(
        section(
          'Counsel and costs',
          'At closing the Company pays the fees of Fairhaven’s counsel, $60,000 at most.',
        ),
      ),
    ),
    fixed(
      section(
        'Effect',
        'Sections {ref:noshop} and {ref:costs} and the duty of confidence bind on signature. Nothing else does. Delaware law governs.',
      ),
    ),
  ],
  footnotes: {
    milestone:
      'Draft no. 2 split the purchase into $12,000,000 now and $18,000,000 on dosing of the first patient. The split has been given up.',
  },
  signatures: [
    { for: 'Thornapple Biologics, Inc.', lines: ['By ______________________', 'Marisol Etienne, President'] },
    {
      for: 'Fairhaven Life Science Ventures',
      lines: ['By ______________________', 'Lowell Whitcombe, Partner'],
    },
  ],
};
