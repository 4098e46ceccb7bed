import { expect, it } from 'vitest';
import { taxonomy } from '../clauses/taxonomy.ts';
import { sparesFounders } from './sparing-words.ts';

const consents = taxonomy.protectiveProvisions.id;
const warranties = taxonomy.founderWarranties.id;

it.each([
  [consents, 'Recruitment and salaries are outside this list.', true],
  [consents, 'Hiring stays with you.', true],
  [consents, 'Not required for: dismissal of personnel.', true],
  [consents, 'Hiring and salaries need our consent.', false],
  [warranties, 'For your own wilful deceit you are liable without limit.', true],
  [warranties, 'Liability is not above EUR 50,000 each.', true],
  [warranties, 'You answer jointly, for up to EUR 900,000.', false],
  [warranties, 'You are liable without limit.', false],
  [taxonomy.vesting.id, 'Hiring stays with you.', false],
])('%s: %s', (clause, text, spares) => {
  expect(sparesFounders(clause, { text, section: null })).toBe(spares);
});
