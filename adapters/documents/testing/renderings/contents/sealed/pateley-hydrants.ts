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
  remark,
  section,
  terms,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A Yorkshire angel syndicate: retired people with a template, a lead who signs for five, an instruction left in. */
export const pateleyHydrants: Offer = {
  id: 'pateley-hydrants',
  hand: 'KA1 Nidderdale angel syndicate, lead’s heads of terms with a schedule of members',
  place: 'GB',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Heads of Terms (subject to contract)',
  front: [
    'Proposed EIS investment in Pateley Hydrants Limited (company number to follow)',
    'Nidd Syndicate, deal 31',
    'Fourth circulation, 14th February',
  ],
  numbering: { sections: '1.' },
  running: {
    heads: ['Nidd Syndicate deal 31', 'Subject to contract'],
    foot: 'Members’ eyes only. Sheet {page} of {pages}',
  },
  facts: {
    currency: 'GBP',
    preMoney: 1_600_000,
    postMoney: 2_000_000,
    amount: 400_000,
    pricePerShare: 2,
    investorStakePercent: 20,
    optionPoolPercent: 10,
    optionPoolBasis: 'pre-money',
    board: { total: 4, founders: 2, investors: 1, independent: 1 },
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    vestingMonths: 36,
    acceleration: 'none',
    badLeaverIncludesResignation: true,
    nonCompeteMonths: 12,
    founderWarranties: 'capped',
    noShopDays: 42,
    governingLaw: 'England and Wales',
  },
  body: [
    remark(
      'MARGARET: the template says take this box out before it goes to the company. It also says somebody has to check the nominee’s FCA number. I have done neither. Colin',
    ),
    paragraph(
      'Thank you both for the afternoon at Gouthwaite. Watching the main burst on purpose persuaded more of us than the deck did. These heads say what the members would like the long documents to contain.',
    ),
    section(
      'Who and what',
      list(
        '1.1',
        'The {*Company*} makes an acoustic collar that is bolted to a fire hydrant and hears leaks.',
        'The {*Founders*} are Bethany Skaife and Rowan Thackray.',
        'The {*Members*} are the five subscribers in the Schedule. Margaret Ollerenshaw (the {*Lead*}) speaks for them all until completion and for nobody afterwards.',
      ),
    ),
    named(
      'money',
      section(
        'Money and price',
        list(
          '1.1',
          'The Members subscribe £400,000 in cash for 200,000 new ordinary shares at £2.00.',
          'That puts £1,600,000 on the Company as it stands and £2,000,000 on it afterwards; the Members then hold 20%.',
          item(
            'The value before our money takes in:',
            list(
              '(a)',
              'all shares in issue;',
              'the 30,000 that Bethany’s aunt may still call for under her letter; and',
              'an EMI pool to be adopted before completion and equal to 10% of the shares counted after it.',
            ),
          ),
          withdrawn(
            item('One third of the money waits until Yorkshire Water’s trial report has been published.'),
          ),
          inserted(item('The money is paid in one go. There are no milestones.')),
          'It goes on tooling, two engineers and a year’s stock of lithium cells. It does not go on paying back directors.',
        ),
        drafting('aunt’s letter: is it an option or a promise? R.T. to find the original'),
      ),
    ),
    section(
      'Tax relief',
      list(
        '1.1',
        'Completion waits for advance assurance from HMRC under the Enterprise Investment Scheme.',
        'The shares are therefore ordinary ones, like those the Founders have.',
        'The Company files EIS1 within eight weeks of trading with the money and does nothing for three years which would cost a Member the relief.{^seis}',
      ),
    ),
    section(
      'Running the Company',
      list(
        '1.1',
        'There will be four directors: Bethany, Rowan, one put forward by the Members, and a chairman from the water trade who is independent of all.',
        commented(
          item(
            'Directors’ meetings happen at least eight times a year and not by text message. The Members’ director costs £6,000 a year plus mileage.',
          ),
          'Bethany S.',
          'It was £4,800 in the version you showed us in the pub?',
        ),
        item(
          'Without a yes from Members who have 60% of the Members’ shares the Company will not:',
          list(
            '(a)',
            'allot shares (clause {ref:later} and the EMI pool apart), or alter its articles;',
            'borrow beyond £50,000 in total;',
            'pay any director more than £62,000, or any dividend;',
            'move from hydrants to {-gas-} {+anything under pressure other than water+};',
            'give away or charge its patents.',
          ),
        ),
        'Members get two pages of numbers each month by the 15th and the accounts within five months of year end.',
      ),
    ),
    named(
      'later',
      section(
        'Shares later on',
        list(
          '1.1',
          'New shares are offered to everyone in proportion first. A Member may pass that to a spouse or a pension.',
          'A Founder who sells to an outsider must get the same bid for the Members, share for share.',
          'If the holders of 75% of the shares, the Founders among them, want to take an offer for the lot, the rest go too.',
        ),
      ),
    ),
    section(
      'Founders',
      terms(
        [
          'Earning in',
          'Over 36 months from completion, one twelfth a quarter. A sale of the Company does not hurry it.',
        ],
        [
          'Bad leaver',
          'Gross misconduct, or walking out in the first two years: all shares back at par. {#two years or eighteen months? Colin says two#}',
        ],
        [
          'Good leaver',
          'Everybody else. Keeps what is earned, sells the remainder at £2.00 or worth if less.',
        ],
        ['Competing', 'Not for 12 months after leaving, in leak detection, in the United Kingdom'],
        [
          'Warranties',
          'By the Company, and by each Founder up to a year’s salary',
          'Claims within 15 months. Disclosure letter on one side of A4, please.',
        ],
        ['Service contracts', 'Full time; six months’ notice; inventions belong to the Company'],
        withdrawn({
          kind: 'term',
          label: 'Key man cover',
          value: [paragraph('£500,000 on each life, premium borne by the Founders')],
        }),
      ),
    ),
    section(
      'Getting to completion',
      list(
        '1.1',
        'For six weeks (42 days) from countersignature the Founders will not hawk this round to others.',
        'The Members’ solicitor is Mrs Priestley of Ripon; the Company pays her up to £6,500 plus VAT, if we complete. If we do not, each side swallows its own.',
        'Paragraph one of this clause and this paragraph bind. So does confidentiality. The rest is a handshake.',
        'The law of England and Wales applies and its courts may hear about it.',
      ),
    ),
    fixed(
      unnumbered(
        section(
          'SCHEDULE: THE MEMBERS',
          grid(
            ['Member', '£', 'Shares', 'Relief sought'],
            ['Margaret Ollerenshaw (Lead)', '90,000', '45,000', 'EIS'],
            ['Wharfe Angels Nominees Limited', '185,000', '92,500', 'EIS, through 11 people'],
            ['Terence and Joyce Ackroyd', '50,000', '25,000', 'EIS'],
            ['Dr Imran Sheikh', '45,000', '22,500', 'none'],
            ['Peter Lofthouse SIPP', '30,000', '15,000', 'none'],
            ['', '400,000', '200,000', ''],
          ),
          'Any Member may drop out before completion; the others then have five days to fill the gap, Margaret first.',
        ),
      ),
    ),
  ],
  footnotes: {
    seis: 'The Company had its £250,000 of SEIS from Mr Hebblethwaite in the summer. An earlier circulation asked for a 1x preference; Dr Sheikh pointed out what that does to EIS.',
  },
  signatures: [
    {
      for: 'Signed by the Lead, as agent for the Members and without personal liability',
      lines: ['………………………………………', 'Margaret Ollerenshaw OBE', 'Date …………………'],
    },
    {
      for: 'Read and agreed, for Pateley Hydrants Limited',
      lines: ['………………………………………', 'B. Skaife, Director'],
    },
    {
      for: 'and by the Founders for themselves',
      lines: ['……………………  Bethany Skaife', '……………………  Rowan Thackray'],
    },
  ],
  mail: {
    from: 'Colin Umpleby <colin@niddsyndicate.example>',
    to: 'Bethany Skaife <beth@pateleyhydrants.example>; Margaret O',
    subject: 'FW: Deal 31 heads v4 FINAL (2)',
    greeting: 'Dear Bethany and Rowan,',
    opening: 'Version four, with Margaret’s blessing. Shout if you want it in Word.',
    signature: [
      'All the best',
      'Colin Umpleby',
      'Hon. Secretary, Nidd Syndicate',
      'Not authorised by anybody to do anything. Capital at risk.',
    ],
    older: [
      {
        from: 'Margaret Ollerenshaw',
        sent: '13 February 22:41',
        paragraphs: [
          'Colin, fine by me now. I have put my £90k in. Milestones are out, they were only ever Peter’s hobby horse.',
          'M x',
        ],
      },
    ],
  },
};
