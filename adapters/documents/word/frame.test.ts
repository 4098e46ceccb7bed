import { describe, expect, it } from 'vitest';
import { coverLength } from './frame.ts';
import type { WordParagraph } from './word-document.ts';

const p = (text: string, further: Partial<WordParagraph> = {}): WordParagraph => ({
  kind: 'paragraph',
  runs: [{ text }],
  ...further,
});

describe('a cover', () => {
  it('ends with its page', () => {
    expect(
      coverLength([p('Heads of terms'), p('Larch Ltd'), p('', { pageBreak: 'behind' }), p('1. Amount')]),
    ).toBe(3);
    expect(coverLength([p('Heads of terms'), p('Amount', { pageBreak: 'before' })])).toBe(1);
  });

  it('may name the paper by the amount it is for, and states none', () => {
    const pages = (line: string) => [p('Larch Ltd'), p(line, { pageBreak: 'behind' }), p('1. Amount')];
    expect(coverLength(pages('Heads of terms for £750,000 convertible loan notes'))).toBe(2);
    expect(coverLength(pages('Draft term sheet – €4m Series A'))).toBe(2);
    expect(coverLength(pages('Heads of terms for Larch. We invest £750,000.'))).toBe(0);
    expect(coverLength(pages('Our offer of £750,000'))).toBe(0);
  });

  it('is none where the first page states amounts or is long, or no page ends', () => {
    expect(coverLength([p('The round is £1m'), p('Terms', { pageBreak: 'before' })])).toBe(0);
    expect(coverLength([p('Words of a letter. '.repeat(100)), p('Terms', { pageBreak: 'before' })])).toBe(0);
    expect(coverLength([p('Heads of terms'), p('Amount')])).toBe(0);
  });
});
