import { expect, it } from 'vitest';
import { tokenise } from './text-tokens.ts';

const folded = (text: string) => tokenise(text).map((token) => token.folded);

it('parts a text into words and numbers, each with its place', () => {
  const text = 'The “Investor” gets 1.5x, or 2,000.';
  expect(folded(text)).toEqual(['the', 'investor', 'gets', '1.5', 'x', 'or', '2,000']);
  for (const { start, end, folded: word } of tokenise(text)) {
    expect(text.slice(start, end).toLowerCase()).toBe(word);
  }
});

it('tells numbers, in figures and in words, from words', () => {
  const numbers = tokenise('30 thirty days twice B2B 1st').filter(({ isNumber }) => isNumber);
  expect(numbers.map((token) => token.folded)).toEqual(['30', 'thirty', 'twice', '2', '1']);
});

it.each([
  ['aren’t', ['are', 'not']],
  ["CAN'T", ['can', 'not']],
  ['won’t', ['will', 'not']],
  ["shan't", ['shall', 'not']],
  ['investor’s', ['investor', 's']],
])('parts a negation from its verb: %s', (text, words) => {
  expect(folded(text)).toEqual(words);
});

it('gives both parts of such a word their own places', () => {
  const text = 'They don’t pay';
  expect(tokenise(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'They',
    'do',
    'n’t',
    'pay',
  ]);
  expect(tokenise(text).some(({ isNumber }) => isNumber)).toBe(false);
});

it('does not see what no reader sees', () => {
  expect(folded('pre\u00ADfer\u200Bence')).toEqual(['preference']);
  expect(folded('ﬁxed')).toEqual(['fixed']);
});
