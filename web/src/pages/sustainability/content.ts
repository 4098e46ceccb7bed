import { brand } from '../../../../core/brand/brand.ts';

export const sustainability = {
  title: 'Sustainability that runs with your business',
  introduction:
    'Not a report once a year, but part of how the firm is run: what you use, whom you buy from, and what you will do next.',
  button: 'Start in the app',
  features: {
    title: 'Tools for the work itself',
    cards: [
      {
        picture: 'iso',
        title: 'ISO 14001:2015 environmental management tools',
        text: 'Build an environmental management system step by step: aspects, objectives, duties and reviews, in the order that the standard asks for.',
      },
      {
        picture: 'carbon',
        title: 'Carbon emissions calculator',
        text: 'Estimate emissions from energy, travel and purchases, and see which of them is worth changing first.',
      },
      {
        picture: 'impact',
        title: 'Impact assessment',
        text: 'Weigh a decision before you take it: what it affects, how likely that is, and what would make it better.',
      },
      {
        picture: 'suppliers',
        title: 'Supplier sustainability tracking',
        text: 'Ask every supplier the same few questions, keep the evidence and see who is improving.',
      },
    ],
  },
  value: {
    title: 'Why it is good business',
    cards: [
      {
        title: 'Lower costs',
        text: 'Energy, waste and travel that you can see are energy, waste and travel that you can cut.',
      },
      {
        title: 'More tenders won',
        text: 'Buyers ask for environmental evidence. Yours is ready when the form arrives.',
      },
      {
        title: 'Fewer surprises',
        text: 'Know which rules apply to you, and which suppliers carry a risk, before they bite.',
      },
      { title: 'People who stay', text: 'People like to work for a firm that does what it says.' },
    ],
  },
  goals: {
    title: 'Tied to the UN Sustainable Development Goals',
    text: 'Three of the seventeen goals are where a tool for running firms can do most.',
    cards: [
      {
        number: 8,
        title: 'Decent work and economic growth',
        text: 'A small firm that is run well can employ people well. We help it to stay that way.',
      },
      {
        number: 12,
        title: 'Responsible consumption and production',
        text: 'Supplier tracking and impact assessment make buying well the easy choice.',
      },
      {
        number: 13,
        title: 'Climate action',
        text: 'What is measured can be reduced, from office energy to the AI on your screen.',
      },
    ],
    link: { text: 'Read about the goals at the United Nations', href: 'https://sdgs.un.org/goals' },
  },
  regions: {
    title: 'Developing regions',
    paragraphs: [
      'A firm in a developing region faces the same buyers and the same standards as one in London, with fewer people to help. Good operations should not depend on where you are.',
      'So our free tools are open to everyone, everywhere, with no sign-in. They work on a small phone and a slow connection, and our frameworks are written in plain English that translates well.',
    ],
  },
  quote: {
    text: 'Sustainability is not a department. It is what is left when waste, risk and guesswork have been put in order.',
    source: `The founder of ${brand.name}`,
  },
  closing: {
    title: 'Start with what you can see',
    text: 'Check what your use of AI emits in five questions, or open the app and begin with your suppliers.',
    primary: 'Open the app',
    secondary: 'Check your AI carbon footprint',
  },
} as const;
