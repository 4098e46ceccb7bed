import { describe, expect, it } from 'vitest';
import { countsOn } from './mark-sequence.ts';

describe('countsOn', () => {
  it.each([
    ['1.', '2.'],
    ['2.1', '2.2'],
    ['(b)', '(c)'],
    ['(iv)', '(v)'],
    ['III.', 'IV.'],
    ['H.', 'I.'],
    ['§ 3', '§ 4'],
    ['Section 9', 'Section 10'],
  ])('%s leads to %s', (previous, mark) => {
    expect(countsOn(previous, mark)).toBe(true);
  });

  it.each([
    ['1.', '3.'],
    ['1.', '2)'],
    ['1.1', '2.2'],
    ['(ii)', '(c)'],
    ['(B)', '(c)'],
    ['•', '•'],
  ])('%s does not lead to %s', (previous, mark) => {
    expect(countsOn(previous, mark)).toBe(false);
  });
});
