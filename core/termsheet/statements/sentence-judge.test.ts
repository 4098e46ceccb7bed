import { expect, it } from 'vitest';
import type { Section, Sentence } from '../reading/sections.ts';
import { sentenceJudge } from './sentence-judge.ts';
import { levelModel } from './testing/level-model.ts';

const section: Section = { title: 'the price', parent: null, start: 0, contentStart: 9, end: 40 };
const sentence: Sentence = {
  text: 'We pay €1.500',
  start: 10,
  end: 23,
  section: null,
  line: 1,
  isLabel: false,
};
const judge = () => sentenceJudge(levelModel({ E01: 0.7 }, { amount: 0.6 }));

it('marks a sentence and judges it', () => {
  const { marked, judgement } = judge()(sentence, ',');
  expect(marked).toMatchObject({ signs: ['we', 'pay', '#money'], titleWords: [] });
  expect(judgement.labels[0]).toBeCloseTo(0.7, 5);
  expect(judgement.statements).toMatchObject([{ fact: 'amount', value: 1500 }]);
});

it('hears the heading above a sentence', () => {
  expect(judge()({ ...sentence, section }, ',').marked.titleWords).toEqual(['the', 'price']);
});

it('judges a wording once, wherever it stands', () => {
  const once = judge();
  expect(once({ ...sentence, start: 90, end: 103, line: 7 }, ',')).toBe(once(sentence, ','));
});

it('judges the same words anew under another heading, with another decimal mark, and other words', () => {
  const once = judge();
  expect(once(sentence, '.').judgement.statements).toMatchObject([{ fact: 'amount', value: 1.5 }]);
  expect(once(sentence, ',').judgement.statements).toMatchObject([{ fact: 'amount', value: 1500 }]);
  expect(once({ ...sentence, section }, ',').marked.titleWords).toEqual(['the', 'price']);
  expect(once({ ...sentence, text: 'No fee' }, ',').marked.signs).toEqual(['no', 'fee']);
});
