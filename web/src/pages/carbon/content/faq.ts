import type { FaqItem } from '../../../components/faq.tsx';

export const carbonFaq: readonly FaqItem[] = [
  {
    question: 'How accurate is the figure?',
    answer:
      'It is a cautious estimate, not a measurement. Providers publish little, and what they publish differs by a factor of ten to a hundred because each draws its boundary elsewhere. That is why the result shows the range of published evidence beside our figure, and says whether ours lies above it.',
  },
  {
    question: 'Can I use it in a formal report?',
    answer:
      'Not for a statutory filing such as SECR. For such a report ask your provider for figures of your own account; the use of AI services normally belongs in Scope 3, category 1. Our figure tells you whether the matter deserves that effort.',
  },
  {
    question: 'What is left out?',
    answer:
      'The evidence range covers the running of the models. It leaves out networks, your own devices, the training of the models you use, and the making of the hardware, except where a source includes it.',
  },
  {
    question: 'Why does the way of access change my result at all?',
    answer:
      'It is a convention of this checker: a browser session is weighted slightly above a built-in assistant, and a server of your own below both. No published measurement supports a saving from hosting a model yourself for a small team, so do not change your set-up because of it.',
  },
  {
    question: 'How big are a cup of tea and a tree?',
    answer:
      'A cup of tea stands for about 11 g of CO₂e, which is boiling the water alone; with milk it is nearer 50 g. A tree is taken to absorb about 22 kg of CO₂e a year; other methods use 11 kg, which would double the number of trees.',
  },
  {
    question: 'Do you keep my answers?',
    answer:
      'No. The five answers are sent to our server to be multiplied, and neither stored nor linked to you. We keep an e-mail address only if you sign up for updates.',
  },
];
