import { describe, expect, it } from 'vitest';
import { likePurchases } from './like-purchases.ts';
import { keptTitles, purchaseTitles, readTitles } from './purchase-titles.ts';

const purchases = purchaseTitles([
  { stems: ['school', 'clean'], codes: ['90919300-5', '90910000-9'] },
  { stems: ['school', 'meal'], codes: ['55523100-3'] },
  { stems: ['window', 'clean'], codes: ['90911300-9'] },
]);

it('is kept and read as it was', () => {
  const { kept, numbers } = keptTitles(purchases);
  expect(readTitles(JSON.parse(JSON.stringify(kept)), numbers)).toEqual(purchases);
});

describe('likePurchases', () => {
  it('asks the titles that share most of the rare words', () => {
    const { likeness, shares, most } = likePurchases(purchases, ['school', 'clean']);
    expect(most).toBeCloseTo(1);
    expect(likeness.get('90919300-5')).toBeCloseTo(1);
    expect(likeness.get('90910000-9')).toBeLessThan(1);
    expect(likeness.get('55523100-3')).toBeLessThan(0.6);
    expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect([...shares].sort((left, right) => right[1] - left[1])[0]?.[0]).toBe('90919300-5');
  });

  it('is less sure of a title with words that no purchase has', () => {
    const plain = likePurchases(purchases, ['school', 'meal']).most;
    expect(likePurchases(purchases, ['school', 'meal', 'zeppelin']).most).toBeLessThan(plain);
  });

  it('says nothing of words that it does not know', () => {
    expect(likePurchases(purchases, ['zeppelin'])).toEqual({
      likeness: new Map(),
      shares: new Map(),
      most: 0,
    });
    expect(likePurchases(purchases, []).most).toBe(0);
  });
});
