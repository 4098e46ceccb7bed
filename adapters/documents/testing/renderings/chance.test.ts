import { describe, expect, it } from 'vitest';
import { chanceOf } from './chance.ts';

describe('chanceOf', () => {
  it('gives the same choices for the same seed and others for another', () => {
    const draw = (seed: string) =>
      Array.from({ length: 8 }, () => 0).map(
        (
          (chance) => () =>
            chance.whole(1, 1000)
        )(chanceOf(seed)),
      );
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('stays within bounds, reaches both ends and keeps every thing when it shuffles', () => {
    const chance = chanceOf('bounds');
    const drawn = new Set(Array.from({ length: 200 }, () => chance.whole(2, 4)));
    expect([...drawn].sort()).toEqual([2, 3, 4]);
    expect(chance.shuffle([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4]);
    expect([chance.yes(0), chance.yes(1)]).toEqual([false, true]);
    expect(() => chance.pick([])).toThrow();
  });
});
