import type { Offer } from '../../content/offer.ts';
import { list, section, unnumbered } from '../../content/write.ts';

/** A Minnesota seed group: a post-money SAFE on one page, sent by mail. */
export const zumbroOats: Offer = {
  id: 'zumbro-oats',
  hand: 'D1 Rochester seed group, SAFE on one plain page',
  place: 'US',
  type: 'safe',
  language: 'en-US',
  title: 'Zumbro Valley Oat Works, Inc. – Terms of SAFE',
  front: ['Root River Seed Group LLC', 'February 26'],
  facts: {
    currency: 'USD',
    amount: 400_000,
    safeCap: 7_500_000,
    proRata: true,
    informationRights: true,
    governingLaw: 'Minnesota',
  },
  body: [
    unnumbered(
      section(
        'Investment',
        'Root River Seed Group LLC will buy a SAFE from the company for $400,000. The money is wired in one piece within five business days after both sides have signed.',
      ),
    ),
    unnumbered(
      section(
        'Valuation cap',
        'The cap is $7,500,000. It is a post-money cap: every share, option, promised option and convertible security is counted in it, this SAFE too, and only the shares sold in the new round are not. There is no discount.',
      ),
    ),
    unnumbered(
      section(
        'When it converts',
        'The SAFE turns into preferred stock in the first bona fide round in which preferred stock is sold at a fixed price. The round may be of any size.',
      ),
    ),
    unnumbered(
      section(
        'If the company is sold or closes first',
        list(
          '•',
          'On a sale or an IPO we get our $400,000, or what our shares at the cap would have brought if that is more.',
          'If the company dissolves we are paid before the common stock and after its creditors.',
        ),
      ),
    ),
    unnumbered(
      section(
        'Side letter',
        list(
          '•',
          'We may buy our share of the round in which the SAFE converts, to keep our percentage.',
          'You send us an update each quarter with cash on hand, sales in tons and the number of employees.',
          'We do not ask for a board seat.',
        ),
      ),
    ),
    unnumbered(
      section(
        'Everything else',
        'No interest accrues and there is no due date. Changes need our signature and yours. Minnesota law governs. Each side pays its own lawyer.',
      ),
    ),
  ],
  mail: {
    from: 'Karin Lindahl <karin@rootriverseed.example>',
    to: 'Joe Pohlman <joe@zumbrooats.example>',
    subject: 'RE: RE: SAFE terms',
    greeting: 'Hi Joe,',
    opening: 'Thanks for driving down through that snow. Here is what the group voted for last night.',
    signature: [
      'Thanks,',
      'Karin',
      '',
      'Karin Lindahl',
      'Root River Seed Group LLC',
      'Rochester, MN',
      '(507) 555-0148',
    ],
    older: [
      {
        from: 'Joe Pohlman <joe@zumbrooats.example>',
        sent: 'Mon, Feb 23 at 6:12 AM',
        paragraphs: [
          'Karin, the folks in Minneapolis would do $500,000 with a $6,000,000 cap and 20% off. I would rather have you, but that cap hurts.',
          'Joe',
        ],
      },
      {
        from: 'Karin Lindahl <karin@rootriverseed.example>',
        sent: 'Fri, Feb 20 at 4:40 PM',
        paragraphs: [
          'Joe, we vote Wednesday. Would a loan at 8% for two years work for you in case they balk at a SAFE?',
        ],
      },
    ],
  },
};
