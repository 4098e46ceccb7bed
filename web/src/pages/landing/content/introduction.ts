import { brand } from '../../../../../core/brand/brand.ts';

/** The first thing a visitor reads. */
export const hero = {
  title: brand.tagline,
  text: `${brand.name} keeps a small firm in good order: suppliers, renewals, documents and sustainability in one place, with an ${brand.assistantTitle} that knows where everything is.`,
  button: 'Join our mailing list',
  secondary: 'Try the free tools',
  note: 'Fettle (noun, old English): good order, as in “in fine fettle”.',
} as const;

/** The same five parts of running a firm, before and after; the two lists line up row by row. */
export const comparison = {
  title: 'Power up your Performance',
  text: 'The same week, the same people. The difference is knowing where things are.',
  without: {
    title: `Without ${brand.name}`,
    points: [
      { topic: 'Renewals', text: 'Dates live in one person’s head, until they lapse.' },
      { topic: 'Suppliers', text: 'Details are spread over inboxes and old spreadsheets.' },
      { topic: 'Documents', text: 'Policies start from a stranger’s template.' },
      { topic: 'Sustainability', text: 'A scramble once a year, when a customer asks.' },
      { topic: 'Advice', text: 'Costs too much, or comes too late.' },
    ],
  },
  with: {
    title: `With ${brand.name}`,
    points: [
      { topic: 'Renewals', text: 'An alert in good time, with what to do next.' },
      { topic: 'Suppliers', text: 'Everyone joins the same way, and risks show in one view.' },
      { topic: 'Documents', text: 'Drafts are written for your business, ready for you to check.' },
      { topic: 'Sustainability', text: 'Progress is kept as you work, so the answer is there.' },
      { topic: 'Advice', text: `You ask ${brand.assistantName}, and get a clear next step.` },
    ],
  },
} as const;

export const quote = {
  text: 'A good business does not run on heroics. It runs on things being where they should be, when they should be.',
  source: `The idea behind ${brand.name}`,
} as const;
