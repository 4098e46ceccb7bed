import type { EmailMarketingService } from './email-marketing.ts';

/**
 * Everything that names the operator. Rebranding the product is editing this file; nothing else spells out
 * the name, the company, the addresses or the links to other sites.
 */
export const brand = {
  name: 'Fettle',
  assistantName: 'Susan',
  assistantTitle: 'AI Operations Director',
  tagline: 'Unleash your business growth',
  company: {
    legalName: 'Fettle Operations Ltd',
    registration: 'Registered in England and Wales, company number 00000000',
    address: 'Registered office: 1 Example Street, London, EC1A 1AA',
  },
  contactEmail: { user: 'hello', domain: 'fettle.example' },
  links: {
    app: 'https://app.fettle.example/',
    signIn: 'https://app.fettle.example/auth',
    investors: 'https://investors.fettle.example/',
    externalPrivacyPolicy: 'https://app.fettle.example/privacy',
  },
  /** The operator's e-mail-marketing form on the investors page; without one, sign-ups go to our own list. */
  emailMarketing: null as EmailMarketingService | null,
} as const;
