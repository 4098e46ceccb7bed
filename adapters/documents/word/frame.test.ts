import { describe, expect, it } from 'vitest';
import { coverLength, signatureStart } from './frame.ts';
import type { WordBlock, WordParagraph } from './word-document.ts';

const p = (text: string, further: Partial<WordParagraph> = {}): WordParagraph => ({
  kind: 'paragraph',
  runs: [{ text }],
  ...further,
});
const rows = (...cells: readonly (readonly string[])[][]): WordBlock => ({
  kind: 'table',
  rows: cells.map((row) => ({ cells: row.map((lines) => ({ blocks: lines.map((line) => p(line)) })) })),
});

describe('a cover', () => {
  it('ends with its page', () => {
    expect(
      coverLength([p('Heads of terms'), p('Larch Ltd'), p('', { pageBreak: 'behind' }), p('1. Amount')]),
    ).toBe(3);
    expect(coverLength([p('Heads of terms'), p('Amount', { pageBreak: 'before' })])).toBe(1);
  });

  it('is none where the first page states amounts or is long, or no page ends', () => {
    expect(coverLength([p('The round is £1m'), p('Terms', { pageBreak: 'before' })])).toBe(0);
    expect(coverLength([p('Words of a letter. '.repeat(100)), p('Terms', { pageBreak: 'before' })])).toBe(0);
    expect(coverLength([p('Heads of terms'), p('Amount')])).toBe(0);
  });
});

describe('signatures', () => {
  const found = (...blocks: WordBlock[]) => {
    const { start, end } = signatureStart(blocks, 0);
    return [start, end];
  };

  it('are the last table, by the lines to sign on or by names side by side', () => {
    expect(
      found(
        p('Law: England'),
        rows([
          ['Larch Ltd', 'By: ____'],
          ['Fund LP', 'By: ____'],
        ]),
        p(''),
      ),
    ).toEqual([1, 2]);
    expect(
      found(
        p('Law: England'),
        rows([
          ['Larch Ltd', 'A. Lind'],
          ['Fund LP', 'J. Roe'],
        ]),
      ),
    ).toEqual([1, 2]);
  });

  it('are no terms, which have a label of one line, amounts and sentences', () => {
    expect(found(rows([['Law'], ['England']]))).toEqual([1, 1]);
    expect(
      found(
        rows([
          ['Price', 'a share'],
          ['£2', 'each'],
        ]),
      ),
    ).toEqual([1, 1]);
    expect(found(rows([['Larch Ltd', 'By: ____']]), p('Exclusivity of 30 days.'))).toEqual([2, 2]);
  });
});
