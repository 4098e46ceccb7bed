import { describe, expect, it } from 'vitest';
import { featureCount, textFeatures } from './text-features.ts';

const of = (...stems: string[]) => textFeatures(stems.map((stem) => ({ stem, weight: 1 })));
const numbers = (...stems: string[]) => new Set(of(...stems).map(({ feature }) => feature));
const shared = (left: Set<number>, right: Set<number>) => [...left].filter((feature) => right.has(feature));

describe('textFeatures', () => {
  it('has none for no words', () => {
    expect(of()).toEqual([]);
  });

  it('stays within the count, and gives the same text the same features', () => {
    const features = of('fish', 'chip', 'shop');
    expect(features.every(({ feature }) => feature >= 0 && feature < featureCount)).toBe(true);
    expect(of('fish', 'chip', 'shop')).toEqual(features);
  });

  it('lets a word resemble its relatives, and a stranger hardly', () => {
    const relative = shared(numbers('plumb'), numbers('plumber')).length;
    expect(relative).toBeGreaterThanOrEqual(4);
    expect(shared(numbers('plumb'), numbers('florist'))).toHaveLength(0);
  });

  it('tells the order of two neighbours', () => {
    expect(numbers('car', 'hire')).not.toEqual(numbers('hire', 'car'));
  });

  it('counts the letter groups of a word together less than three times the word', () => {
    const [word, ...groups] = textFeatures([{ stem: 'bakeri', weight: 0.5 }]);
    expect(word?.weight).toBe(0.5);
    const squares = groups.reduce((sum, { weight }) => sum + weight * weight, 0);
    expect(Math.sqrt(squares)).toBeCloseTo(0.5 / 1.5);
  });
});
