import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutAtPassages, inContext } from './passages.ts';

describe('marking passages', () => {
  test('ignores places outside the text', () => {
    expect(cutAtPassages('abc', [{ start: 2, end: 9, findingKey: 'E01' }])).toEqual([
      { text: 'abc', start: 0, findingKeys: [] },
    ]);
  });

  test('marks overlapping passages together', () => {
    const pieces = cutAtPassages('abcdef', [
      { start: 1, end: 4, findingKey: 'E01' },
      { start: 3, end: 6, findingKey: 'E02' },
    ]);
    expect(pieces.map(({ text, findingKeys }) => [text, findingKeys.join('+')])).toEqual([
      ['a', ''],
      ['bc', 'E01'],
      ['d', 'E01+E02'],
      ['ef', 'E02'],
    ]);
  });

  test('loses no character of any text', () => {
    const passage = fc.record({ start: fc.nat(60), end: fc.nat(60), findingKey: fc.constant('x') });
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), fc.array(passage, { maxLength: 6 }), (text, passages) => {
        expect(
          cutAtPassages(text, passages)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});

describe('a quote in its context', () => {
  const text = `${'before '.repeat(60)}THE QUOTE${' after'.repeat(60)}`;
  const start = text.indexOf('THE');

  test('stands alone when it is not where it says it is', () => {
    expect(inContext(text, { quote: 'THE QUOTE', start: 0, end: 9 })).toEqual({
      before: '',
      quote: 'THE QUOTE',
      after: '',
    });
  });

  test('has whole words around it, and dots where the text goes on', () => {
    const { before, quote, after } = inContext(text, { quote: 'THE QUOTE', start, end: start + 9 });
    expect(quote).toBe('THE QUOTE');
    expect(before).toMatch(/^… before .*before $/);
    expect(after).toMatch(/^ after .*after …$/);
  });
});
