import { describe, expect, it } from 'vitest';
import { activityAgreement, activityOfCode, activityShares } from './activity.ts';
import { readDescription } from './read-description.ts';

const shares = (text: string) => activityShares(readDescription(text).words);

describe('activityShares', () => {
  it('says nothing about words that speak for no activity', () => {
    expect(Object.values(shares('flowers')).every((share) => share === 0)).toBe(true);
  });

  it('tells repairing from selling and making', () => {
    expect(shares('We repair and service bicycles').repair).toBeGreaterThan(0.4);
    expect(shares('Bicycles handmade in our workshop').make).toBeGreaterThan(0.4);
    expect(shares('Importer and distributor of bicycles').wholesale).toBeGreaterThan(0.4);
  });
});

describe('activityAgreement', () => {
  const repairing = shares('repair and mend');

  it.each([
    ['naics', '811490'],
    ['sic', '7699'],
    ['isic', '9529'],
    ['cpv', '50000000-5'],
  ] as const)('lifts repair in %s', (system, code) => {
    expect(activityAgreement(activityOfCode(system, code), repairing)).toBeGreaterThan(0.4);
  });

  it('leaves other codes alone', () => {
    expect(activityAgreement(activityOfCode('naics', '459110'), repairing)).toBe(0);
    expect(activityAgreement(activityOfCode('naics', '522110'), repairing)).toBe(0);
  });
});
