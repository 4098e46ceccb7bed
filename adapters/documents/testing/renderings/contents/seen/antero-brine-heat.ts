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
  section,
  term,
  terms,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A Boulder climate fund’s sheet, with company counsel’s pen in it. */
export const anteroBrineHeat: Offer = {
  id: 'antero-brine-heat',
  hand: 'CE2 Boulder climate fund, Roman heads round an economics table, tons beside dollars, redlined',
  place: 'US',
  type: 'priced-equity',
  language: 'en-US',
  title: 'Antero Brine Heat, Inc.: Series Seed-2 Preferred Stock',
  front: [
    'Summary of proposed terms, v4 (company counsel comments of 8/21 accepted in part)',
    'Lead: Flatiron Drawdown Fund II, LP',
    'For discussion. Expires at 5:00 p.m. Mountain Time on September 12',
  ],
  facts: {
    currency: 'USD',
    preMoney: 16_500_000,
    amount: 5_500_000,
    pricePerShare: 1.375,
    liquidationMultiple: 1,
    participation: 'none',
    seniority: 'pari-passu',
    antiDilution: 'broad-based',
    dividendPercent: 6,
    dividendCumulative: false,
    optionPoolPercent: 11,
    optionPoolBasis: 'pre-money',
    board: { total: 5, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    cliffMonths: 12,
    acceleration: 'double',
    founderWarranties: 'none',
    noShopDays: 35,
    governingLaw: 'Colorado',
  },
  numbering: { sections: 'I.', subsections: 'A.' },
  running: {
    heads: ['Antero / Seed-2 / v4', 'Flatiron Drawdown Fund II – Confidential'],
    foot: 'p. {page} / {pages}',
  },
  body: [
    section(
      'ECONOMICS',
      terms(
        ['Round', '$5,500,000 of Series Seed-2 Preferred, of which Flatiron takes $4,000,000'],
        [
          'Price',
          '$1.375 a share (“OPP”), being a pre-money value of $16,500,000 over 12,000,000 fully diluted shares',
        ],
        term(
          'Pool',
          'Unissued options equal to {-15-}{+11+}% of the fully diluted stock after closing, all of it counted in the pre-money',
        ),
        ['Dividends', '6% of OPP when and if the board declares one; they do not accumulate'],
        commented(
          term(
            'Preference',
            'OPP once, plus dividends declared and unpaid, alongside Series Seed-1 and in proportion to it. What remains belongs to the Common. Holders convert if that pays better.',
          ),
          'M. Trujillo',
          'Seed-1 charter says senior to later series?? Pull the 2023 COI and confirm before we send.',
        ),
        [
          'Conversion',
          'One for one at the start; broad-based weighted average if shares go out below OPP, with the usual carve-outs',
        ],
        withdrawn(
          term(
            'Redemption',
            'At holders’ request from the sixth anniversary, OPP plus 8%, three installments',
          ),
        ),
      ),
    ),
    named(
      'tons',
      section(
        'WHERE THE MONEY GOES, AND WHAT WE COUNT',
        'One closing. The budget that the board adopts at closing will follow this split, give or take ten cents on the dollar:',
        grid(
          ['Use', 'Months 1–9', 'Months 10–20', 'Avoided tCO₂e by 2034'],
          ['Alamosa wellfield, two producers', '$1,450,000', '$350,000', '38,000'],
          ['Greenhouse loop, 14 acres', '$300,000', '$1,200,000', '61,500'],
          ['Drilling-mud lab', '$410,000', '$190,000', '–'],
          ['People and rent', '$700,000', '$900,000', '–'],
        ),
        'The tons are a yardstick{^tons} and missing them has no effect on price, seats or anything else in this paper.',
      ),
    ),
    section(
      'CONTROL',
      section(
        'Board',
        'Five: two chosen by Common (at first Dr. Arceneaux and Ms. Whitehorse), one by Flatiron, one by the Seed-1 holders, and one outsider whom the other four agree on.',
      ),
      section(
        'Consent of a majority of Preferred',
        'Needed, while 2,000,000 shares of it are out, in order to:',
        list(
          '(i)',
          'alter the charter against the Preferred, or authorize stock equal or senior to it;',
          'pay dividends or buy back stock, leavers’ stock at cost excepted;',
          item(
            'take on debt above',
            list('•', '$500,000 in total, or', '$250,000 if secured on the Alamosa leases;'),
          ),
          'hire {-or fire any officer-}{+a chief executive from outside+};',
          'merge, sell or wind up.',
        ),
      ),
      section(
        'Drag',
        'If the board, a Preferred majority and a Common majority (people on payroll only) back a sale, everyone votes for it and nobody’s exposure exceeds what that person is paid.',
      ),
      section(
        'Looking in, and coming along',
        'Holders of 400,000 Preferred receive monthly cash, quarterly unaudited and yearly reviewed statements, plus the tons of Section {ref:tons}, and may buy their share of new issues.',
      ),
    ),
    section(
      'PEOPLE',
      paragraph(
        'Founders’ stock is put on a 48-month schedule from closing: a quarter after 12 months, the balance in equal monthly pieces. All of it vests on a termination without Cause within nine months after a change of control {#Good Reason too? G. says market, I say let them ask#}.',
      ),
      inserted(
        paragraph(
          'Founders make no representations in their own names. Existing invention assignments are good enough, except that Ms. Whitehorse’s needs a new one from the School of Mines.',
        ),
      ),
    ),
    section(
      'GETTING TO YES',
      list(
        '1.',
        'Company will not solicit or entertain other offers for 35 days after it signs.',
        'Both sides keep this quiet, save to counsel, lenders and the Colorado Energy Office.',
        'Company reimburses up to $40,000 of Flatiron’s legal bills, at closing and only then.',
        'The first two items bind. Colorado law. All else is intent.',
      ),
      drafting('NTD: delete tracked changes before this goes to Seed-1 holders!! – KO'),
    ),
    fixed(
      unnumbered(
        section(
          'Conditions to closing',
          list(
            '•',
            'BLM sundry notice for well 2-A',
            'No lis pendens on the Mosca parcel',
            'Lab insured, with Flatiron named',
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    tons: 'GHG Protocol project accounting, against propane. The fund’s own IC memo used 114,000 tons and a 3x return floor; neither is part of the offer.',
  },
  signatures: [
    {
      for: 'FLATIRON DRAWDOWN FUND II, LP',
      lines: [
        'By: Flatiron Drawdown GP II, LLC, its general partner',
        'By: ___________________________',
        'Kestrel Odom, Managing Member',
      ],
    },
    {
      for: 'ANTERO BRINE HEAT, INC.',
      lines: ['By: ___________________________', 'Luc Arceneaux, PhD, CEO', 'Date signed: ____ / ____'],
    },
  ],
};
