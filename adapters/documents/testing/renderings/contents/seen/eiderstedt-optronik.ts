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
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A partner of a Frankfurt law firm: recitals, defined terms, clauses that refer to each other. */
export const eiderstedtOptronik: Offer = {
  id: 'eiderstedt-optronik',
  hand: 'A6 Frankfurt law-firm partner, recitals, definitions and cross-references',
  place: 'DE',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'TERM SHEET regarding a financing round of Eiderstedt Optronik GmbH (Series A)',
  front: [
    'between Taunusblick Capital GmbH & Co. KG, the Founders, the Business Angels and the Company',
    'Frankfurt am Main / Husum',
    'Draft of Rautenberg Hollweg Partnerschaft mbB of 4 September',
  ],
  cover: [
    'RAUTENBERG HOLLWEG',
    'Project Leuchtfeuer',
    'Term Sheet',
    'Eiderstedt Optronik GmbH',
    'Confidential draft for discussion. It remains subject to tax and merger control review, to the approval of our client’s advisory board, and to notarisation where notarisation is required.',
  ],
  numbering: { sections: '1.', subsections: '1.1' },
  running: {
    heads: ['RH draft 04.09.', 'Project Leuchtfeuer – Term Sheet', 'Project Leuchtfeuer – Schedules'],
    foot: '41-007/24 RH – {page}/{pages} –',
  },
  facts: {
    currency: 'EUR',
    preMoney: 18_000_000,
    postMoney: 24_000_000,
    amount: 6_000_000,
    pricePerShare: 240,
    investorStakePercent: 25,
    liquidationMultiple: 1,
    participation: 'none',
    seniority: 'senior',
    antiDilution: 'narrow-based',
    dividendCumulative: false,
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
    acceleration: 'none',
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 24,
    lockUpMonths: 30,
    founderWarranties: 'capped',
    breakFee: true,
    noShopDays: 42,
    governingLaw: 'Germany',
  },
  body: [
    fixed(
      unnumbered(
        section(
          'Preamble',
          list(
            '(A)',
            'The Company develops and sells optical sensors for the maintenance of offshore wind turbines and is registered with the commercial register of the local court of Flensburg.',
            'Its registered share capital amounts to EUR 65,000 and is held by the Founders and the Business Angels as shown in {*Schedule 1*}.',
            'The Investor has reviewed the business plan in the version of 12 June and intends to participate in the Company upon the terms set forth herein.',
          ),
        ),
      ),
    ),
    fixed(
      section(
        'Definitions',
        'In this Term Sheet the following expressions bear the meanings set opposite to or after them:',
        '“{*Business Angels*}” means Frauke Petersen-Haack, Nordwind Beteiligungs UG and Dr Cem Aydın.',
        '“{*Closing*}” means the fulfilment or waiver of all conditions mentioned in section {ref:conditions}.',
        '“{*Exit*}” means each of the following:',
        list(
          '(i)',
          'a transfer, in one or several related steps, of more than 50% of the shares in the Company;',
          'a disposal of all or the essential assets, exclusive licences included;',
          'a merger, contribution or swap having the same economic result; and',
          'the liquidation of the Company.',
        ),
        '“{*Founders*}” means Dr Wiebke Ingwersen and Jannes Ohlsen, each acting through his or her holding UG.',
        '“{*Issue Price*}” means EUR 240.00 per Series A Share.',
        '“{*Investor Majority*}” means more than one half of the votes attached to the Series A Shares.',
        drafting('RH: “Material Adverse Change” was deleted throughout; do not reinstate the definition'),
      ),
    ),
    fixed(
      section(
        'Investment',
        section(
          'Capital increase',
          'The registered share capital is increased by EUR 25,000 by way of issuance of 25,000 preferred shares with a nominal value of EUR 1.00 each (the “{*Series A Shares*}”). Only the Investor is admitted to subscribe.',
        ),
        section(
          'Amount and valuation',
          'The Investor pays EUR 6,000,000 altogether, thereof EUR 25,000 nominal amount and the remainder as an additional payment pursuant to section 272 para. 2 no. 4 HGB. This corresponds to a pre-money valuation of EUR 18,000,000 and a post-money valuation of EUR 24,000,000, both fully diluted, so that the Investor will hold 25% following Closing.{^wandel}',
        ),
        section(
          'Instalments',
          'The additional payment falls due as follows:',
          grid(
            ['Instalment', 'EUR', 'Due'],
            ['I', '3,000,000', 'ten Business Days after registration of the capital increase'],
            ['II', '1,750,000', 'type certificate of sensor generation 3 (Milestone 1)'],
            ['III', '1,225,000', 'order intake of EUR 2,500,000 within one financial year (Milestone 2)'],
          ),
          'An Investor Majority may call for payment of an instalment although its milestone has not been reached. Payment of instalments that are not due cannot be claimed by creditors of the Company.',
        ),
        section(
          'Virtual options',
          'Prior to Closing the Company adopts a virtual option programme of 10% of the fully diluted capital after Closing. The pre-money valuation has been computed on the assumption that the programme already exists.',
        ),
      ),
    ),
    section(
      'Economic rights of the Series A Shares',
      named(
        'liq',
        section(
          'Preference in an Exit',
          'Proceeds of an Exit are distributed on two levels. On the first level, and prior to all other shareholders, the Investor receives an amount equal to 100% of the Issue Price actually paid for each Series A Share. On the second level the other shareholders receive the balance in proportion to their shares. If the Investor would obtain more by a distribution in proportion to all shares, the entire proceeds are so distributed.',
          withdrawn(
            paragraph(
              'The amount on the first level bears interest at 6% p.a. from the day of payment of the respective instalment.',
            ),
          ),
        ),
      ),
      section(
        'Dividends',
        'All shares rank equally. No advance, fixed or cumulative dividend is attached to the Series A Shares.',
      ),
      section(
        'Anti-dilution',
        commented(
          paragraph(
            'If shares are issued in a later round below the Issue Price, the Investor may subscribe for further shares at nominal value to such extent that its average price equals the weighted average, computed on issued shares only (narrow-based). Shares for employees, and for lenders of up to EUR 40,000 nominal in total, are exempted.',
          ),
          'J. Ohlsen',
          'Unser Anwalt will broad-based. Mit Taunusblick am 9.9. besprechen!',
        ),
      ),
    ),
    section(
      'Corporate governance',
      section(
        'Advisory board',
        'An advisory board (Beirat) of five members is established:',
        list(
          '(a)',
          'two are delegated by the Founders;',
          'two are delegated by the Investor, for so long as it holds 10% or more;',
          'one independent member with experience in the wind industry is elected by unanimous resolution and chairs the meetings.',
        ),
        'Section 52 GmbHG applies only where the articles say so.',
      ),
      named(
        'consent',
        section(
          'Matters requiring consent',
          'The managing directors require the consent of the advisory board, including one vote of a member delegated by the Investor, for the measures set out in {*Schedule 2*}. Resolutions of the shareholders on capital measures, amendment of the articles, enterprise agreements and dissolution require the consent of an Investor Majority.',
        ),
      ),
      section(
        'Information',
        'Monthly reporting (BWA, liquidity, order book) within 15 Business Days; audited annual accounts within four months; budget no later than 30 November. Section 51a GmbHG remains unaffected.',
      ),
    ),
    section(
      'Transfer of shares',
      section(
        'Lock-up',
        'The Founders shall not dispose of their shares for 30 months after Closing without approval of an Investor Majority.',
      ),
      section(
        'Subscription and pre-emption',
        'In every capital increase each shareholder may subscribe pro rata to its participation. In the event of a sale the Investor and subsequently the other shareholders may acquire the shares on the terms agreed with the purchaser, except in transfers to affiliates.',
      ),
      section(
        'Co-sale',
        'A shareholder who does not exercise pre-emption may demand that its shares be sold together with those of the seller, pro rata; if control changes hands, all of them.',
      ),
      section(
        'Co-sale obligation',
        'Upon the request of shareholders representing 66% of the votes, among them an Investor Majority, all shareholders are obliged to sell in an Exit. {-Prior to the third anniversary of Closing this requires proceeds of EUR 60,000,000.-} {+During the first 36 months the approval of one Founder is required as well.+} Section {ref:liq} governs the proceeds.',
      ),
    ),
    section(
      'Founders',
      section(
        'Vesting',
        'All shares of each Founder are subject to vesting for a term of 48 months beginning on 1 January last. During the first twelve months no shares vest (cliff); thereupon 25% vest at once and 1/48 of the total at the end of every further month. An Exit does not accelerate vesting.',
      ),
      section(
        'Leaver',
        'A Founder is a {*bad leaver*} where the service agreement',
        list(
          '(i)',
          'is terminated by the Company for good cause for which the Founder is responsible (section 626 BGB); or',
          'is terminated by the Founder within 36 months after Closing without good cause.',
        ),
        'A bad leaver transfers all shares against payment of the lower of book value and market value. In any other case only unvested shares are transferred, against their nominal value.',
        drafting(
          'Founders’ counsel: reservation as to section 138 BGB noted, see our e-mail of 1 September, 2nd paragraph',
        ),
      ),
      section(
        'Restrictive covenants',
        'No competition while the Founder is a shareholder or managing director and for a period of 24 months thereafter, limited to the EEA and the United Kingdom and against compensation of 50% of the last fixed remuneration.',
      ),
      section(
        'Guarantees',
        'The Founders give independent guarantees (section 311 para. 1 BGB) severally. Save for title and wilful deceit, the liability of each Founder is limited to EUR 75,000 and claims become time-barred after 24 months. Damages owed by the Company may be settled by issuance of shares at nominal value.',
      ),
      inserted(
        paragraph(
          'All intellectual property created at the university before incorporation is assigned to the Company in notarial form prior to Closing.',
        ),
      ),
    ),
    named(
      'conditions',
      section(
        'Conditions',
        list(
          '1.1',
          'Satisfactory legal, tax and technical due diligence.',
          'Release of the Company’s patents by the savings bank in Husum.',
          'Foreign trade law: certificate of non-objection, should one be required.',
          item(
            'Conversion of all outstanding convertible loans into common shares as reflected in Schedule 1, namely',
            list(
              '(a)',
              'EUR 150,000 granted by Ms Petersen-Haack; and',
              'EUR 100,000 granted by Nordwind Beteiligungs UG.',
            ),
          ),
        ),
      ),
    ),
    named(
      'excl',
      fixed(
        section(
          'Exclusivity and break-up fee',
          'For a term of 42 days as of the last signature the Company and the Founders shall neither initiate nor pursue negotiations with third parties on an investment in, or a sale of, the Company.',
          'Should the Company or a Founder break off negotiations without a reason for which the Investor is responsible, the Company pays the Investor a lump sum of EUR 60,000 for its advisors.',
        ),
      ),
    ),
    fixed(
      section(
        'Miscellaneous',
        list(
          '1.1',
          'Costs: notary and register, the Company; advisors, each party its own, save that the Company reimburses EUR 45,000 plus VAT upon Closing.',
          'Section {ref:excl} and this section are binding; all else expresses intentions only, and section 154 para. 2 BGB is not affected.',
          'German law to the exclusion of conflict rules. DIS arbitration, three arbitrators, Frankfurt am Main, proceedings in English.',
          'Should a provision be invalid, the parties replace it.',
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Schedule 1: Capitalisation at Closing (fully diluted)',
          grid(
            ['Shareholder', 'Common', 'Series A', 'Virtual', 'per cent'],
            ['Ingwersen Holding UG', '25,000', '–', '–', '25.0'],
            ['Ohlsen Holding UG', '20,000', '–', '–', '20.0'],
            ['Business Angels (three)', '20,000', '–', '–', '20.0'],
            ['Virtual option programme', '–', '–', '10,000', '10.0'],
            ['Taunusblick Capital', '–', '25,000', '–', '25.0'],
            ['', '65,000', '25,000', '10,000', '100.0'],
          ),
        ),
      ),
    ),
    fixed(
      unnumbered(
        section(
          'Schedule 2: Measures requiring consent',
          'Section {ref:consent} applies to:',
          list(
            '(a)',
            'business plan and budget, and deviations of more than 15%;',
            'acquisition and encumbrance of real property;',
            'loans, leasing and sureties in excess of EUR 150,000;',
            'employment contracts exceeding EUR 110,000 per annum;',
            'granting of licences outside the ordinary course;',
            'transactions with shareholders and persons close to them;',
            'litigation with an amount in dispute of more than EUR 80,000.',
          ),
        ),
      ),
    ),
  ],
  footnotes: {
    wandel:
      'The non-binding indication of 28 July offered EUR 5,000,000 at EUR 14,000,000 with a preference of 1.5 times. It has lapsed and may not be used for the interpretation of this Term Sheet.',
  },
  signatures: [
    {
      for: 'Taunusblick Capital GmbH & Co. KG, represented by its general partner',
      lines: ['Ort, Datum: ______________________', '______________________', 'Dr. Henrike Lohse-Brandt'],
    },
    {
      for: 'Eiderstedt Optronik GmbH',
      lines: ['______________________', 'Dr. Wiebke Ingwersen, Geschäftsführerin'],
    },
    { for: 'Jannes Ohlsen', lines: ['______________________'] },
    { for: 'Business Angels', lines: ['F. Petersen-Haack', 'ppa. Thomsen (Nordwind)', 'Dr. C. Aydın'] },
  ],
};
