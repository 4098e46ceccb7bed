import { describe, expect, it } from 'vitest';
import { promotionalSentences } from './promotional-sentences.ts';
import { sentencePartsOf } from './sentence-parts.ts';

const promotional = (text: string): number[] => [...promotionalSentences(sentencePartsOf(text))];

describe('promotionalSentences', () => {
  it.each([
    ['Our values are honesty and respect. We sharpen saws.', [0]],
    ['We sharpen saws. Your satisfaction is our first concern. Scissors too.', [1]],
    ['We sharpen saws.', []],
  ])('of %j are %j', (text, numbers) => {
    expect(promotional(text)).toEqual(numbers);
  });

  it('are none where nothing else is said', () => {
    expect(promotional('Quality and value. Trust and respect.')).toEqual([]);
  });
});
