import { expect, it } from 'vitest';
import { letterModel, plainWords } from './letter-model.ts';

it('finds words like those it learned from likelier than others', () => {
  const german = letterModel(['Herstellung von Bekleidung', 'Vermietung von Wohnungen', 'Bäckereien']);
  expect(german.likelihood(['reinigung'])).toBeGreaterThan(german.likelihood(['panaderia']));
});

it('can judge nothing, and judges no words as no more than possible', () => {
  expect(letterModel([]).likelihood([])).toBe(0);
  expect(letterModel([]).likelihood(['word'])).toBeLessThan(0);
});

it('takes words without accents, and no single letters', () => {
  expect(plainWords('Pâtisserie à Müllheim, e 24')).toEqual(['patisserie', 'mullheim']);
});
