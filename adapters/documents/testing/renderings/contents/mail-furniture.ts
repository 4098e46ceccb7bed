import type { Mail } from '../content/offer.ts';

/** Letters around an offer that brings none of its own. Their older messages name terms that are not offered. */
export const mailFurniture: readonly Mail[] = [
  {
    from: 'Rupert Ainslie <rupert@ainslie-growth.example>',
    to: 'founders@yourstartup.example',
    subject: 'Our proposal',
    greeting: 'Hi both,',
    opening:
      'Good to see you on Thursday. As promised, our proposal is below; happy to talk it through whenever suits.',
    signature: ['All the best', 'Rupert', '', 'Rupert Ainslie', 'Partner, Ainslie Growth', '+44 7700 900123'],
    older: [
      {
        from: 'Rupert Ainslie',
        sent: 'Mon, 3 Feb at 09:14',
        paragraphs: [
          'Morning both,',
          'Early thoughts, nothing firm: perhaps 1.5m at 6m pre, a 2x participating preference and three of five seats for us. We would want a full ratchet too.',
          'Rupert',
        ],
      },
    ],
  },
  {
    from: 'Dana Ruiz <dana.ruiz@tidepoolventures.example>',
    to: 'Sam Whitlock <sam@whitlock.example>',
    subject: 'Terms',
    greeting: 'Sam,',
    opening: 'Investment committee signed off this morning. Terms follow.',
    signature: [
      'Best,',
      'Dana',
      '--',
      'Dana Ruiz | Principal | Tidepool Ventures',
      'Sent from my phone, please forgive brevity',
    ],
    older: [
      {
        from: 'Sam Whitlock',
        sent: 'Friday, October 4 at 6:22 PM',
        paragraphs: [
          'Hi Dana,',
          'Another fund has offered us 4,000,000 at 16,000,000 pre with a 15% pool and no board seat. Exclusivity of 90 days is a no from us.',
          'Sam',
        ],
      },
      {
        from: 'Dana Ruiz',
        sent: 'Wednesday, October 2 at 11:05 AM',
        paragraphs: ['Sam, would you take a note instead? 8% interest, a cap of 5m, 18 months.'],
      },
    ],
  },
  {
    from: 'Lena Brandt <l.brandt@uferkapital.example>',
    to: 'Jonas Keller <jonas@kellerwerk.example>',
    subject: 'AW: Beteiligung / term sheet',
    greeting: 'Dear Jonas,',
    signature: [
      'Mit besten Grüßen / Kind regards',
      'Lena Brandt',
      'Uferkapital GmbH, Hamburg',
      'This message may contain confidential information. If you are not the intended recipient please notify the sender.',
    ],
    older: [
      {
        from: 'Jonas Keller',
        sent: '12.05. um 18:31',
        paragraphs: [
          'Dear Lena,',
          'Your first version had a double liquidation preference and a non-compete of 36 months. My co-founder will not sign either.',
          'Regards, Jonas',
        ],
      },
    ],
  },
  {
    from: 'Priyanka Shah <priyanka@lanternseed.example>',
    to: 'team@hedgerow.example',
    subject: 'Investment terms - final',
    greeting: 'Hello team,',
    opening: 'Please find the terms we would be glad to proceed on.',
    signature: ['Warmly,', 'Priyanka', 'Lantern Seed Fund'],
  },
];
