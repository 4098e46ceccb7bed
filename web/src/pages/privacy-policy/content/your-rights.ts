import type { LegalSection } from '../../../components/legal/legal-section.ts';

/** Sections 12 to 15: what the reader may ask of us, and how. */
export const yourRights: readonly LegalSection[] = [
  {
    title: 'Your rights',
    blocks: [
      {
        kind: 'list',
        lead: 'You may ask us to:',
        items: [
          'tell you what we hold about you and give you a copy (access);',
          'correct what is wrong or incomplete (rectification);',
          'delete it (erasure);',
          'limit what we do with it while a question is settled (restriction);',
          'give it to you, or to another provider, in a form that a machine can read (portability);',
          'stop using it where we rely on legitimate interests, or for marketing (objection).',
        ],
      },
      'Where we rely on consent you can withdraw it at any time, which does not affect what was done before.',
      'Asking is free. We answer within one month. For a complex request we may need up to three months in all, and if so we tell you why within the first month. We may ask you to show that you are who you say you are.',
    ],
    summary:
      'You can see, correct, move, limit or delete your data. We answer within one month, or three for complex requests.',
  },
  {
    title: 'Children',
    blocks: [
      'The service is meant for people who run businesses. It is not for children under 13, and we do not knowingly collect their data. An account holder must be 18 or over.',
      'If you believe that a child under 13 has given us personal data, write to us and we will delete it.',
    ],
    summary: 'This service is not for children under 13, and accounts are for adults.',
  },
  {
    title: 'Changes to this policy',
    blocks: [
      'When we change this policy we change the date at its head. We give at least 30 days’ notice of a material change, by email to account holders and subscribers and by a notice on this page.',
    ],
    summary: 'You will have at least 30 days’ notice before anything important changes.',
  },
  {
    title: 'Contact and complaints',
    blocks: [
      { kind: 'contact', before: 'For anything about your data, write to' },
      'We answer general enquiries within 5 business days.',
      {
        kind: 'link',
        before:
          'We would like the chance to put things right first, but you may complain at any time to the ',
        text: 'Information Commissioner’s Office',
        href: 'https://ico.org.uk/make-a-complaint/',
        after: ', the UK’s regulator for data protection, by its website or on 0303 123 1113.',
      },
    ],
    summary: 'Write to us and we reply within 5 business days. If we get it wrong, the ICO is there for you.',
  },
];
