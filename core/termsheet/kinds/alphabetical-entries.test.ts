import { expect, it } from 'vitest';
import { isInAlphabeticalOrder } from './alphabetical-entries.ts';

const words = [
  'Anti-dilution',
  'Bad leaver',
  'Cap',
  'Cliff',
  'Drag-along',
  'Exclusivity',
  'Option pool',
  'Warranties',
];

it.each([
  ['with full stops in bold', words.map((word) => `**${word}.** What it means.`)],
  ['with colons', words.map((word) => `${word}: what it means`)],
  ['with dashes', words.map((word) => `- ${word} – what it means`)],
  [
    'with one line out of order',
    [...words.slice(0, 6), ...words, 'Cap: again'].map((word) => `${word}: it`).slice(6),
  ],
])('knows a glossary %s', (_, lines) => {
  expect(isInAlphabeticalOrder(lines.join('\n\n'))).toBe(true);
});

it.each([
  ['the terms of an offer', [...words].reverse().map((word) => `${word}: our terms`)],
  ['a few terms that happen to be in order', words.slice(0, 5).map((word) => `${word}: our terms`)],
  ['numbered parties', words.map((_, at) => `Investor ${at}: £10,000`)],
])('takes %s for none', (_, lines) => {
  expect(isInAlphabeticalOrder(lines.join('\n'))).toBe(false);
});
