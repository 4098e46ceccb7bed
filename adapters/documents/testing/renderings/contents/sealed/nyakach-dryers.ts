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
  terms,
  withdrawn,
} from '../../content/write.ts';

/** An impact fund on Lake Victoria: lettered parts, targets and an action plan in tables, a common seal. */
export const nyakachDryers: Offer = {
  id: 'nyakach-dryers',
  hand: 'CA3 Kisumu impact fund with its advocates, lettered parts, targets in tables, common seal',
  place: 'KE',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'TERM SHEET: Series A preference shares in Nyakach Solar Dryers Limited',
  cover: [
    'NYAKACH SOLAR DRYERS LIMITED',
    'Registration PVT-0000417',
    'Term sheet for Series A',
    'Ziwa Impact Partners LP',
    'Private. Not an invitation to the public to subscribe for securities.',
    'Drawn by: Owiti Chelagat & Company, Advocates, P.O. Box 0000 – 40100, Kisumu',
  ],
  front: ['Second exchange, 14th August'],
  numbering: { sections: 'A.', subsections: '1.1' },
  running: {
    heads: ['Ziwa Impact Partners LP', 'Nyakach Solar Dryers Limited – Series A'],
    foot: 'OC&Co/ZIP/022 | {page}/{pages}',
  },
  facts: {
    currency: 'USD',
    preMoney: 3_400_000,
    postMoney: 4_250_000,
    amount: 850_000,
    pricePerShare: 8.5,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'capped',
    participationCap: 2,
    seniority: 'senior',
    antiDilution: 'broad-based',
    dividendPercent: 5,
    dividendCumulative: false,
    redemptionAfterYears: 6,
    optionPoolPercent: 10,
    optionPoolBasis: 'pre-money',
    board: { total: 5, founders: 2, investors: 2, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 48,
    cliffMonths: 12,
    acceleration: 'double',
    badLeaverIncludesResignation: false,
    nonCompeteMonths: 12,
    founderWarranties: 'capped',
    noShopDays: 60,
    governingLaw: 'Kenya',
  },
  body: [
    paragraph(
      'This sheet is between Ziwa Impact Partners LP (“Ziwa”), Nyakach Solar Dryers Limited (the “Company”), and Achieng Oduor and Peter Kiprono Langat (the “Founders”). Save for Part {ref:general} it is a statement of intent.',
    ),
    fixed(
      section(
        'Subscription',
        terms(
          ['Sum', 'USD 850,000 (United States Dollars Eight Hundred and Fifty Thousand Only)'],
          ['Securities', '100,000 Series A preference shares at USD 8.50'],
          [
            'Valuation',
            'USD 3,400,000 before and USD 4,250,000 after the subscription. The 50,000 shares set aside for employees, being 10% of the enlarged capital, are part of the former.',
          ],
          ['Payment', 'To the Company’s dollar account in one remittance, T + 5'],
          [
            'Use',
            list(
              '-',
              'USD 520,000: forty tunnel dryers in Homa Bay and Siaya',
              'USD 210,000: mango and tilapia stock',
              'USD 120,000: staff, of whom half women',
            ),
          ],
        ),
        'On completion the register will read:',
        grid(
          ['Member', 'Before', '%', 'After', '%'],
          ['Achieng Oduor', '190,000', '47.5', '190,000', '38.0'],
          ['P. K. Langat', '110,000', '27.5', '110,000', '22.0'],
          ['Nyakach Mango Growers SACCO', '50,000', '12.5', '50,000', '10.0'],
          ['Employees (reserved)', '50,000', '12.5', '50,000', '10.0'],
          ['Ziwa', '—', '—', '100,000', '20.0'],
          ['TOTAL', '400,000', '100', '500,000', '100'],
        ),
      ),
    ),
    section(
      'The preference shares',
      section(
        'Dividend',
        '5% of the subscription price for any year in which the directors declare a dividend. A year without one is lost; nothing accumulates.',
      ),
      section(
        'Order of payment upon an exit',
        'Firstly USD 8.50 a share to Series A, ahead of all other classes. Secondly the balance to all members, Series A among them, by number of shares. Series A stops sharing once it has had USD 17.00 a share, the first payment counted in; it may instead convert, one for one, and forgo the first payment.',
        grid(
          ['Net proceeds (USD)', 'Firstly', 'Secondly', 'To Ziwa', 'Remark'],
          ['1,000,000', '850,000', '30,000', '880,000', ''],
          ['3,000,000', '850,000', '430,000', '1,280,000', ''],
          ['6,000,000', '850,000', '850,000', '1,700,000', 'stops'],
          ['10,000,000', '—', '—', '2,000,000', 'converts'],
        ),
      ),
      section(
        'Later issues at less than USD 8.50',
        'The conversion price follows a broad-based weighted average formula. Shares under the employee reserve, and shares to the SACCO against delivered fruit, leave it where it is.',
        drafting(
          'OC&Co to Ziwa: your template has a full ratchet here for 24 months. Instructed 2/8 to leave it out. Kindly confirm.',
        ),
      ),
      section(
        'Put',
        'From the sixth anniversary Ziwa may require the Company to buy the Series A at fair value, certified by a firm on the ICPAK register, in eight equal quarterly payments, insofar as the Companies Act, 2015 allows.{^put}',
      ),
    ),
    section(
      'Impact, environment and people',
      'Reported each January. Falling short has no price; it is discussed at the next board.',
      grid(
        ['Indicator', 'Today', 'Year 1', 'Year 3', 'Year 5'],
        ['Smallholders paid within 7 days', '612', '1,500', '4,000', '9,000'],
        ['of whom women', '41%', '50%', '55%', '55%'],
        ['Fruit and fish saved (t)', '88', '300', '900', '2,200'],
        ['Diesel burnt (litres)', '9,400', '5,000', '0', '0'],
      ),
      'Action plan:',
      grid(
        ['No.', 'Action', 'Owner', 'By'],
        ['1', 'NEMA licence for the Ahero site', 'PKL', 'before completion'],
        ['2', 'Written contracts and NSSF for casuals', 'HR', '3 months'],
        ['3', 'Grievance box at each dryer; number painted on the door', 'AO', '3 months'],
        ['4', 'Fire drill', '', 'twice yearly'],
      ),
    ),
    section(
      'Governance',
      section(
        'Directors',
        'Five: two by the Founders, two by Ziwa, and one independent whom the four choose. Quorum three, one of Ziwa’s among them; at an adjourned meeting, whoever comes.',
        commented(
          paragraph('The chair is the independent director and has {-a casting vote-} {+no casting vote+}.'),
          'Achieng',
          'Asante. This was the sticking point for the SACCO.',
        ),
      ),
      section(
        'Reserved matters',
        'The Company may not, without the holders of a majority of Series A:',
        list(
          '(i)',
          'vary the rights of Series A or issue anything ranking equal or better;',
          'borrow beyond KES 15,000,000, or in a currency it does not earn;',
          'buy, sell or charge land;',
          item(
            'deal with a related person, for which purpose',
            list('(a)', 'a spouse, sibling or in-law is related;', 'the SACCO is not;'),
          ),
          'change what it does to something on the exclusion list in Part {ref:excl}.',
        ),
        withdrawn(paragraph('Ziwa’s consent is also needed for any hire above KES 250,000 a month.')),
      ),
      section(
        'Reports',
        'Management accounts in 21 days of month end; audit in 120 days of year end; Ziwa and its own investors may visit upon a week’s notice.',
      ),
    ),
    section(
      'Transfers and new money',
      list(
        '(i)',
        'Pre-emption upon new issues, and upon transfers, for every member by shareholding.',
        'A Founder who sells takes Ziwa and the SACCO along, pro rata, on equal terms.',
        'Members with 75% of votes, Ziwa among them, may after year four bind all members to sell to one purchaser.',
        'Ziwa may move its shares to a successor fund.',
      ),
    ),
    section(
      'Founders',
      'Each Founder’s shares vest over forty-eight months; a quarter on the first anniversary and the remainder monthly. Where a Founder is dismissed within a year after a change of control everything vests.',
      'Unvested shares are forfeited on departure. Vested shares are forfeited for fraud, theft or a court’s finding of gross misconduct only. A Founder who resigns keeps what has vested.',
      'For twelve months afterwards no Founder shall dry or trade fruit or fish for profit in the counties of the Lake Basin.',
      'The Founders join in the warranties, each up to USD 40,000.',
      inserted(paragraph('Maternity and paternity leave count as service.')),
    ),
    fixed(
      section(
        'Conditions before money moves',
        list(
          '(a)',
          item(
            'Documents:',
            list(
              '(i)',
              'CR12 not older than 30 days;',
              item('tax compliance certificates, for', list('-', 'the Company, and', 'each Founder;')),
            ),
          ),
          'Patent assignment by Maseno University.',
          'COMESA and CAK: no filing needed, or cleared.',
        ),
        drafting('Spousal consents? Chelagat to advise'),
      ),
    ),
    named(
      'general',
      fixed(
        section(
          'General and binding',
          'Sixty days of exclusivity for Ziwa from the last signature. Confidentiality. Stamp duty by the Company; advocates’ fees by each party, the Company to refund USD 12,500 to Ziwa at completion. Laws of Kenya; arbitration at Nairobi under the NCIA Rules, one arbitrator.',
        ),
      ),
    ),
    named(
      'excl',
      fixed(
        section(
          'Exclusion list',
          'Tobacco; weapons; charcoal from natural forest; nets below the legal mesh; labour of children.',
        ),
      ),
    ),
  ],
  footnotes: {
    put: 'The first exchange had a put at the fifth anniversary with an IRR floor of 12% in dollars. Both were withdrawn on 9th August.',
  },
  signatures: [
    {
      for: 'SEALED with the Common Seal of NYAKACH SOLAR DRYERS LIMITED in the presence of:',
      lines: [
        'Director ______________________',
        'Director / Secretary ______________________',
        '(affix seal)',
      ],
    },
    {
      for: 'SIGNED by ACHIENG ODUOR',
      lines: [
        '______________________',
        'ID No. ______________',
        'in the presence of: ______________ Advocate',
      ],
    },
    {
      for: 'SIGNED by PETER KIPRONO LANGAT',
      lines: ['______________________', 'ID No. ______________'],
    },
    {
      for: 'For ZIWA IMPACT PARTNERS LP, by its general partner',
      lines: ['______________________', 'Name: Wanjiru Mutua', 'Capacity: Partner', 'Stamp:'],
    },
  ],
  mail: {
    from: 'Wanjiru Mutua <wanjiru@ziwaimpact.example>',
    to: 'Achieng Oduor <achieng@nyakachdryers.example>',
    subject: 'TS second exchange',
    greeting: 'Dear Achieng,',
    opening: 'Greetings from Milimani. Find below, with Chelagat’s changes accepted save three.',
    signature: [
      'Kind regards,',
      'Wanjiru',
      '',
      'Wanjiru Mutua, Partner',
      'Ziwa Impact Partners, Kisumu | +254 700 000 417',
    ],
  },
};
