import type { FaqItem } from '../../../components/faq.tsx';

export const termSheetFaq: readonly FaqItem[] = [
  {
    question: 'Is this legal advice?',
    answer:
      'No. It is software that reads the usual clauses and compares them with common practice. It does not know your company, your other agreements or your plans. Have a lawyer read the document before you sign.',
  },
  {
    question: 'Who reads my term sheet?',
    answer:
      'The line beside the button says which engine will answer and whether your text leaves our server. With the built-in engine it does not. We do not keep the text or the file after the answer has been given.',
  },
  {
    question: 'Which documents does it understand?',
    answer:
      'Term sheets for priced equity rounds, SAFEs and advance subscriptions, and convertible notes, in English. If a document seems to be something else, the checker says what it looks like instead of rating it.',
  },
  {
    question: 'What do Green, Amber and Red mean?',
    answer:
      'Green is ordinary for a deal of this kind. Amber deserves a question or a change. Red is unusual and costly for founders, and should not be signed without advice.',
  },
  {
    question: 'My PDF is a scan. What can I do?',
    answer:
      'A scan is a picture without text, so there is nothing to read. Ask the sender for the Word file or the original PDF, or run the scan through text recognition first.',
  },
  {
    question: 'How sure can I be that nothing was missed?',
    answer:
      'Not entirely. Under each result you find the text as we read it, with every quoted passage marked, so that you can see what the findings rest on and what they do not touch.',
  },
];
