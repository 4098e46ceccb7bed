import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import type { TermSheetDocument } from '../document/term-sheet-document.ts';
import { sectionsOf } from './sections.ts';

it('keeps a short document whole', () => {
  const document = readPlainText('Term sheet\n\nPre-money: £4m');
  expect(sectionsOf(document)).toEqual([document.text]);
});

it('cuts a long document between blocks and loses nothing', () => {
  const text = Array.from(
    { length: 900 },
    (_, index) => `${index}. Clause of about sixty characters, number ${index}, as it is.`,
  ).join('\n\n');
  const sections = sectionsOf(readPlainText(text));
  expect(sections.length).toBeGreaterThan(1);
  expect(sections.join('')).toBe(text);
  for (const section of sections) expect(section.trim()).toMatch(/as it is\.$/);
});

it('never loses or repeats text, whatever the document', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 9000 }), { maxLength: 8 }), (paragraphs) => {
      const text = paragraphs.map((paragraph) => `${paragraph} end.`).join('\n\n');
      expect(sectionsOf(readPlainText(text)).join('').trim()).toBe(text.trim());
    }),
    { numRuns: 30 },
  );
});

describe('a section of at most 24,000 characters', () => {
  /** Blocks of these lengths, one behind the other, and words behind them that belong to no block. */
  function documentOf(lengths: readonly number[], tail: string): TermSheetDocument {
    const starts = lengths.map((_, index) =>
      lengths.slice(0, index).reduce((sum, length) => sum + length, 0),
    );
    const words = lengths.map((length, index) => String.fromCharCode(97 + index).repeat(length));
    return {
      format: 'text',
      text: `${words.join('')}${tail}`,
      blocks: lengths.map((length, index) => {
        const start = starts[index] ?? 0;
        return { kind: 'paragraph', start, end: start + length };
      }),
      pages: [],
      warnings: [],
    };
  }

  it.each([
    ['holds a document of just that length', [12_000], 'z'.repeat(12_000), [24_000]],
    ['ends with a block that just fills it', [12_000, 12_000, 12_000], '', [24_000, 12_000]],
    ['ends before a block that does not fit', [12_000, 12_001, 11_000], '', [12_000, 23_001]],
    ['cuts a block only where the block alone is longer', [100, 60_000], '', [100, 24_000, 24_000, 12_000]],
    ['cuts words that belong to no block', [], 'z'.repeat(50_000), [24_000, 24_000, 2000]],
    ['cuts such words behind the last block', [24_000], 'z'.repeat(30_000), [24_000, 24_000, 6000]],
    ['is not spent on white space alone', [24_000], '\n\n \n', [24_000]],
  ])('%s', (_, lengths, tail, expected) => {
    const document = documentOf(lengths, tail);
    const sections = sectionsOf(document);
    expect(sections.map(({ length }) => length)).toEqual(expected);
    expect(sections.join('')).toBe(document.text.trimEnd());
  });

  it.each(['', ' \n\n\t'])('is not made of a document without a word: %j', (text) => {
    expect(sectionsOf(documentOf([], text))).toEqual([]);
  });
});
