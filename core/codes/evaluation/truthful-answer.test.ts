import { expect, it } from 'vitest';
import type { ClarifyingQuestion } from '../classification.ts';
import { officialCodeTables } from '../testing/official-code-tables.ts';
import { truthfulAnswer } from './truthful-answer.ts';

const tables = officialCodeTables();
const question = (id: string, options: readonly string[]): ClarifyingQuestion => ({
  id,
  text: 'Which?',
  options: options.map((option) => ({ id: option, label: option, leadsTo: {} })),
});

it('is the option that the right codes belong to', () => {
  const codes = { naics: ['423710'], sic: ['5072'], isic: ['4663'] };
  expect(truthfulAnswer(tables, question('role', ['make', 'retail', 'wholesale']), codes)).toEqual({
    question: 'role',
    option: 'wholesale',
  });
  expect(truthfulAnswer(tables, question('line', ['259', '466']), codes)?.option).toBe('466');
});

it('is none where no option is true, or the question is unknown', () => {
  const codes = { naics: ['423710'], sic: ['5072'], isic: ['4663'] };
  expect(truthfulAnswer(tables, question('role', ['teach', 'lodge']), codes)).toBeNull();
  expect(truthfulAnswer(tables, question('colour', ['wholesale']), codes)).toBeNull();
});
