import { expect, it } from 'vitest';
import { markSentence } from './marked-sentence.ts';

it('puts one sign for each quantity in its place among the words', () => {
  const marked = markSentence('We pay £500,000 for 20%; no fee.', 'The Price', '.');
  expect(marked.signs).toEqual(['we', 'pay', '#money', 'for', '#percent', ';', 'no', 'fee']);
  expect(marked.places).toEqual([2, 4]);
  expect(marked.titleWords).toEqual(['the', 'price']);
  expect(marked.quantities).toEqual([
    { kind: 'money', value: 500_000, currency: 'GBP', start: 7, end: 15 },
    { kind: 'percent', value: 20, start: 20, end: 23 },
  ]);
});

it('marks a quantity that opens the sentence', () => {
  const { signs, places } = markSentence('20% discount', '', '.');
  expect(signs).toEqual(['#percent', 'discount']);
  expect(places).toEqual([0]);
});

it('leaves words without a quantity as they are', () => {
  expect(markSentence('Nobody may sell', '', '.')).toEqual({
    signs: ['nobody', 'may', 'sell'],
    titleWords: [],
    quantities: [],
    places: [],
  });
});

it('reads figures by the decimal mark of the document', () => {
  expect(markSentence('€1.500 fee', '', ',').quantities.map(({ value }) => value)).toEqual([1500]);
});
