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

it('leaves offers alone', () => {
  expect(kindOf('v14-uk-form-clean.txt').type).toBe('priced-equity');
});
