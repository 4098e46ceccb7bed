import { describe, expect, it } from 'vitest';
import { headingNumberLength, isItemMark, isMark, markLength } from './marks.ts';

describe('marks that number or bullet words', () => {
  it.each(['(a)', '1.', '1.2', '12.3.4', 'J.1', 'IV.2', '•', '§ 3', 'Clause 4'])('are such as %s', (mark) => {
    expect(isMark(mark)).toBe(true);
  });

  it.each(['1,2', '600.000', 'CHF', '(see 3)', 'A'.repeat(15)])('are none such as %s', (words) => {
    expect(isMark(words)).toBe(false);
  });

  it.each([
    ['(a) the pool', 3],
    ['J.1 Shares carry no preference', 3],
    ['2.1 The board', 3],
    ['600.000 euros and a fifth', 0],
    ['3 Board', 0],
  ])('stand at the start of %j', (words, length) => expect(markLength(words)).toBe(length));

  it('may be bare or named before a heading alone', () => {
    expect(headingNumberLength('3 Board')).toBe(1);
    expect(headingNumberLength('Section 3 Board')).toBe(9);
  });

  it('begin an item inside a line where they are bullets, or letters that are not the first words', () => {
    expect(isItemMark('•', true)).toBe(true);
    expect(isItemMark('(a)', false)).toBe(true);
    expect(isItemMark('(a)', true)).toBe(false);
  });
});
