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
  named,
  paragraph,
  remark,
  section,
  term,
  terms,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A paint maker’s venture arm in Ohio: a table with bands, exhibits, marked by the company’s counsel. */
export const tessellateCure: Offer = {
  id: 'tessellate-cure',
  hand: 'CA6 Toledo paint maker’s venture arm, banded table with exhibits, marked up by counsel',
  place: 'US',
  type: 'priced-equity',
  language: 'en-US',
  title: 'SUMMARY OF PROPOSED TERMS – SERIES A PREFERRED STOCK OF TESSELLATE CURE, INC.',
  front: [
    'Maumee Coatings Ventures LLC',
    'Draft of March 14 (MCV) with WSC comments of March 17',
    'CONFIDENTIAL – DO NOT FORWARD',
  ],
  running: {
    heads: ['Tessellate Cure, Inc. / Series A', 'MCV draft 3/14 – WSC 3/17'],
    foot: '4171-0022-8831 v.3                 {page}',
  },
  facts: {
    currency: 'USD',
    preMoney: 20_000_000,
    postMoney: 25_000_000,
    amount: 5_000_000,
    pricePerShare: 2,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    seniority: 'pari-passu',
    antiDilution: 'broad-based',
    dividendPercent: 6,
    dividendCumulative: false,
    optionPoolPercent: 12,
    optionPoolBasis: 'pre-money',
    board: { total: 5, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    acceleration: 'double',
    founderWarranties: 'none',
    noShopDays: 30,
    governingLaw: 'Delaware',
  },
  body: [
    remark(
      'WSC note to reader: deletions are ours unless initialed. The cover e-mail controls if it and this draft disagree about Exhibit B.',
    ),
    terms(
      band('OFFERING'),
      ['Issuer', 'Tessellate Cure, Inc., a Delaware corporation with its lab in Bowling Green, Ohio'],
      [
        'Purchasers',
        list(
          '▪',
          'Maumee Coatings Ventures LLC (“MCV”): $3,500,000',
          'Swan Creek Seed Fund II, L.P. (“Swan Creek”): $1,000,000',
          'others acceptable to both: $500,000',
        ),
      ],
      ['Aggregate', '$5,000,000, single closing, on or about April 30'],
      [
        'Price',
        '$2.00 per share, i.e. $20,000,000 pre-money on 10,000,000 fully diluted shares, among them an unallocated pool equal to 12% of the post-closing total. Post-money: $25,000,000. Purchasers as a group: 20%.',
      ],
      band('ECONOMICS'),
      ['Dividends', '6% per annum when, as and if declared; not cumulative'],
      commented(
        term(
          'Liquidation',
          'Series A and Series Seed share equally in rank. Each gets back its own purchase price, once, plus declared dividends; common takes everything after that. A holder who would do better as common is treated as having converted.{^pref}',
        ),
        'J. Petrakis (WSC)',
        'OK as is. Thank them before they change their minds.',
      ),
      [
        'Conversion; price protection',
        'Convertible 1:1 at any time; automatically on an underwritten offering of $40,000,000 or more or by vote of a majority of the Preferred. Broad-based weighted average, usual carve-outs.',
      ],
      ['Redemption', 'None.'],
      band('CONTROL'),
      [
        'Board',
        'Five seats. Common elects two (Nwosu, Brandt). Series Seed elects one (Swan Creek). Series A elects one, who {-may be an officer of Maumee Coatings-} {+shall not be employed by Maumee Coatings or an affiliate+}. The fifth is an industry person approved by the other four and tied to none of them.',
      ],
      [
        'Observer',
        'MCV may send one observer, who steps out when the board takes up pricing, a competitor of the Parent, or the Parent itself.',
      ],
      [
        'Protective provisions',
        'While 500,000 shares of Series A are outstanding, a majority of them must approve:',
        list(
          '(i)',
          'any amendment adverse to Series A;',
          'senior or equal-ranking stock;',
          item(
            'a sale of the Company, unless',
            list(
              '(A)',
              'holders of Series A receive at least $4.00 a share, or',
              'the fifth anniversary has passed;',
            ),
          ),
          'debt above $1,000,000;',
          'a change in the number of directors.',
        ),
      ],
      [
        'Drag-along',
        'Board, a majority of Common held by service providers, and a majority of Preferred, voting together',
      ],
      band('INVESTOR RIGHTS'),
      [
        'Information',
        'Annual (reviewed), quarterly and monthly statements, budget. MCV may not pass technical information to the Parent’s laboratories.',
      ],
      ['Pro rata', 'Holders of 250,000 shares or more, in all new securities until an IPO'],
      [
        'First refusal and co-sale',
        'Company first, then Preferred, on transfers by a Founder; co-sale on what is left',
      ],
      ['Registration', 'Customary. Two demands after five years; S-3; piggyback.'],
      band('FOUNDERS AND STAFF'),
      [
        'Vesting',
        'Stock of Dr. Nwosu and Mr. Brandt: 25% is vested at closing, 75% vests over the next four years, 1/48 each month. Full acceleration if employment ends without cause, or for good reason, inside 12 months after a change of control.',
      ],
      withdrawn(term('Non-competition', 'Founders: 24 months, North America, UV-curable coatings')),
      ['Inventions', 'PIIA signed by everyone, past interns too'],
      inserted(term('Founder representations', 'None. Representations come from the Company alone.')),
      band('PROCESS'),
      [
        'No-shop / confidentiality',
        '30 days from countersignature. Binding, as is the next row; the balance of this summary is not.',
      ],
      ['Law', 'Delaware'],
      ['Fees', 'Company pays MCV’s outside counsel up to $45,000 at closing; nothing if there is no closing'],
    ),
    fixed(
      unnumbered(
        section(
          'Exhibit A: Pro forma capitalization',
          grid(
            ['', 'Pre-closing shares', 'Series A', 'Post-closing shares', 'FD %'],
            ['Ifeoma Nwosu', '3,150,000', '', '3,150,000', '25.20%'],
            ['Kurt Brandt', '2,350,000', '', '2,350,000', '18.80%'],
            ['BGSU Research Foundation', '400,000', '', '400,000', '3.20%'],
            ['Swan Creek (Seed)', '2,000,000', '500,000', '2,500,000', '20.00%'],
            ['Options granted', '600,000', '', '600,000', '4.80%'],
            ['Pool, unallocated', '1,500,000', '', '1,500,000', '12.00%'],
            ['MCV', '', '1,750,000', '1,750,000', '14.00%'],
            ['Others', '', '250,000', '250,000', '2.00%'],
            ['Total', '10,000,000', '2,500,000', '12,500,000', '100.00%'],
          ),
        ),
      ),
    ),
    named(
      'exb',
      fixed(
        unnumbered(
          section(
            'Exhibit B: Commercial arrangements',
            'To be signed by Maumee Coatings, Inc. (the “Parent”) in parallel, and not a condition of the financing:',
            list(
              '1.',
              'A joint development agreement for low-energy topcoat. Foreground in coatings chemistry: Parent. Foreground in lamps and cure control: Company.',
              'A supply commitment: 40 lamp units at list less 10%, first 20 by December 31.',
              withdrawn(
                item(
                  'A right of first negotiation, 90 days, if the Company wishes to sell itself or its lamp line.',
                ),
              ),
              inserted(item('The Company remains free to sell to Parent’s competitors from day one.')),
            ),
            drafting(
              'MCV: ROFN was in the IC memo. Need Doug’s sign-off to lose it. Placeholder: 45 days? notice only?',
            ),
          ),
        ),
      ),
    ),
    paragraph(
      'Nothing in {ref:exb} shall be read as giving the Parent, as a customer, any right that MCV has as a stockholder, or the reverse.',
    ),
    drafting('Signature page follows; remainder of this page intentionally left blank'),
  ],
  footnotes: {
    pref: 'MCV’s first circulated sheet (February 20) was 1.5x, participating without a cap, senior to Seed. Not carried forward.',
  },
  signatures: [
    {
      for: 'MAUMEE COATINGS VENTURES LLC',
      lines: [
        'By: Maumee Coatings, Inc., its sole member',
        'By: /s/ ______________________',
        'Name: Douglas R. Szymanski',
        'Title: VP, Corporate Development',
      ],
    },
    {
      for: 'Acknowledged and agreed:',
      lines: [
        'TESSELLATE CURE, INC.',
        'By: ______________________',
        'Ifeoma Nwosu, Chief Executive Officer',
        'Date: ______________________',
      ],
    },
    {
      for: 'cc (w/o enclosures)',
      lines: ['Swan Creek Seed Fund II, L.P.', 'Jim Petrakis, Whitlam Stoll & Cray LLP'],
    },
  ],
  mail: {
    from: 'Jim Petrakis <jpetrakis@wsclaw.example>',
    to: 'Ifeoma Nwosu <ifeoma@tessellatecure.example>; Kurt Brandt <kurt@tessellatecure.example>',
    subject: 'FW: Tessellate – Series A TS – our comments [EXTERNAL]',
    greeting: 'Ifeoma, Kurt –',
    opening:
      'Our turn of the draft is below. Three points for a call, in order of pain: seat, ROFN, non-compete.',
    signature: [
      'Jim',
      'James T. Petrakis',
      'Whitlam Stoll & Cray LLP | Toledo',
      'ATTORNEY-CLIENT COMMUNICATION. If this reached you by mistake please delete it and tell us.',
    ],
    older: [
      {
        from: 'Douglas Szymanski',
        sent: 'Friday, March 14, 2025 4:58 PM',
        paragraphs: [
          'Jim, attached. Non-compete stays at 24 months per Legal, and we do want to hear first if you sell.',
          'Have a good weekend. Go Mud Hens.',
        ],
      },
    ],
  },
};
