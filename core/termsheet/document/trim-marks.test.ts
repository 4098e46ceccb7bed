import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutMarksAround, withoutMarksAtEnd } from './trim-marks.ts';

const marked = fc.stringMatching(/^[a* ._]{0,12}$/);

describe('trimming marks', () => {
  it('leaves nothing of a text that is all marks', () => {
    expect([withoutMarksAtEnd('. . .', /[\s.]/), withoutMarksAround('*_ *', /[*_\s]/)]).toEqual(['', '']);
  });

  it('takes away what an expression anchored at the end would', () => {
    fc.assert(
      fc.property(marked, (text) => {
        expect(withoutMarksAtEnd(text, /[*_.\s]/)).toBe(text.replace(/[*_.\s]+$/, ''));
        expect(withoutMarksAround(text, /[*_.\s]/)).toBe(text.replace(/^[*_.\s]+|[*_.\s]+$/g, ''));
      }),
    );
  });
});
