import { brand } from '../../../../../core/brand/brand.ts';

export const features = {
  title: 'Everything in its place',
  text: 'Four jobs that every firm has, and few have time for.',
  cards: [
    {
      picture: 'suppliers',
      title: 'Supplier onboarding and risk visibility',
      text: 'Bring suppliers in with one clear process. See who is approved, what is missing and where a risk is growing, before it reaches your customers.',
    },
    {
      picture: 'renewals',
      title: 'Renewal and compliance alerts',
      text: 'Insurance, certificates, contracts, filings: we track every date and warn you while there is still time to act.',
    },
    {
      picture: 'documents',
      title: 'Document generation',
      text: 'Policies, procedures and letters drafted from operating frameworks that fit your business. Always a draft: you check it, and it is yours.',
    },
    {
      picture: 'assistant',
      title: brand.assistantTitle,
      text: `${brand.assistantName} reads the whole picture and tells you what needs doing first, in plain words, with the reason beside it.`,
    },
  ],
} as const;

/** The product in four steps. Present in the page, and hidden until there is something to show for each. */
export const howItWorks = {
  title: 'How it works',
  steps: [
    { title: 'Organise', text: 'Put suppliers, documents and dates in one place.' },
    { title: 'Connect', text: 'Link them: the supplier to its contract, the contract to its renewal.' },
    { title: 'Optimise', text: 'See what costs time, money or carbon, and change it.' },
    { title: 'Automate', text: 'Let alerts and drafts take care of what repeats.' },
  ],
} as const;

export const assistant = {
  title: `Ask ${brand.assistantName}`,
  subtitle: `Your ${brand.assistantTitle}`,
  text: `${brand.assistantName} is an AI assistant for the daily running of a firm. Ask as you would ask a colleague: you get an answer, the reason for it and the next step. What ${brand.assistantName} writes is a draft, so you stay in charge.`,
  questionsTitle: 'Things people ask on a Monday',
  questions: [
    'Which suppliers have insurance that runs out this quarter?',
    'Draft a remote working policy for a team of nine.',
    'A tender asks for our environmental policy. Where do we start?',
    'What should we check before we take on this supplier?',
  ],
  exampleLabel: 'An example',
  example: {
    question: 'What needs my attention this week?',
    answerLead: 'Two things.',
    answerPoints: [
      'Your public liability insurance renews in 12 days. Ask for two more quotes by Thursday.',
      'One supplier has not returned its modern slavery statement. I have drafted a reminder for you to check.',
    ],
  },
  button: `Ask ${brand.assistantName} in the app`,
} as const;

export const tools = {
  title: 'Three free tools, no sign-in',
  text: 'Useful today, whether or not you ever open an account.',
} as const;
