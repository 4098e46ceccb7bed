import type { Offer } from '../../content/offer.ts';
import {
  commented,
  grid,
  item,
  list,
  named,
  paragraph,
  remark,
  section,
  unnumbered,
} from '../../content/write.ts';

/** A Cornish crowdfunding nominee: heads of terms from a platform's template, with the template's hints left in. */
export const sennenLarderNominee: Offer = {
  id: 'sennen-larder-nominee',
  hand: 'CD1 Penzance crowdfunding nominee, platform template with its hints left in',
  place: 'UK',
  type: 'priced-equity',
  language: 'en-GB',
  title: 'Heads of Terms: Community Round',
  front: [
    'Sennen Larder Limited (company no. 12904471)',
    'Version 3, for sign-off before the pitch goes live',
  ],
  cover: [
    'Kith & Cove Nominees Limited',
    'Sennen Larder – Community Round',
    'Heads of Terms',
    'Capital is at risk. This paper is not a financial promotion and is not to be shown to the crowd.',
  ],
  numbering: { sections: '1' },
  running: { heads: ['Kith & Cove – Heads of Terms'], foot: 'v3 | {page} / {pages}' },
  facts: {
    currency: 'GBP',
    preMoney: 1_800_000,
    postMoney: 2_250_000,
    amount: 450_000,
    pricePerShare: 3.6,
    investorStakePercent: 20,
    antiDilution: 'none',
    optionPoolPercent: 8,
    optionPoolBasis: 'pre-money',
    protectiveProvisions: true,
    dragAlong: true,
    tagAlong: true,
    proRata: true,
    informationRights: true,
    founderWarranties: 'none',
    noShopDays: 28,
    governingLaw: 'England and Wales',
  },
  body: [
    remark(
      'TEMPLATE HINT (delete before sending): keep each answer under four lines. Issuers stop reading at page two.',
    ),
    paragraph(
      'These heads record what Kith & Cove Nominees Limited ({*the Nominee*}) and Sennen Larder Limited ({*the Larder*}) have agreed in principle, so that the pitch page, the articles and the nominee deed all say the same.',
    ),
    section(
      'The round',
      list(
        '1.1',
        'The Larder will raise £450,000 from the crowd. It may close early at £300,000, and if pledges do not reach that sum by day 40 nobody is charged.',
        'The shares are priced at £3.60. That values the Larder at £1,800,000 before the money, counting every share in issue and an option pool, set up first, of 8% of the enlarged capital.{^pool}',
        'If the round fills, the crowd will hold 20% of a company worth £2,250,000.',
        'Shares are A ordinaries for pledges of £1,000 and upwards, and B ordinaries, without a vote, for anything smaller. They are alike in every other respect.',
      ),
    ),
    section(
      'What backers get besides shares',
      'Rewards are a thank-you. They are sent once, by post, and lapse when the shares are sold.',
      grid(
        ['Pledge', 'Class', 'Reward', 'Places'],
        ['£10 – £249', 'B', 'Name on the smokehouse wall', 'No limit'],
        ['£250 – £999', 'B', 'The above and a box of hake, twice', '300'],
        ['£1,000 – £4,999', 'A', '10% off in the shop for two years', '120'],
        ['£5,000 and over', 'A', 'Supper for four at Sennen Cove', '15'],
      ),
    ),
    named(
      'nominee',
      section(
        'The Nominee',
        list(
          '1.1',
          'One name goes on the register: ours. We hold on bare trust for each backer, and a backer speaks to the Larder through us.',
          'We vote the A ordinaries as the majority by value of those who answer our poll tell us. If fewer than one in ten answer, we use our judgement.',
          commented(
            item(
              'Our fee is 1.5% of what is raised, plus £40 for each hundred backers a year, paid by the Larder.',
            ),
            'Jory',
            'Did we not say the yearly bit would be waived for year one?',
          ),
        ),
      ),
    ),
    section(
      'Matters for consent',
      'While the Nominee holds a tenth or more of the shares, the Larder must have our written yes before it:',
      list(
        '(a)',
        'alters the articles or the rights of either class;',
        'issues shares that would rank ahead of the A ordinaries;',
        'borrows more than £75,000 in total, asset finance on the delivery vans left out;',
        'pays Morwenna or Jory Trewhella over £52,000 a year each;',
        'sells the smokehouse lease, the brand or the recipes.',
      ),
      'We answer within seven working days. Silence is a yes.',
    ),
    section(
      'Later rounds and leaving',
      list(
        '1.1',
        'New shares are offered to all holders first in proportion, and backers may take theirs up through us.',
        'No price protection is given: if a later round is cheaper, the crowd is diluted like everybody else.',
        'If holders of three quarters of the votes accept a buyer’s offer for the whole company, the rest must sell on the same terms.',
        'If the Trewhellas sell a holding that carries control, they must see to it that the buyer makes the same offer, in cash, to us.',
        'A backer cannot sell on our platform in the first year {#platform: legal say secondary window now opens month 18, check wording#}.',
      ),
    ),
    section(
      'Keeping backers posted',
      'A letter every quarter that a person can read over a cup of tea: takings, cash, what went wrong. The accounts go to us once they are filed. Anything about a sale of the company comes to us first and stays with us.',
    ),
    section(
      'Promises',
      'The Larder alone warrants the pitch: that each claim in it can be shown to be true, that the forecast was made with care, and that it holds its SEIS and EIS assurances. The Trewhellas give no warranty themselves.',
    ),
    section(
      'Until we go live',
      list(
        '1.1',
        'For 28 days from signature the Larder lists with no other platform and takes no other offer of equity. Regional grants are not caught.',
        'This section and the one on law bind both sides. What section {ref:nominee} says of fees binds from the day the pitch is published.',
      ),
    ),
    section('Law', 'English law, and the courts of England and Wales.'),
    unnumbered(
      section(
        'Still to be sent to us',
        list(
          '•',
          'Register of members, signed off by the accountant',
          'Food hygiene rating for the Newlyn unit',
          'A photograph of the founders in which neither is squinting',
        ),
      ),
    ),
  ],
  footnotes: {
    pool: 'The first version had a pool of 10% made after the round. The founders preferred a smaller one and to bear it themselves.',
  },
  signatures: [
    {
      for: 'Agreed in principle for Kith & Cove Nominees Limited:',
      lines: ['Demelza Rowe, Head of Issuers', 'Date: ____ / ____ / ____'],
    },
    {
      for: 'Agreed in principle for Sennen Larder Limited:',
      lines: ['Morwenna Trewhella', 'Jory Trewhella', 'Date: ____ / ____ / ____'],
    },
  ],
  mail: {
    from: 'Demelza Rowe <demelza@kithandcove.example>',
    to: 'hello@sennenlarder.example',
    subject: 'Heads v3 – nearly there!',
    greeting: 'Hi both,',
    opening: 'Version 3 is pasted in below because the portal ate the upload. Shout if anything looks fishy.',
    signature: [
      'Cheers,',
      'Demelza',
      'Head of Issuers, Kith & Cove',
      'The Old Custom House, Penzance',
      'Out on Fridays',
    ],
    older: [
      {
        from: 'Jory Trewhella <hello@sennenlarder.example>',
        sent: '3 March, 21:47',
        paragraphs: ['Dem, mum asks whether we could do it at £4.00 a share and only sell 15%? J'],
      },
    ],
  },
};
