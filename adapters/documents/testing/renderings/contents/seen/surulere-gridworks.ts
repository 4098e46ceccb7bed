import type { Offer } from '../../content/offer.ts';
import {
  box,
  commented,
  drafting,
  fixed,
  grid,
  inserted,
  item,
  list,
  paragraph,
  section,
  unnumbered,
  withdrawn,
} from '../../content/write.ts';

/** A Lagos fund manager who was a telecoms engineer: a SAFE in bullets, money by milestones. */
export const surulereGridworks: Offer = {
  id: 'surulere-gridworks',
  hand: 'A8 Lagos fund manager, telecoms engineer before, bullets and milestones',
  place: 'NG',
  type: 'safe',
  language: 'en-GB',
  title: 'Surulere Gridworks: Terms of Our Proposed SAFE',
  front: [
    'Presented by Third Mainland Ventures',
    'Victoria Island, Lagos – 11th November',
    'To: Engr. Bimpe Adelaja and Mr. Chidi Nwosu',
  ],
  cover: [
    'Third Mainland Ventures',
    'Surulere Gridworks',
    'Terms of our proposed SAFE',
    'Please do not forward. If you have it by error kindly call Ngozi on the office line.',
  ],
  running: { heads: ['Third Mainland Ventures'], foot: 'TMV – Gridworks – {page}' },
  facts: {
    currency: 'USD',
    amount: 400_000,
    safeCap: 5_000_000,
    safeDiscountPercent: 20,
    proRata: true,
    protectiveProvisions: true,
    informationRights: true,
    noShopDays: 30,
    governingLaw: 'Nigeria',
  },
  body: [
    paragraph(
      'Greetings from the whole team. After the site visit to Aguda and the long evening with your finance lead, our committee is minded to invest. Below we say how, in plain English, so that it can be argued about before the lawyers are paid.',
    ),
    unnumbered(
      section(
        'WHO IS WHO',
        list(
          '▪',
          'The Issuer is Surulere Gridworks Limited, registered with the CAC. Investors come in here and not through an offshore parent.{^flip}',
          'The Investor is Third Mainland Ventures Fund I, with the right to bring in one diaspora syndicate for a part of the sum.',
          'The Founders are the two addressees of this paper.',
        ),
      ),
    ),
    unnumbered(
      section(
        'MONEY AND MILESTONES',
        'The Investor will provide US$400,000 in all, paid in naira at the official rate of the day, in three parts:',
        grid(
          ['Part', 'US$', 'What must have happened', 'Expected'],
          ['A', '150,000', 'Papers signed, CAC filings up to date', 'December'],
          ['B', '150,000', '250 prepaid meters live on two feeders', 'April'],
          ['C', '100,000', 'Collection rate of 85% for three months running', 'August'],
          ['All', '400,000', '', ''],
        ),
        commented(
          paragraph(
            'Where a milestone slips by no more than 60 days through no fault of the Founders (the DisCo not energising a feeder, say), the part is still paid. Beyond that we sit down together.',
          ),
          'Chidi N.',
          'Sixty days is nothing with our DisCo. Ask 120?',
        ),
        drafting('TMV finance to confirm that parts B and C can be held in a dollar account'),
      ),
    ),
    unnumbered(
      section(
        'HOW IT BECOMES SHARES',
        list(
          '▪',
          item(
            'Next priced round of at least US$1,000,000: every part paid by then converts into the shares sold in that round at the better, for us, of',
            list(
              '(a)',
              'the price at a post-money valuation cap of US$5,000,000, and',
              'the round price less 20%.',
            ),
          ),
          'Sale of the company, or of its concession: we receive the larger of what we paid in and what the shares at the cap would fetch.',
          'Closing down: what we paid in comes after suppliers and workers and before shareholders.',
          'Parts that are paid after the round simply buy shares at the round price.',
        ),
        withdrawn(
          paragraph(
            'If there is no priced round within 24 months the Investor may ask for its money back with 15% per annum.',
          ),
        ),
        inserted(paragraph('There is no interest on the SAFE and no date on which it must be repaid.')),
      ),
    ),
    unnumbered(
      section(
        'RIGHTS THAT COME WITH IT',
        list(
          '▪',
          'In the round in which the SAFE converts, and in the one after, we may buy enough shares to stand still.',
          'On the 10th of every month: meters live, cash collected, diesel bought, bank balance. A WhatsApp message will do. Audited accounts once a year.',
          'If another person gets a SAFE on sweeter terms, we may take those terms.',
          item(
            'The Issuer asks us in writing before it',
            list(
              '(a)',
              'borrows over ₦40,000,000;',
              'sells or pledges meters;',
              'pays a Founder more than ₦1,500,000 in a month;',
              'settles with a regulator.',
            ),
          ),
        ),
      ),
    ),
    box(
      paragraph(
        'One of our operating partners, a former network planner, spends two days each week with you in Surulere until Part C is paid. The Issuer pays her transport only.',
      ),
    ),
    unnumbered(
      section(
        'NEXT STEPS, AND WHAT BINDS',
        '30 days are for checks: tax clearance, pension remittances, the NERC mini-grid permit and the title of the pole yard. During them the Founders do not look for money elsewhere.',
        'Only those 30 days, silence towards outsiders and the choice of law bind us from the day of signing.',
      ),
    ),
    fixed(
      unnumbered(
        section(
          'LAW',
          'The laws of the Federal Republic of Nigeria; disputes go first to the Lagos Multi-Door Courthouse.',
        ),
      ),
    ),
  ],
  footnotes: {
    flip: 'A Delaware flip, with a cap of US$8,000,000 and no milestones, was on the table in September. The Founders did not want it, and the cost of a flip would have eaten Part A.',
  },
  signatures: [
    {
      for: 'For: Third Mainland Ventures',
      lines: ['Sign: ____________________', 'Tunde Bakare-Cole, Managing Partner'],
    },
    { for: 'For: Surulere Gridworks Limited', lines: ['Engr. B. Adelaja', 'C. Nwosu'] },
  ],
  mail: {
    from: 'Tunde Bakare-Cole <tunde@thirdmainland.example>',
    to: 'bimpe@gridworks.example',
    subject: 'RE: SAFE - kindly review',
    greeting: 'Dear Engr. Bimpe,',
    opening:
      'Trust this meets you well. Find our terms underneath, as the attachment keeps bouncing from your side.',
    signature: [
      'Warm regards,',
      'Tunde',
      'Tunde Bakare-Cole, MNSE',
      'Managing Partner, Third Mainland Ventures',
      'Plot 14B, off Ahmadu Bello Way | +234 1 555 0190',
      'Please consider the environment before printing this e-mail.',
    ],
    older: [
      {
        from: 'Bimpe Adelaja <bimpe@gridworks.example>',
        sent: 'Thursday, 6 November 2:18 PM',
        paragraphs: [
          'Good afternoon Tunde,',
          'Chidi and I have another paper on hand: US$250,000 on a note, 10% interest, 18 months, discount 25% and no milestones. If you can give us clarity this week we will wait for you.',
          'Bimpe',
        ],
      },
      {
        from: 'Tunde Bakare-Cole',
        sent: 'Monday, 3 November 8:05 AM',
        paragraphs: ['My sister, patience. Committee sits on Monday. Do not sign a note with anybody o.'],
      },
    ],
  },
};
