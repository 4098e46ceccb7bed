import type { LegalSection } from '../../../components/legal/legal-section.ts';

/** Sections 5 to 8: liability, payment, changes to the terms, service levels. */
export const moneyAndService: readonly LegalSection[] = [
  {
    title: 'Liability',
    blocks: [
      'Nothing in these terms limits liability that the law does not let us limit, such as for death or personal injury caused by negligence, or for fraud.',
      'Otherwise the service is provided as it is. We use reasonable care and skill, but do not promise that it is free of faults or that AI answers and Generated Documents are correct, complete or right for you.',
      {
        kind: 'list',
        lead: 'To the extent that the law allows, we are not liable for:',
        items: [
          'loss of profit, business, goodwill or data, or any indirect loss;',
          'decisions taken on an AI answer or a Generated Document that was not reviewed;',
          'failures of other people’s services.',
        ],
      },
      'Our total liability in any 12 months is limited to the fees you paid us in those 12 months. If you are a consumer, your rights in law are not affected.',
    ],
    summary:
      'We take care, but check what the AI gives you. Our liability is limited to a year’s fees, except where the law says otherwise.',
  },
  {
    title: 'Payment terms',
    blocks: [
      'Fees are in pounds sterling and are taken in advance by card: every 30 days for monthly plans and once a year for annual plans. Plans renew until you cancel.',
      'If you think a charge is wrong or want a refund, ask within 14 days of the charge. We look at each request fairly and refund charges made in error.',
      'If we change a price, we give you at least one month’s notice. You may cancel within 30 days of that notice, before the new price applies to you.',
      'If a payment fails, we let you know and your plan reverts to Freemium as section 4 says.',
    ],
    summary:
      'You pay in advance. Ask for refunds within 14 days. You get at least a month’s notice of a new price, and 30 days to cancel.',
  },
  {
    title: 'Modification of these terms',
    blocks: [
      'We may change these terms as the service or the law changes. We give 30 days’ notice of a material change, by email or in the app. Small corrections take effect when they are published.',
      'If you go on using the service after the notice has run, the new terms apply. If you do not agree with them, you may close your account before then.',
    ],
    summary: 'Important changes come with 30 days’ notice. If you disagree, you can leave.',
  },
  {
    title: 'Service level agreement',
    blocks: [
      {
        kind: 'terms',
        entries: [
          { name: 'Uptime', text: 'Our target is 99.5% in each calendar month, planned maintenance aside.' },
          { name: 'Planned maintenance', text: 'We give 48 hours’ notice.' },
          {
            name: 'Support',
            text: 'We acknowledge requests within 24 hours in business hours, Monday to Friday, 9:00 to 17:00 UK time. Freemium users may wait longer.',
          },
          {
            name: 'Service credits',
            text: 'If uptime falls below the target, or the service is down for more than 24 continuous hours, a Business Boost subscriber may claim a credit of 10% to 100% of the fee for that period, in proportion to the loss of service. It must be requested within 7 days of the incident.',
          },
        ],
      },
      'Credits are set against your next bill. Only Business Boost subscribers are eligible. Events described in section 14 do not count as downtime.',
    ],
    summary:
      'We aim for 99.5% uptime and answer within 24 working hours. Subscribers can claim 10% to 100% back, within 7 days.',
  },
];
