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
])('what begins %j is certainly no offer', (text, saying) => {
  const { type, isCertain, seemsToBe } = documentKind(createReading(readPlainText(text)));
  expect(type).toBe('not-a-term-sheet');
  expect(isCertain).toBe(true);
  expect(seemsToBe).toContain(saying);
});

it('leaves offers alone', () => {
  expect(kindOf('v14-uk-form-clean.txt').type).toBe('priced-equity');
});
