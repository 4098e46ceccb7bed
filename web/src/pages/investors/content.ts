import { brand } from '../../../../core/brand/brand.ts';

export const investors = {
  eyebrow: 'For investors',
  title: 'Coming soon: tools for investors',
  introduction:
    'See how the companies you back are run, not only how they report. We are building tools to monitor the operations of a portfolio, from the same records that founders already keep.',
  jump: 'Ask for early access',
  insights: {
    title: 'Know sooner',
    text: 'What is happening in the portfolio, between board packs.',
    items: [
      {
        picture: 'portfolio',
        title: 'Real-time portfolio insights',
        text: 'Renewals, compliance and supplier health for every company, on one page, as they stand today.',
      },
      {
        picture: 'alerts',
        title: 'Customizable alerts',
        text: 'Choose what matters to you and how loudly: a lapsed insurance, a late filing, a supplier in trouble.',
      },
      {
        picture: 'risk',
        title: 'Risk visibility',
        text: 'Operational risks by company and by kind, with what is being done about each.',
      },
    ],
  },
  growth: {
    title: 'Help them grow',
    text: 'Founders get something useful, not another report to fill in.',
    items: [
      {
        title: 'Operational excellence',
        text: 'Operating frameworks that a young company can follow from its first week.',
      },
      {
        title: brand.assistantTitle,
        text: `Every company has ${brand.assistantName} on hand for the daily running of the firm.`,
      },
      {
        title: 'Accelerated growth',
        text: 'Less of a founder’s week goes on administration, and more on customers.',
      },
    ],
  },
  returns: {
    title: 'Sustainability returns',
    claim: '5-20%',
    claimText: 'higher returns for sustainable businesses',
    text: 'The figure is marketing shorthand. It stands for claims often made about sustainable businesses, which differ widely by study, sector and period. It is not our measurement, not a forecast and not investment advice.',
    argument:
      'What we can say is plainer: a firm that knows its energy, its suppliers and its duties has fewer surprises, and it is surprises that cost its owners most.',
    link: 'How we approach sustainability',
  },
  signUp: {
    title: 'Ask for early access',
    text: 'Leave your email address and we’ll write when there is something to try.',
    button: 'Request early access',
    busy: 'Sending...',
    /** What the list records, so that the operator knows which page an address came from. */
    message: 'Asked for early access on the investors page; interested in tools for investors.',
    success: { title: 'Success!', description: 'You are on the early-access list. We will be in touch.' },
    failure: { title: 'Error', description: 'Failed to subscribe. Please try again later.' },
    embed: {
      text: 'The form comes from our email-marketing service. It is loaded only when you ask for it; its own privacy policy then applies.',
      button: 'Show the sign-up form',
      failure: 'The form could not be loaded. Please write to us instead.',
    },
  },
  why: {
    title: 'Why we do this',
    paragraphs: [
      'A good idea can still fail at the plumbing: the contract nobody renewed, the tax nobody filed, the one supplier everything hung on. Those are things that can be seen, and mended early.',
      'When founders and investors look at the same plain record, board meetings can be about decisions. That is better for both.',
    ],
    investing: {
      before: 'Interested in investing in us?',
      link: 'Email us about investing',
      subject: `Investing in ${brand.name}`,
    },
  },
} as const;
