import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlainText } from '../document/plain-text-document.ts';
import { mapBlocks } from './lines.ts';
import { partLongWords } from './long-words.ts';
import { originOf } from './mapped-text.ts';

const mapped = (text: string) => mapBlocks(readPlainText(text), readPlainText(text).blocks);

describe('partLongWords', () => {
  it('leaves no run without white space that is longer than a hundred characters', () => {
    const { text } = partLongWords(mapped(`Digits ${'1'.repeat(950)} and ${'中'.repeat(120)} end`));
    expect(Math.max(...text.split(/\s/).map((word) => word.length))).toBe(100);
  });

  it('leaves words, web addresses and figures as they are', () => {
    const plain = mapped(`https://example.com/${'a'.repeat(80)} £1,000,000,000`);
    expect(partLongWords(plain)).toBe(plain);
  });

  it('adds nothing but spaces, each made from nothing, and every span leads back to its own characters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z中 ]{1,20}$/), fc.integer({ min: 1, max: 60 }), (unit, times) => {
        const plain = mapped(unit.repeat(times));
        const parted = partLongWords(plain);
        const kept = [...parted.starts.keys()].filter(
          (index) => parted.ends[index] !== parted.starts[index] || parted.text[index] === '\n',
        );
        expect(kept.map((index) => parted.text[index]).join('')).toBe(plain.text);
        expect(originOf(parted, 0, parted.text.length)).toEqual(originOf(plain, 0, plain.text.length));
      }),
    );
  });
});
