import { describe, expect, it } from 'vitest';
import { type MarkStyle, printMark } from './mark-style.ts';

describe('printMark', () => {
  it.each<[MarkStyle, number, string | undefined, string]>([
    ['1.', 0, undefined, '1.'],
    ['(1)', 9, undefined, '(10)'],
    ['(a)', 1, undefined, '(b)'],
    ['a)', 26, undefined, 'aa)'],
    ['A.', 25, undefined, 'Z.'],
    ['(i)', 3, undefined, '(iv)'],
    ['i.', 13, undefined, 'xiv.'],
    ['I.', 18, undefined, 'XIX.'],
    ['1.1', 2, '4.', '4.3'],
    ['1.1.', 2, 'Article 4', '4.3.'],
    ['1.1', 0, undefined, '1'],
    ['Article 1', 2, undefined, 'Article 3'],
    ['§ 1', 0, undefined, '§ 1'],
    ['Part A', 1, undefined, 'Part B'],
    ['•', 7, undefined, '•'],
  ])('prints %s, item %i of %s, as %s', (style, index, parent, printed) => {
    expect(printMark(style, index, parent)).toBe(printed);
  });
});
