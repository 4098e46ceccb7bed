import { brand } from '../../../../../core/brand/brand.ts';
import type { LegalSection } from '../../../components/legal/legal-section.ts';

/** Sections 1 to 4: the agreement, its words, accounts and plans. */
export const yourAccount: readonly LegalSection[] = [
  {
    title: 'Agreement and eligibility',
    blocks: [
      `These terms are a contract between you and ${brand.company.legalName} (“${brand.name}”, “we”, “us”). ${brand.company.registration}. ${brand.company.address}. By creating an account or using our website, free tools or app, you accept them. If you act for a business, you confirm that you may bind it.`,
      'You must be 18 or older and have the legal capacity to enter into a contract.',
      `${brand.name} is at the minimum viable product (MVP) stage. It is being built in the open: features may be incomplete, may change and may contain faults. Please keep copies of anything you rely on.`,
    ],
    summary: `Using ${brand.name} means accepting these terms. You must be 18 or over, and the product is at an early stage.`,
  },
  {
    title: 'What the words mean',
    blocks: [
      {
        kind: 'terms',
        entries: [
          { name: 'Service', text: 'This website, the free tools, and the app with its AI assistant.' },
          { name: 'Account', text: 'The sign-in and settings that let you use the app.' },
          { name: 'Subscription', text: 'The plan your account is on: Freemium or Business Boost.' },
          { name: 'AI interaction', text: 'One content generation, one agent query or one document draft.' },
          { name: 'User Data', text: 'Everything that you or your people put into the service.' },
          {
            name: 'Generated Documents',
            text: 'Documents that the service drafts for you. They always have draft status: you must review them, and take professional advice where it matters, before you use them.',
          },
        ],
      },
      'Nothing in the service is legal, financial or tax advice. You own your User Data, and you may use your Generated Documents in your business.',
    ],
    summary:
      'Your data is yours. Whatever our AI writes is a draft for you to check, not professional advice.',
  },
  {
    title: 'Accounts and acceptable use',
    blocks: [
      'You are responsible for your credentials and for what is done with them. Give correct details, keep your password to yourself, and tell us at once if you think someone else has used your account.',
      {
        kind: 'list',
        lead: 'You must not:',
        items: [
          'use the service unlawfully, or to harm, deceive or harass anyone;',
          'try to break, overload or get round its security or its limits;',
          'put in data that you have no right to use;',
          'use it to build a competing product;',
          'pass off a Generated Document as professional advice.',
        ],
      },
      'We may remove users who act with malicious intent or breach the standards of our community.',
    ],
    summary: 'Keep your sign-in safe, use the service lawfully, and treat other people decently.',
  },
  {
    title: 'Subscriptions and plans',
    blocks: [
      {
        kind: 'terms',
        entries: [
          {
            name: 'Freemium',
            text: 'Free. 10 AI interactions per month, reset monthly. Each content generation, agent query or document draft counts as one. Support may be slower than for subscribers.',
          },
          {
            name: 'Business Boost',
            text: '£10 per month or £99 per year, per business. Unlimited AI interactions and extra features. Eligible for the service credits of section 8.',
          },
        ],
      },
      'Monthly plans are billed every 30 days, annual plans once a year. Your order shows the price, and what it covers, before you pay: that is the price that binds both of us.',
      'If you cancel Business Boost, or a payment fails, the plan reverts to Freemium immediately, and you keep the paid-for features until the end of the period you have paid for.',
    ],
    summary:
      'Freemium is free, with 10 AI interactions a month. Business Boost is £10 a month or £99 a year, without that limit.',
  },
];
