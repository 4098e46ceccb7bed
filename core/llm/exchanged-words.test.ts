import { expect, it } from 'vitest';
import { exchangesWords } from './exchanged-words.ts';
import { tokenise } from './text-tokens.ts';

const exchanges = (passage: string, quote: string) => exchangesWords(tokenise(passage), tokenise(quote));

it.each([
  ['paid to the investors before the founders', 'paid to the founders before the investors'],
  ['the company may redeem', 'the company must redeem'],
  ['a nonparticipating share', 'a participating share'],
  ['a participating share', 'a nonparticipating share'],
  ['limited liability', 'unlimited liability'],
  ['within 30 days', 'within 60 days'],
  ['all investors and all founders', 'all all all investors founders'],
])('is another term: %j as %j', (passage, quote) => {
  expect(exchanges(passage, quote)).toBe(true);
});

it.each([
  ['the investors shall receive their money', 'the investors shall receive the money'],
  ['all investors and the board agree', 'investors agree'],
  ['the nonparticipating and participating shares', 'the nonparticipating and participating shares'],
  ['the under share', 'the der share'],
  ['it is limited', 'it is capped'],
  ['undated shares are dated shares', 'dated shares are undated shares'],
])('is the same term: %j as %j', (passage, quote) => {
  expect(exchanges(passage, quote)).toBe(false);
});
