import { whatHappensToIt } from './what-happens-to-it.ts';
import { whatWeHold } from './what-we-hold.ts';
import { yourRights } from './your-rights.ts';

/** The privacy policy. It promises nothing that the product does not do. */
export const privacyPolicy = {
  title: 'Privacy policy',
  lastUpdated: { text: 'May 2025', machine: '2025-05' },
  introduction:
    'What we hold about you, why, for how long, and what you can ask of us. Each section ends with the short version.',
  summaryLabel: 'In plain English',
  sections: [...whatWeHold, ...whatHappensToIt, ...yourRights],
} as const;
