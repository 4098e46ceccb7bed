import type { FaqItem } from '../../../components/faq.tsx';

export const codesFaq: readonly FaqItem[] = [
  {
    question: 'Do the codes really exist?',
    answer:
      'Yes. Every code shown is in its official table, under exactly the title shown. A language model, where one is used, can only choose among codes that the tables contain.',
  },
  {
    question: 'What does the confidence mean?',
    answer:
      'How often an answer like this one has the right code first. Of the answers given near 80%, about 80% have it. Low confidence means that the description fits several trades: read the alternatives, or add a detail.',
  },
  {
    question: 'My code has five digits. Which one is it?',
    answer:
      'Most likely a UK SIC 2007 code from Companies House. Enter it as SIC: the lookup says so and gives the codes of the other systems.',
  },
  {
    question: 'Can I have more than one code?',
    answer:
      'For SIC, NAICS and ISIC the main activity counts, though registers often accept a few more. For CPV choose all codes that a buyer might use for what you supply.',
  },
  {
    question: 'What should I write in the description?',
    answer:
      'What you do, for whom, and how: “We repair bicycles in our workshop and sell second-hand ones”. Slogans and company names make the answer worse.',
  },
  {
    question: 'Who decides which code is right?',
    answer:
      'You do, and the body that asks for it has the last word. Ours are suggestions to save you searching through thousands of titles.',
  },
];
