import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { createReading } from '../reading/reading.ts';
import { documentKind } from './document-kind.ts';

const kindOf = (name: string) => {
  const text = readFileSync(new URL(`../testing/voices/${name}`, import.meta.url), 'utf8');
  return documentKind(createReading(readPlainText(text)));
};

it.each([
  ['v25-cv.txt', 'curriculum vitae'],
  ['v26-glossary.md', 'glossary'],
  ['v28-prompt.txt', 'instructions to a language model'],
])('%s is certainly no offer', (name, saying) => {
  const { type, isCertain, seemsToBe } = kindOf(name);
  expect(type).toBe('not-a-term-sheet');
  expect(isCertain).toBe(true);
  expect(seemsToBe).toContain(saying);
});

it.each([
  [
    'How to read a term sheet: a guide\n\nLook for the preference. Suppose that an investor puts in £1m at £4m pre-money, with a 1x preference. A full ratchet is unusual. Ask your lawyer about exclusivity and vesting. This is no legal advice.',
    'a guide',
  ],
  [
    'Agreement for the sale of shares\n\nThe Seller sells and the Buyer buys 500 preference shares for £20,000. The Seller warrants that he owns them. The Buyer signs a deed of adherence to the shareholders’ agreement with its drag-along. No shares are issued.',
    'a sale of shares between holders',
  ],
  [
    'Dear Ada, may I buy some of your shares in Tarn Mills?\n\nYou own 5,000 A shares. I would buy 2,000 from you at £4, a quarter below the pre-money valuation of £8m in the last round, with their 1x preference and tag-along. The company gets none of the money. I will send the stock transfer form, and the board must register the transfer.',
    'a sale of shares between holders',
  ],
  [
    'Dear Partners,\n\nThe third quarter brought one new investment: we led the £3m Series A of Tarn Mills at £9m pre-money, with a 1x preference. Net IRR stands at 14%. Of committed capital 60% has been called. Management fees were £200,000. The annual meeting is in May.',
    'a letter of a fund to its own investors',
  ],
  [
    'Dear Jo,\n\nI am sorry to say that we will not make an offer this time. You asked what we would have proposed: a 1x preference, 20%, a board of three, four years of vesting. This is no offer. Do keep me posted.',
    'a refusal to invest',
  ],
  [
    'School of Law. Time allowed: two hours.\n\nQuestion 1 (50 marks). Ash LLP offers £1m at £4m pre-money with a full ratchet and a drag-along. Advise the founders.\n\nAnswer both questions. End of paper.',
    'an examination paper',
  ],
  [
    'Cap Table Tales, episode 4. Automatic transcript.\n\nBEX: Welcome back. Imagine an investor puts £1m in at £4m pre-money.\n\nANN: With a 1x non-participating preference, a board of three and four years of vesting?\n\nBEX: Just so. More after the break.',
    'a transcript of a show or a talk',
  ],
])('what begins %j is certainly no offer', (text, saying) => {
  const { type, isCertain, seemsToBe } = documentKind(createReading(readPlainText(text)));
  expect(type).toBe('not-a-term-sheet');
  expect(isCertain).toBe(true);
  expect(seemsToBe).toContain(saying);
});

it('knows a loan that takes no shares by what it says of them', () => {
  const letter = (words: string) =>
    `Term loan facility for Tarn Mills Limited\n\nWe are pleased to offer a loan of £500,000. Interest is 4% over Base Rate. Drawdown in one advance, repayment in instalments. Events of default are the usual ones. A debenture secures the loan. The company has raised £2m of preference shares at £8m pre-money. ${words}`;
  const kind = (words: string) => documentKind(createReading(readPlainText(letter(words))));
  const loan = 'a term sheet for a loan, not for an investment in shares';
  expect(kind('The bank acquires no share, option or right of conversion.').seemsToBe).toBe(loan);
  expect(kind('The loan converts into shares at a discount of 20% in the next round.').seemsToBe).not.toBe(
    loan,
  );
});

it('leaves offers alone', () => {
  expect(kindOf('v14-uk-form-clean.txt').type).toBe('priced-equity');
});
