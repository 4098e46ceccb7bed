import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastProcessorMs } from '../../testing/processor-time.ts';
import { phraseLexicon } from './phrase-lexicon.ts';
import { promotionPhrases } from './promotion-phrases.ts';

const lexicon = phraseLexicon(`
family/locally owned and? operated?
over # years of? experience
part of the @ community
peace of mind
`);
const found = (text: string): string[] => lexicon.find(text).map(({ start, end }) => text.slice(start, end));

describe('phraseLexicon', () => {
  it.each([
    ['A locally owned and operated yard', ['locally owned and operated']],
    ['Family owned. And operated since spring', ['Family owned']],
    [
      'over 40 years of experience, over twenty years experience',
      ['over 40 years of experience', 'over twenty years experience'],
    ],
    ['part of the Ludlow community', ['part of the Ludlow community']],
    ['part of the farming community', []],
    ['peace, of mind', []],
    ['peace of mind. Family-owned', ['peace of mind', 'Family-owned']],
  ])('finds the phrases of %j', (text, phrases) => {
    expect(found(text)).toEqual(phrases);
  });

  it('finds stretches inside the text, in order and without overlap', () => {
    const words = fc.constantFrom(
      'family',
      'owned',
      'and',
      'over',
      '7',
      'years',
      'peace',
      'of',
      'mind',
      '. ',
    );
    fc.assert(
      fc.property(fc.array(words), (picked) => {
        const text = picked.join(' ');
        let end = -1;
        for (const stretch of lexicon.find(text)) {
          expect(stretch.start).toBeGreaterThan(end);
          expect(stretch.end).toBeGreaterThan(stretch.start);
          expect(stretch.end).toBeLessThanOrEqual(text.length);
          end = stretch.end;
        }
      }),
    );
  });

  it('takes time in proportion to the text', async () => {
    const promotion = phraseLexicon(promotionPhrases);
    const took = (times: number): Promise<number> => {
      const text = 'We strive to always be over 7 years of experience proud to be part of '.repeat(times);
      return leastProcessorMs(() => promotion.find(text), 3);
    };
    await took(20);
    expect(await took(1000)).toBeLessThan(60 * Math.max(5, await took(100)));
  });
});
