import { describe, expect, it } from 'vitest';
import { isAboutThePaper } from './about-the-paper.ts';

describe('a paragraph about the paper', () => {
  it.each([
    'Covering note for the partners: we have not heard from their lawyer yet.',
    'How to use this form: tick one box in each row and leave the rest.',
    'Delete this page before the sheet goes out.',
    'Mina, I have put a few remarks beside the harder clauses so that you know why they are there.',
    'This is still our first draft. Ola has not seen it.',
    'To Birgitte: counsel asks whether the register is up to date. Still open.',
    'For internal use only: score 64 of 100, the founder was late with the accounts for 2024.',
    'Typed from the recording by Ines. Two words could not be heard.',
    'How to read this: the left column is what we asked for.',
    'Til Mads: husk at fjerne rammen, inden vi sender.',
  ])('is told: %s', (words) => {
    expect(isAboutThePaper(words)).toBe(true);
  });

  it.each([
    'This is only a draft and does not bind anybody.',
    'To Nordwind: a seat on the board and the monthly accounts.',
    'I put in £200,000 and left some remarks beside the price.',
    'The Company shall not remove any line of business.',
    'For internal use of the software the Company pays nothing.',
    'To use the brand, the Company pays a royalty of 2%.',
    'Delete this row if no pool is created, and the pool is 10%.',
  ])('is none where a term is stated or another thing is meant: %s', (words) => {
    expect(isAboutThePaper(words)).toBe(false);
  });
});
