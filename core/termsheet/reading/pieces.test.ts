import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { inPieces } from './pieces.ts';
import { createReading } from './reading.ts';

const pieces = (text: string) =>
  inPieces(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));

describe('inPieces', () => {
  it('leaves a sentence of a lawyer whole', () => {
    expect(pieces('word '.repeat(400))).toHaveLength(1);
  });

  it('cuts behind a semicolon, else at a space, else where the length is reached', () => {
    expect(pieces(`${'a'.repeat(1500)}; ${'b'.repeat(1500)}`)[0]).toBe(`${'a'.repeat(1500)};`);
    expect(pieces(`${'a'.repeat(1500)} ${'b'.repeat(1500)}`)[0]).toBe('a'.repeat(1500));
    expect(pieces('a'.repeat(4500)).map(({ length }) => length)).toEqual([2000, 2000, 500]);
  });

  it('loses nothing and makes no piece too long', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-c; ]{1,40}$/), fc.integer({ min: 1, max: 300 }), (unit, times) => {
        const text = unit.repeat(times);
        expect(pieces(text).join('')).toBe(text);
        expect(Math.max(...pieces(text).map(({ length }) => length))).toBeLessThanOrEqual(2000);
      }),
    );
  });
});

describe('a reading', () => {
  it.each([
    ['prose', 'word '],
    ['a heading', '# Word '],
    ['a row', '| Amount | word '],
    ['a label', 'Amount: word, '],
    ['a long word', 'a'],
    ['capitals', 'WORD '],
  ])('never has a sentence that is too long: %s', (_, unit) => {
    const { sentences, sections } = createReading(readPlainText(unit + unit.slice(-5).repeat(5000)));
    expect(Math.max(...sentences.map(({ text }) => text.length))).toBeLessThanOrEqual(2000);
    expect(Math.max(0, ...sections.map(({ title }) => title.length))).toBeLessThanOrEqual(300);
  });
});
