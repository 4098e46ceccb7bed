import type { Offer } from '../../content/offer.ts';
import {
  commented,
  drafting,
  fixed,
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

/** A listed Hong Kong manufacturer: particulars, lettered conditions, a commercial deal beside it, chops at the end. */
export const kwunTongLumisense: Offer = {
  id: 'kwun-tong-lumisense',
  hand: 'CD5 Hong Kong listed manufacturer, company secretary’s particulars and conditions, chops',
  place: 'HK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'INDICATIVE OFFER – SUBSCRIPTION OF PREFERENCE SHARES IN LUMISENSE (KWUN TONG) LIMITED',
  front: [
    'From: Hang Wo Electrical Holdings Limited (“Hang Wo”)',
    'To: the Board of Directors, Lumisense (Kwun Tong) Limited',
    'Our ref.: HWE/CS/LMS/004',
    '8 September',
  ],
  cover: [
    'PRIVATE AND CONFIDENTIAL',
    'Hang Wo Electrical Holdings Limited',
    'Indicative Offer',
    'May contain inside information within the meaning of the Securities and Futures Ordinance',
  ],
  numbering: { sections: '1.' },
  running: { heads: ['HWE/CS/LMS/004', 'Private and confidential'], foot: '- {page} -' },
  facts: {
    currency: 'HKD',
    preMoney: 96_000_000,
    postMoney: 120_000_000,
    amount: 24_000_000,
    pricePerShare: 120,
    investorStakePercent: 20,
    liquidationMultiple: 1,
    participation: 'full',
    seniority: 'senior',
    antiDilution: 'narrow-based',
    dividendPercent: 5,
    dividendCumulative: true,
    redemptionAfterYears: 5,
    board: { total: 5, founders: 3, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    nonCompeteMonths: 24,
    founderWarranties: 'uncapped',
    lockUpMonths: 36,
    noShopDays: 60,
    breakFee: true,
    governingLaw: 'Hong Kong',
  },
  body: [
    paragraph('Dear Sirs,'),
    paragraph(
      'We refer to the meeting at our Tsuen Wan office on 26 August and are pleased to set out the basis on which Hang Wo is prepared to subscribe. A Chinese translation will be supplied for reference; the English text prevails.',
    ),
    unnumbered(
      section(
        'PARTICULARS',
        terms(
          ['Subscriber', 'Hang Wo or a wholly owned subsidiary nominated by it'],
          ['Founders', 'Mr. Lau Chi Kin, Ms. Yeung Sze Man and Dr. Raymond Poon'],
          ['Subscription Sum', 'HK$24,000,000'],
          ['Shares', '200,000 Series A Preference Shares at HK$120.00 each'],
          ['Valuation', 'HK$96,000,000 prior to, and HK$120,000,000 following, the subscription'],
          ['Shareholding', '20% of the enlarged capital; Founders 74%; HKSTP Ventures 6%'],
          withdrawn(term('Completion', '30 September')),
          inserted(term('Completion', '31 October, or five Business Days after the last condition is met')),
        ),
      ),
    ),
    section(
      'Payment',
      list(
        '(a)',
        'HK$16,000,000 in cleared funds at Completion.',
        'HK$8,000,000 on delivery to our Dongguan plant of the first 5,000 occupancy sensors passing the agreed test, and in any case within nine months.',
      ),
      'All the Preference Shares are allotted at Completion. Those not yet paid for carry no dividend.',
    ),
    section(
      'Rights of the Preference Shares',
      list(
        '(a)',
        '{*Dividend.*} 5% per annum on the sum paid up, accruing from day to day whether or not declared, and payable before any dividend on ordinary shares.',
        '{*Return of capital.*} In a Liquidation Event the holders first receive the sum paid up with arrears of dividend, in priority to all other shares, and then share rateably with the ordinary shares in the balance.',
        item(
          '{*Conversion.*} At the holder’s option, initially one for one. If shares are later issued below HK$120.00 the ratio is adjusted on a narrow-based weighted average, that is, counting issued shares only and leaving out options and convertibles. On a listing conversion is mandatory, provided that',
          list(
            '(i)',
            'the market value is not less than HK$400,000,000; and',
            'the listing is on the Main Board or another exchange accepted by us.',
          ),
        ),
        commented(
          item(
            '{*Redemption.*} If there has been neither a listing nor a trade sale by the fifth anniversary of Completion, we may require the Company to redeem at the sum paid up plus arrears.',
          ),
          'Yeung S.M.',
          'Where would the cash come from? Ask for six instalments at least.',
        ),
      ),
    ),
    section(
      'Board',
      'There shall be five directors: three appointed by the Founders, one by Hang Wo, and one independent person with listed company experience agreed between us. The quorum is three and must include our appointee, unless he has missed two meetings running.',
    ),
    named(
      'reserved',
      section(
        'Reserved Matters',
        'Without our prior written approval no Group company shall:',
        list(
          '(a)',
          'vary its capital or issue anything convertible;',
          'acquire or dispose of assets above HK$2,000,000;',
          'give a guarantee, or borrow above HK$5,000,000;',
          'license its optical algorithms to a competitor of Hang Wo listed in Appendix A;',
          'transact with a Founder or his or her associates (as the Listing Rules define them).',
        ),
        drafting('Appendix A – Sales to provide list. Last year’s list still has Tak Shing on it'),
      ),
    ),
    section(
      'Founders',
      list(
        '(a)',
        'No Founder transfers a share for 36 months from Completion, a family trust excepted.',
        'After that Hang Wo may buy first, or sell together with the Founder in proportion.',
        'During employment and for 24 months afterwards a Founder shall not engage in building-sensor business in Hong Kong, Macau or Guangdong.',
        'The Founders join the Company, jointly and severally and without limit in amount, in the warranties of the Subscription Agreement.',
      ),
    ),
    section(
      'Further Issues and Sale',
      'New shares are offered to us first up to our percentage. If holders of 75% of all shares, ourselves among them, resolve to sell the whole, every shareholder shall join.',
    ),
    section(
      'Accounts and Access',
      'Monthly management accounts in our group format within 12 days of month end (we consolidate nothing, but the auditors ask), audited accounts within 90 days, and reasonable access to the premises and books.',
    ),
    section(
      'Commercial Cooperation',
      'Separately, our lighting division will order not less than 40,000 units in the first two years at cost plus 18%. The Company grants it exclusivity for luminaires, not for air-conditioning.{^excl}',
    ),
    section(
      'Exclusivity and Costs',
      list(
        '(a)',
        'For 60 days from acceptance neither the Company nor a Founder shall discuss an issue or sale of shares with another party.',
        'Should they do so, or withdraw without good reason, the Company pays us HK$500,000 as agreed compensation.',
        'Otherwise each party bears its own costs; stamp duty, if any, is ours.',
      ),
    ),
    fixed(
      section(
        'Status',
        'Apart from the preceding section, confidentiality and this one, nothing here is legally binding. Completion requires approval by our board and, if the size tests so require, an announcement. The laws of Hong Kong govern, and disputes are to be arbitrated at the HKIAC in English.',
      ),
    ),
    paragraph('Kindly signify acceptance by returning the duplicate, signed and chopped, by 22 September.'),
  ],
  footnotes: {
    excl: 'Hang Wo had asked for all uses. Dr. Poon explained that half of the enquiries in hand come from chiller makers, and it was left out.',
  },
  signatures: [
    {
      for: 'For and on behalf of Hang Wo Electrical Holdings Limited',
      lines: ['(company chop)', '_________________________', 'Florence Tsang Wai Yee', 'Company Secretary'],
    },
    {
      for: 'We accept the above. Lumisense (Kwun Tong) Limited',
      lines: ['(company chop)', '_________________________', 'Lau Chi Kin, Director'],
    },
    { for: 'The Founders', lines: ['Lau Chi Kin / Yeung Sze Man / Raymond Poon'] },
  ],
};
