import { describe, expect, it } from 'vitest';
import { isGivenName, isPlaceName } from './names.ts';

describe('names', () => {
  it('knows people and places', () => {
    expect(isGivenName('margaret')).toBe(true);
    expect(isPlaceName('yorkshire')).toBe(true);
  });

  it('does not take words of trade for names', () => {
    const trades = [
      'china',
      'turkey',
      'bath',
      'sandwich',
      'rosemary',
      'hull',
      'jersey',
      'smith',
      'cook',
      'mark',
    ];
    expect(trades.filter((word) => isGivenName(word) || isPlaceName(word))).toEqual([]);
  });
});
