import { dataAndLeaving } from './data-and-leaving.ts';
import { moneyAndService } from './money-and-service.ts';
import { otherTerms } from './other-terms.ts';
import { yourAccount } from './your-account.ts';

/** The terms and conditions of the service. */
export const terms = {
  title: 'Terms and conditions',
  lastUpdated: { text: 'May 2025', machine: '2025-05' },
  introduction:
    'The agreement between us when you use the website, the free tools or the app. Each section ends with a summary; the full text is what binds us.',
  summaryLabel: 'Summary',
  sections: [...yourAccount, ...moneyAndService, ...dataAndLeaving, ...otherTerms],
} as const;
