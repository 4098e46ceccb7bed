import type { Offer } from '../../content/offer.ts';
import {
  band,
  commented,
  drafting,
  fixed,
  grid,
  inserted,
  list,
  paragraph,
  remark,
  section,
  term,
  terms,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A Sonoma seed fund: cover, one table in bands, counsel’s notes to draft, a signature page that says it is one. */
export const petalumaShellcheck: Offer = {
  id: 'petaluma-shellcheck',
  hand: 'KA3 Sonoma County seed fund, banded table with notes to draft and a signature page',
  place: 'US',
  type: 'priced-equity',
  language: 'en-US',
  title: 'SUMMARY OF TERMS: SERIES SEED PREFERRED STOCK OF SHELLCHECK, INC.',
  front: ['March 3', 'LSSF comments to Company draft of 2/26'],
  cover: [
    'Shellcheck, Inc.',
    'Series Seed Preferred Stock',
    'Proposed terms of Laguna Slough Seed Fund II, L.P.',
    'Not an offer to sell or a solicitation of an offer to buy securities in any state where that would be unlawful',
    'Privileged portions removed',
  ],
  running: {
    heads: ['LSSF II / Shellcheck', 'Confidential – Rule 408 does not apply, we just like saying it'],
    foot: '{page}',
  },
  facts: {
    currency: 'USD',
    preMoney: 10_000_000,
    postMoney: 12_500_000,
    amount: 2_500_000,
    pricePerShare: 1.25,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'none',
    seniority: 'pari-passu',
    antiDilution: 'broad-based',
    dividendPercent: 6,
    dividendCumulative: false,
    optionPoolPercent: 12,
    optionPoolBasis: 'pre-money',
    board: { total: 3, founders: 2, investors: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    cliffMonths: 12,
    acceleration: 'double',
    founderWarranties: 'none',
    noShopDays: 30,
    governingLaw: 'California',
  },
  body: [
    paragraph(
      'Shellcheck sees through eggshell: sex on day four, cracks at grading, both at line speed. This summary is for talking. Apart from the two items under “Binding part” nobody owes anybody anything until definitive agreements are signed and money is wired.',
    ),
    terms(
      band('OFFERING'),
      ['Issuer', 'Shellcheck, Inc., a Delaware corporation with its barn in Petaluma, California'],
      [
        'Investors',
        'Laguna Slough Seed Fund II, L.P. (“LSSF”) for $1,800,000, and others acceptable to LSSF and the Company for the rest',
      ],
      ['Round', '$2,500,000 of new cash, 2,000,000 shares, one closing'],
      [
        'Price',
        '$1.25 a share, on 8,000,000 fully diluted shares before the new cash',
        '$10,000,000 pre-money; $12,500,000 post-money; new cash holds 20%',
        drafting('Note to Draft: Company counsel to confirm SAFE math. We get 700,000, they had 694,440'),
      ],
      [
        'SAFEs',
        'All three convert at closing into Series Seed-1 and Seed-2 shadow stock. Their shares are inside the 8,000,000.',
      ],
      [
        'Option plan',
        'Unallocated pool of 12% of post-closing capitalization, put in place beforehand and counted in the pre-money',
      ],
      band('CHARTER'),
      ['Dividends', '6% non-cumulative, when, as and if the Board declares them, ahead of Common'],
      [
        'Liquidation',
        'One times purchase price plus declared and unpaid dividends; remaining proceeds to Common. A holder takes as-converted value instead where greater.',
        'Seed, Seed-1 and Seed-2 stand side by side, pro rata to what each is owed.',
        'A merger, an exclusive license of the imaging stack, and a sale of substantially everything are liquidations.',
      ],
      commented(
        term(
          'Conversion',
          'Voluntary at 1:1. Automatic on an underwritten IPO raising $40,000,000, or by vote of a majority of Preferred.',
        ),
        'Priya (Company)',
        'Board wants $30M. Not dying on this hill.',
      ),
      [
        'Down rounds',
        'Broad-based weighted average, with carve-outs for',
        list(
          '•',
          'the plan',
          'bank warrants up to 0.5%',
          'stock issued in acquisitions LSSF’s director voted for',
        ),
      ],
      withdrawn(term('Redemption', 'On request of a majority of Preferred at any time after year six')),
      [
        'Votes needed',
        'A majority of Preferred must consent before the Company or a subsidiary:',
        list(
          '(i)',
          'changes what Preferred has, or creates anything equal to or above it;',
          'raises or lowers authorized stock;',
          'borrows over $400,000;',
          'pays out to stockholders, except buying back at cost from people who quit;',
          'sells itself or shuts down;',
          'mints, sells or otherwise fools with a token.',
        ),
      ],
      band('INVESTOR AGREEMENTS'),
      [
        'Board',
        'Three seats: two elected by Common (initially Priya Venkataraman and Duane Azevedo), one by LSSF (initially Carla Quiñones).',
      ],
      [
        'Major Investors',
        'Anyone with $150,000 in. They get annual and quarterly financials, a budget, a tour of the hatchery on reasonable notice, and first shot at their pro rata piece of later issues.',
      ],
      ['Selling stock', 'Company first, Major Investors second. Co-sale on Founder transfers.'],
      [
        'Drag',
        'If the Board, most of Preferred and most of Common held by people working here approve a sale, all stockholders vote for it and sign, several liability only.',
      ],
      inserted(term('Registration', 'Piggyback and S-3. No demand rights.')),
      band('PEOPLE'),
      [
        'Founder stock',
        'Vests over 48 months counting from August 1 of last year; nothing for the first 12, then a quarter, then monthly.',
        'If the Company is acquired and a Founder is let go without Cause inside a year after, all of it vests.',
      ],
      ['Reps', 'From the Company. None from Founders personally.'],
      [
        'Paper',
        'Everyone who ever touched code signs an invention assignment. Duane’s includes the candler patents he filed from his kitchen.{^uc}',
      ],
    ),
    remark(
      'CQ to file: IC approved up to $11M pre. Do not volunteer. Take this out before the PDF goes, Kyle.',
    ),
    unnumbered(
      section(
        'Binding part',
        paragraph(
          '{*No shop.*} For 30 days after signing the Company and its Founders will not look for, encourage or answer another financing or a purchase of the Company.',
        ),
        paragraph(
          '{*Quiet and costs.*} Terms stay between the parties and their advisers. At closing the Company reimburses LSSF counsel up to $30,000 {-whether or not closing occurs-}.',
        ),
        'California law governs, leaving out its conflict rules; venue is Sonoma County.',
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Pro forma',
          grid(
            ['Holder', 'Shares', 'FD %'],
            ['Venkataraman', '3,100,000', '31.0'],
            ['Azevedo', '2,500,000', '25.0'],
            ['Employees and advisers, granted', '500,000', '5.0'],
            ['SAFE stock (Seed-1, Seed-2)', '700,000', '7.0'],
            ['Pool, ungranted', '1,200,000', '12.0'],
            ['Series Seed', '2,000,000', '20.0'],
            ['', '10,000,000', '100.0'],
          ),
        ),
      ),
    ),
    drafting('Signature page follows'),
  ],
  footnotes: {
    uc: 'UC Davis released its claim in a letter dated January 9. An earlier LSSF draft asked each Founder to re-vest everything from zero over five years; dropped.',
  },
  signatures: [
    {
      for: 'LAGUNA SLOUGH SEED FUND II, L.P.',
      lines: [
        'By: Laguna Slough Management II, LLC, its General Partner',
        'By: _________________________',
        'Name: Carla Quiñones',
        'Title: Managing Member',
      ],
    },
    {
      for: 'ACKNOWLEDGED: SHELLCHECK, INC.',
      lines: ['By: _________________________', 'Name: Priya Venkataraman', 'Title: CEO', 'Date: ________'],
    },
    { for: '[Signature Page to Summary of Terms]', lines: ['DocuSign Envelope ID: 0A0A0A0A-TEST-0000'] },
  ],
};
