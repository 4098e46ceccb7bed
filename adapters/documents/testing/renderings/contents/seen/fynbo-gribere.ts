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
  remark,
  section,
  term,
  terms,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A robotics seed fund in Odense: numbered rows in four columns, one of which is mostly empty. */
export const fynboGribere: Offer = {
  id: 'fynbo-gribere',
  hand: 'C3 Odense robotics seed fund, numbered rows and a column for what binds',
  place: 'DK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Fynbo Gribere ApS – investment terms, Seed 1',
  front: ['Odinsø Seed II K/S', '17. juni, rev. C', 'Distribution: MKL, BT, Adv. Holck (not the board)'],
  numbering: { sections: 'A.' },
  running: {
    heads: ['Odinsø Seed II', 'Fynbo Gribere – Seed 1 – rev. C'],
    foot: 'Fortroligt · side {page} af {pages}',
  },
  facts: {
    currency: 'DKK',
    preMoney: 13_500_000,
    postMoney: 18_000_000,
    amount: 4_500_000,
    pricePerShare: 45,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'none',
    seniority: 'senior',
    antiDilution: 'broad-based',
    optionPoolPercent: 10,
    optionPoolBasis: 'pre-money',
    board: { total: 4, founders: 2, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    cliffMonths: 12,
    acceleration: 'none',
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 12,
    founderWarranties: 'capped',
    lockUpMonths: 36,
    noShopDays: 45,
    governingLaw: 'Denmark',
  },
  body: [
    remark(
      'Læsevejledning / how to read: an X in the last column means that the point is meant to bind now. All other points are a basis for the investment agreement and the ejeraftale.',
    ),
    fixed(
      section(
        'Round',
        grid(
          ['Pt.', 'Subject', 'Terms', 'Binds'],
          ['A1', 'Company', 'Fynbo Gribere ApS, CVR to be filled in, Seebladsgade, Odense C', ''],
          ['A2', 'Investors', 'Odinsø Seed II K/S (lead) and Assens Engle ApS', ''],
          ['A3', 'Amount', 'DKK 4,500,000 in cash, no conversion of the grant loan', ''],
          [
            'A4',
            'Valuation',
            'DKK 13,500,000 pre-money, DKK 18,000,000 post-money. Warrants count, also those not yet issued.{^val}',
            '',
          ],
          [
            'A5',
            'New shares',
            '100,000 B-shares of nominal DKK 1 at a price of DKK 45 each; 25% fully diluted',
            '',
          ],
          [
            'A6',
            'Warrants',
            '40,000 to staff, corresponding to 10% after the round; they are set aside before it and lie within the pre-money valuation',
            '',
          ],
        ),
        'Payment in rates:',
        grid(
          ['Rate', 'Odinsø', 'Assens Engle', 'Sum', 'Trigger'],
          ['1', '2,160,000', '900,000', '3,060,000', 'registration at Erhvervsstyrelsen'],
          ['2', '1,440,000', '', '1,440,000', 'soft gripper passes 1 million cycles at DTI'],
          ['', '3,600,000', '900,000', '4,500,000', ''],
        ),
        drafting(
          'Adv. Holck: a subscription against later payment needs 25% paid in, selskabsloven § 33; is fulfilled',
        ),
      ),
    ),
    section(
      'B-shares',
      grid(
        ['Pt.', 'Subject', 'Terms', 'Binds'],
        [
          'B1',
          'Exit proceeds',
          'B takes 1.0 x its subscription price, ahead of all other classes. Then A takes the rest. B steps over to A when that is worth more.',
          '',
        ],
        ['B2', 'Dividend', 'Equal for A and B. No preferred dividend.', ''],
        [
          'B3',
          'Lower price in a later round',
          'Bonus shares to B by a weighted average, broad base: all shares and all warrants. Not for pt. A6.',
          '',
        ],
        ['B4', 'New issues', 'B may take its pro rata part', ''],
        ['B5', 'Votes', 'One for each DKK 1', ''],
      ),
      'What B1 gives, both rates paid and all warrants used (mDKK):',
      grid(
        ['Price', 'B as B', 'B as A', 'B chooses', 'A gets'],
        ['3.0', '3.0', '0.75', 'B', '–'],
        ['12.0', '4.5', '3.0', 'B', '7.5'],
        ['18.0', '4.5', '4.5', 'either', '13.5'],
        ['60.0', '4.5', '15.0', 'A', '45.0'],
      ),
    ),
    section(
      'Running the company',
      terms(
        band('C1 – Board'),
        [
          'Members',
          'Four. The founders elect two, Odinsø one; the chairman is independent and is chosen by both jointly. At equal votes the proposal has fallen.',
        ],
        ['Fee', 'Chairman DKK 60,000 a year; others none'],
        band('C2 – Consent'),
        term(
          'Needs a yes from Odinsø',
          list(
            '–',
            'new shares, warrants, convertible debt',
            item(
              'contracts',
              list(
                '•',
                'over DKK 400,000',
                'longer than 24 months',
                'with a founder or the holding company of one',
              ),
            ),
            'sale or exclusive licence of the finger geometry patents',
            'pledging of anything to Fynske Andelskasse',
            'hiring over DKK 65,000 a month',
          ),
        ),
        withdrawn(term('Casting vote', 'Odinsø has two votes in matters of budget.')),
        band('C3 – Reporting'),
        ['Monthly', 'One page: cash, pipeline, heads. {#BT: can we use the Dinero export as is?#}'],
        ['Yearly', 'Annual report, assistance statement at least, before 1 April; budget before 1 December'],
      ),
      commented(
        paragraph('The chairman calls the founders, not the other way round, once a month.'),
        'MKL',
        'Nice, but is this a term?',
      ),
    ),
    section(
      'Founders',
      terms(
        [
          'Reverse vesting',
          'All A-shares of MKL Invest and Gribetang Holding, over 48 months. First quarter on the day one year after registration, afterwards 1/36 of the remainder every month. An exit does not speed it up.',
        ],
        [
          'Bad leaver',
          'Own resignation before everything is vested; justified summary dismissal; breach of the clause on competition. Unvested shares go back at nominal value, vested ones at 70% of market value.',
        ],
        ['Good leaver', 'Other cases. Unvested shares at nominal value, vested shares stay.'],
        [
          'Competition',
          '12 months, end effectors for food. Compensation follows the Act on restrictive covenants (40% or 60% of salary).',
        ],
        ['No sale', 'Founders keep their shares for 36 months'],
        inserted(term('Barsel', 'Parental leave of up to 46 weeks stops no clock.')),
        [
          'Warranties',
          'Company and founders. Ceiling for each founder DKK 350,000, for 18 months; tax five years.',
        ],
      ),
      'On sale of shares after the 36 months: right of first refusal for all, 30 days; co-sale for B in the same proportion. When 70% of capital and votes accept an offer for the whole company, the others have to sell with them.',
    ),
    fixed(
      section(
        'Before and around closing',
        grid(
          ['Pt.', 'Subject', 'Terms', 'Binds'],
          ['E1', 'Exclusivity', '45 days from the last signature', 'X'],
          ['E2', 'Secrecy', '2 years; advisers and the Growth Fund may be told', 'X'],
          ['E3', 'Costs', 'Company pays Adv. Holck, at most DKK 85,000 excl. VAT, on closing only', ''],
          ['E4', 'Conditions', 'IP search, patent transfer from SDU, reference calls with three packers', ''],
          ['E5', 'Law and forum', 'Danish law; the court in Odense', 'X'],
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Ejerbog / register',
          grid(
            ['Owner', 'Class', 'Nom. before', '%', 'Nom. after', '%'],
            ['Gribetang Holding ApS (B. Tang)', 'A', '156,000', '52.00', '156,000', '39.0'],
            ['MKL Invest ApS (M. K. Lundsgaard)', 'A', '104,000', '34.67', '104,000', '26.0'],
            ['Warrants', '', '40,000', '13.33', '40,000', '10.0'],
            ['Odinsø Seed II K/S', 'B', '', '', '80,000', '20.0'],
            ['Assens Engle ApS', 'B', '', '', '20,000', '5.0'],
            ['I alt', '', '300,000', '100.00', '400,000', '100.0'],
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    val: 'Rev. A: DKK 11,000,000 with 2.0 x and participation. Rev. B: DKK 12,000,000 with 1.5 x. The founders preferred a plain share at rev. C, and the fund followed.',
  },
  signatures: [
    {
      for: 'Odinsø Seed II K/S v/ Odinsø Seed II Komplementar ApS',
      lines: [
        'Pernille Aagesen, direktør',
        'Underskrevet digitalt med MitID, serienummer 00000000-0000',
        '17-06 kl. 14:07:51 UTC',
      ],
    },
    { for: 'For Assens Engle ApS, i henhold til fuldmagt', lines: ['P. Aagesen'] },
    {
      for: 'Tiltrådt / acceded to: the founders, personally and for their holding companies',
      lines: ['Bolette Tang', 'Mads K. Lundsgaard', 'Dokumentnøgle: 3H8FQ-0LX2E-77DOM'],
    },
  ],
};
