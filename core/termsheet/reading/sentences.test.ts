import { expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

const sentencesOf = (text: string) =>
  splitSentences(text, 0, text.length).map(({ start, end }) => text.slice(start, end));

it.each([
  ['It ends here. The next begins.', ['It ends here.', 'The next begins.']],
  [
    '(a) Full time is given. (b) a founder who goes keeps off.',
    ['(a) Full time is given.', '(b) a founder who goes keeps off.'],
  ],
  ['Paid at 9.5 p.a. (not in advance) to the fund.', ['Paid at 9.5 p.a. (not in advance) to the fund.']],
  ['5. Option pool of 10%.', ['5. Option pool of 10%.']],
])('splits %j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
