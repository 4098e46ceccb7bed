import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlapWith } from './overlap.ts';

const span = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 12 }))
  .map(([start, length]) => ({ start, end: start + length }));

describe('overlapWith', () => {
  it('takes spans that only touch for apart', () => {
    const overlaps = overlapWith([{ start: 10, end: 20 }]);
    expect([
      overlaps({ start: 0, end: 10 }),
      overlaps({ start: 20, end: 30 }),
      overlaps({ start: 19, end: 20 }),
    ]).toEqual([false, false, true]);
  });

  it('answers as a look at every span does', () => {
    fc.assert(
      fc.property(fc.array(span), span, (spans, asked) => {
        const plain = spans.some(({ start, end }) => start < asked.end && asked.start < end);
        expect(overlapWith(spans)(asked)).toBe(plain);
      }),
    );
  });
});
