import type { Offer } from '../../content/offer.ts';
import {
  band,
  commented,
  drafting,
  fixed,
  grid,
  inserted,
  item,
  list,
  paragraph,
  section,
  term,
  terms,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A chartered accountant in Pune: heads of terms as a table, figures in crore, annexures behind. */
export const panshetColdChain: Offer = {
  id: 'panshet-cold-chain',
  hand: 'A1 Pune chartered accountant, family office, heads of terms as a table with annexures',
  place: 'IN',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'HEADS OF TERMS: SERIES A INVESTMENT IN PANSHET COLD CHAIN PRIVATE LIMITED',
  front: [
    'Sahyadri Kothrud Family Office LLP',
    'Pune, 14 August',
    'Without prejudice and subject to due diligence',
  ],
  cover: [
    'Strictly Private & Confidential',
    'Panshet Cold Chain Private Limited',
    'Heads of Terms for Series A CCPS of Rs. 12 crore',
    'Sahyadri Kothrud Family Office LLP',
  ],
  running: {
    heads: [
      'Heads of Terms – Panshet Cold Chain',
      'SKFO / Series A / Rev. 2',
      'Annexures to the Heads of Terms',
    ],
    foot: 'Initials: ____ / ____                                        Page {page} of {pages}',
  },
  facts: {
    currency: 'INR',
    preMoney: 480_000_000,
    postMoney: 600_000_000,
    amount: 120_000_000,
    pricePerShare: 1_200,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    seniority: 'senior',
    antiDilution: 'broad-based',
    dividendPercent: 0.01,
    dividendCumulative: false,
    optionPoolPercent: 8,
    optionPoolBasis: 'pre-money',
    board: { total: 5, founders: 2, investors: 1, independent: 2 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    redemptionAfterYears: 6,
    vestingMonths: 36,
    cliffMonths: 12,
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 24,
    lockUpMonths: 48,
    founderWarranties: 'capped',
    noShopDays: 60,
    governingLaw: 'India',
  },
  body: [
    paragraph(
      'The undersigned have discussed the matters below at Pune on 2, 7 and 11 August and record them here for the guidance of counsel. Annexures I to III form part of this paper. Of the rows under “Rules of the road” the last three bind from signing; no other row creates any obligation.',
    ),
    terms(
      band('THE PARTIES'),
      [
        'Company',
        'Panshet Cold Chain Private Limited, having its registered office at Survey No. 41/2, Nanded Phata, Pune, and engaged in multi-temperature storage and last-mile reefer logistics for dairy, grapes and vaccines.',
      ],
      [
        'Promoters',
        'Mr. Aniruddha Gokhale, Mrs. Rutuja Gokhale and Mr. Salim Attar (together the controlling shareholders)',
      ],
      term(
        'Investor',
        'Sahyadri Kothrud Family Office LLP or its affiliate, as may be notified seven days before closing.',
      ),
      band('MONEY AND PRICE'),
      [
        'Amount',
        'Rs. 12,00,00,000 (Rupees twelve crore only), all primary, in two tranches shown in Annexure II.',
        drafting(
          'Promoters had asked for a secondary of Rs. 1.5 crore for Mr. Attar. Not part of this round.',
        ),
      ],
      [
        'Valuation',
        'Rs. 48,00,00,000 (Rupees forty-eight crore) pre-money and Rs. 60,00,00,000 (Rupees sixty crore) post-money, each on a fully diluted basis.{^val}',
      ],
      [
        'Instrument',
        '1,00,000 Series A Compulsorily Convertible Preference Shares (“CCPS”) at Rs. 1,200 each (face value Rs. 10, premium Rs. 1,190), making up 20% of the fully diluted capital after the second tranche.',
      ],
      commented(
        term(
          'ESOP',
          'A pool equal to 8% of the post-issue fully diluted capital is to be created by the Company prior to closing. The pre-money figure above is inclusive of the pool; existing shareholders alone bear it.',
        ),
        'CA Deshpande',
        'Check rule 12 of the Share Capital Rules: Mr. Attar is a promoter and cannot receive options.',
      ),
      [
        'Use of funds',
        '65% towards two hubs at Nashik and Sangli, 20% towards vehicles, balance towards working capital. No repayment of unsecured loans taken from relatives.',
      ],
      band('WHAT THE CCPS CARRY'),
      [
        'Dividend',
        '0.01% per annum, non-cumulative, in preference to equity shares; plus participation in any equity dividend on an as-converted footing.',
      ],
      [
        'Conversion',
        'One equity share per CCPS initially. At holder’s option at any time; compulsorily on the earlier of',
        list(
          '(i)',
          'nineteen years and eleven months from allotment, and',
          'filing of a red herring prospectus, if SEBI so requires.',
        ),
      ],
      [
        'Liquidity preference',
        'On winding up, merger, change in control or disposal of substantially the whole undertaking, the holder of CCPS gets the higher of (x) 1x of the amount invested along with declared dividends and (y) what equity shares would have got upon conversion. This is paid in priority to all other classes. There is no second bite.',
      ],
      [
        'Protection against down-round',
        'Conversion ratio stands adjusted on a broad-based weighted average. ESOP grants, bonus, split and shares issued to the dairy federation under the 2021 arrangement are outside.',
      ],
      withdrawn(
        term(
          'Ratchet linked to EBITDA',
          'If EBITDA of the coming year is below Rs. 4.25 crore the Investor’s holding goes up to 26%.',
        ),
      ),
      ['Voting', 'As if converted.'],
      band('GOVERNANCE'),
      [
        'Board',
        'Five members. Promoters nominate two; Investor nominates one, not liable to retire by rotation; two are independent, proposed by Promoters and acceptable to Investor. Quorum is not complete without Investor’s nominee at the first call of a meeting.',
      ],
      ['Observer', 'NIL. The earlier request stands dropped.'],
      ['Affirmative vote', 'Matters in Annexure III require prior written assent of the Investor.'],
      [
        'Information',
        list(
          '(a)',
          'Monthly MIS with hub-wise occupancy, within 12 days;',
          'unaudited quarterlies, within 40 days;',
          'audited financials with CARO report, by 31 July;',
          'budget, 30 days ahead of the year;',
          item(
            'forthwith, intimation of',
            list(
              '(1)',
              'any temperature excursion for which a claim above Rs. 5 lakh is received;',
              'any notice from FSSAI, CDSCO or GST.',
            ),
          ),
        ),
      ],
      band('SHARES'),
      ['New issues', 'Investor may subscribe to its proportionate entitlement before any outsider.'],
      [
        'Promoter shares',
        'Locked in for 48 months from closing. Each Promoter may gift up to 3% within the immediate family subject to a deed of adherence.',
      ],
      [
        'ROFR and tag',
        'Thereafter Investor has first refusal; and if it does not exercise the same, a right to sell along pro rata, or fully where control passes.',
      ],
      [
        'Exit',
        'The Company and Promoters shall endeavour to give an exit by IPO or trade sale by the fifth anniversary. If none has taken place after 6 years from closing, the Investor may require the Company to buy back its shares at fair market value, to the extent permitted by section 68. Failing that for two successive quarters, Investor may drag all shareholders into a sale to any bona fide purchaser.{^put}',
      ],
      band('PROMOTERS PERSONALLY'),
      [
        'Reverse vesting',
        'Sixty percent of each Promoter’s shares are released over 36 months: nothing in the first 12 months, then one third, remainder every quarter.',
        'A Promoter who resigns of own accord before the 36 months, or who is removed for cause, transfers all unreleased shares to the ESOP trust at face value. Death or disablement releases everything.',
      ],
      inserted(
        term(
          'Time',
          'Full time and attention. Mr. Attar’s teaching at the polytechnic on Saturdays is excepted.',
        ),
      ),
      [
        'Competition',
        'None during service, and none for 24 months after, in cold storage or reefer transport within Maharashtra, Goa and Karnataka.',
      ],
      [
        'Warranties and indemnity',
        'Customary, by the Company and Promoters jointly and severally. Liability of Promoters shall not exceed Rs. 2,00,00,000 in aggregate except in case of fraud or defect in title; claims lapse after 30 months (tax: 7 years).',
      ],
      band('RULES OF THE ROAD'),
      [
        'Conditions',
        'Diligence to Investor’s satisfaction; valuation report of a registered valuer; fresh consent of the Deccan Merchants’ Co-operative Bank; title to Survey No. 41/2 cleared.',
      ],
      [
        'Exclusivity',
        '60 days from the date hereof. Neither the Company nor Promoters shall solicit or continue any other proposal.',
      ],
      [
        'Costs',
        'Investor’s counsel and diligence, up to Rs. 18 lakh plus GST, are to the Company’s account at closing. Stamp duty on CCPS: Company.',
      ],
      ['Law', 'India. Courts at Pune; before that, mediation by Shri V. N. Patwardhan (retd.).'],
    ),
    fixed(
      unnumbered(
        section(
          'Annexure I: Shareholding',
          grid(
            ['Sr.', 'Name', 'Before (nos.)', 'After (nos.)', 'After (%)'],
            ['1', 'A. Gokhale', '1,70,000', '1,70,000', '34.0'],
            ['2', 'R. Gokhale', '98,000', '98,000', '19.6'],
            ['3', 'S. Attar', '60,000', '60,000', '12.0'],
            ['4', 'Friends and family (11)', '32,000', '32,000', '6.4'],
            ['5', 'ESOP', '–', '40,000', '8.0'],
            ['6', 'Investor (CCPS)', '–', '1,00,000', '20.0'],
            ['', 'TOTAL', '3,60,000', '5,00,000', '100.0'],
          ),
          'Serial 4 includes 4,500 shares for which transfer forms are awaited from the Aundh branch of the family.',
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Annexure II: Tranches',
          grid(
            ['Tranche', 'Rs. crore', 'CCPS', 'On'],
            ['1', '7.20', '60,000', 'Closing, expected 15 October'],
            ['2', '4.80', '40,000', 'Nashik hub operating at 50% occupancy for 60 days'],
          ),
          'Price per CCPS is the same in both. If Tranche 2 is not called in fifteen months the Investor may still subscribe; it need not.',
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Annexure III: Affirmative vote matters',
          list(
            '1.',
            'Amendment of memorandum or articles; variation of rights of CCPS.',
            'Any issue, buy-back, split or consolidation (ESOP grants within the pool excepted).',
            item(
              'Indebtedness:',
              list(
                'a)',
                'beyond Rs. 3 crore over sanctioned limits;',
                'from any director or relative, whatever be the amount;',
                'by way of corporate guarantee.',
              ),
            ),
            'Capital expenditure exceeding Rs. 50 lakh outside budget.',
            'Related party transactions.',
            'Annual business plan, and change in statutory auditor.',
            'Sale, lease or mortgage of a hub.',
            'Remuneration of Promoters above Rs. 36 lakh per annum each.',
          ),
          drafting(
            'Promoters propose to delete item 8. SKFO: to be discussed with Bhausaheb on return from Nagpur',
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    val: 'Rev. 1 of 7 August recorded Rs. 40 crore with a 2x participating preference. The grape season numbers were not available then.',
    put: 'A put on the Promoters at an IRR of 18% was struck off Rev. 1 on advice of FEMA counsel, an NRI being a partner of the LLP.',
  },
  signatures: [
    {
      for: 'For Sahyadri Kothrud Family Office LLP',
      lines: ['(Designated Partner)', 'CA Mukund Deshpande'],
    },
    {
      for: 'For Panshet Cold Chain Private Limited',
      lines: ['_____________________', 'Aniruddha Gokhale, Director', 'Place: Pune'],
    },
    { for: 'Promoters', lines: ['Rutuja Gokhale', 'Salim Attar'] },
  ],
};
