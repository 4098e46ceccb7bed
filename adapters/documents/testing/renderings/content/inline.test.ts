import { describe, expect, it } from 'vitest';
import { parseInline } from './inline.ts';

describe('parseInline', () => {
  it('tells words, strong words, changes, notes, marks and references apart', () => {
    expect(parseInline('a {*b*} {+c+}{-d-} {#e#}{^f}, {ref:g}.')).toEqual([
      { kind: 'words', text: 'a ' },
      { kind: 'words', text: 'b', strong: true },
      { kind: 'words', text: ' ' },
      { kind: 'inserted', text: 'c' },
      { kind: 'withdrawn', text: 'd' },
      { kind: 'words', text: ' ' },
      { kind: 'drafting', text: 'e' },
      { kind: 'mark', note: 'f' },
      { kind: 'words', text: ', ' },
      { kind: 'reference', section: 'g' },
      { kind: 'words', text: '.' },
    ]);
  });

  it('gives nothing for nothing', () => {
    expect(parseInline('')).toEqual([]);
  });

  it.each(['open {-brace', '{unknown}', '{-}', '{+a-}'])('refuses %s', (words) => {
    expect(() => parseInline(words)).toThrow();
  });
});
