import type { LegalSection } from '../../../components/legal/legal-section.ts';

/** Sections 9 to 13: data, confidence, the end of the contract and disputes about it. */
export const dataAndLeaving: readonly LegalSection[] = [
  {
    title: 'Data protection',
    blocks: [
      {
        kind: 'link',
        before: 'Each of us keeps to UK data protection law. Our ',
        text: 'privacy policy',
        href: '/privacy_policy',
        after: ' says how we use personal data of our own.',
      },
      'Where User Data includes personal data, you are its controller and we are its processor. We use it only to provide the service and on your documented instructions, keep it secure, bind our staff to confidence, use other processors only under equal terms, and help you to answer people who exercise their rights.',
      'We notify you of a data breach that affects your User Data within 72 hours of becoming aware of it.',
      'User Data may be retained for up to 5 years while your account is open. It is deleted within 30 days of termination. You may ask to retrieve it within 30 days of termination.',
    ],
    summary:
      'We handle your data on your instructions, tell you of a breach within 72 hours, and delete it within 30 days after you leave.',
  },
  {
    title: 'Confidentiality',
    blocks: [
      'Each of us keeps the other’s confidential information secret, uses it only for this contract, and shows it only to people who need it and are bound to keep it.',
      'This does not cover what is public, was already known, was found independently, or must be disclosed by law.',
      'The duty lasts for 5 years after termination, and longer for trade secrets and personal data: for as long as they remain so.',
    ],
    summary:
      'We keep each other’s secrets, for 5 years after we part and longer for trade secrets and personal data.',
  },
  {
    title: 'Termination',
    blocks: [
      'You may close your account at any time in the app. Freemium ends at once. For a Business Boost user, termination takes effect at the end of the billing cycle.',
      {
        kind: 'list',
        lead: 'We may suspend or terminate an account for:',
        items: [
          'breach of these terms, on 30 days’ notice to put it right;',
          'malicious or illegal use, at once;',
          'use to build or run a competing service;',
          'non-payment;',
          'inactivity for more than 12 months.',
        ],
      },
      'After termination your right to use the service ends, and section 9 says what happens to your data. Terms that are meant to last, such as liability and confidentiality, do.',
    ],
    summary:
      'You can leave at any time. We can end an account for a listed reason: breach normally comes with 30 days’ notice.',
  },
  {
    title: 'Disputes',
    blocks: [
      'If something goes wrong, write to us first. Each of us will try in good faith to settle the matter by negotiation for 30 days before going to court, unless an urgent order is needed or a time limit is about to run out.',
      'If that does not settle it, we are willing to consider mediation.',
    ],
    summary: 'Let us talk for 30 days before anyone calls a lawyer.',
  },
  {
    title: 'Governing law',
    blocks: [
      'The law of England and Wales governs these terms, and its courts have exclusive jurisdiction. If you are a consumer who lives in Scotland or Northern Ireland, you may also bring a claim there.',
    ],
    summary: 'English law applies.',
  },
];
