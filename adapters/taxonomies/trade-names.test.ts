import { describe, expect, it } from 'vitest';
import { findCodes } from '../../core/codes/ranking/find-codes.ts';
import { sharedCodeTables } from './testing/shared-code-tables.ts';

const tables = sharedCodeTables();
const tradesFor = (description: string) => findCodes(tables, description).trades;
const first = (description: string, system: 'sic' | 'naics' | 'isic') =>
  findCodes(tables, description).systems[system][0]?.code;

describe('a description that is the name of a trade', () => {
  it('fits that trade exactly, and counts the others for less', () => {
    const trades = tradesFor('plumber');
    const plumber = trades.find(({ trade }) => trade.name === 'plumber');
    const merchant = trades.find(({ trade }) => trade.name.includes('merchant'));
    expect(plumber?.exactness).toBeGreaterThan(0.95);
    expect(plumber?.strength).toBeGreaterThan(0.9);
    expect(merchant?.strength).toBeLessThanOrEqual(0.5);
  });

  it.each([
    ['plumber', { sic: '1711', naics: '238220', isic: '4322' }],
    ['We are electricians', { sic: '1731', naics: '238210', isic: '4321' }],
    ['butcher', { sic: '5421', naics: '445240', isic: '4721' }],
    ['care home', { sic: '8059', naics: '623312', isic: '8730' }],
    ['off licence', { sic: '5921', naics: '445320', isic: '4722' }],
    ['painter and decorator', { sic: '1721', naics: '238320', isic: '4330' }],
  ] as const)('%s is not the goods that such people use', (description, codes) => {
    for (const system of ['sic', 'naics', 'isic'] as const) {
      expect(first(description, system), system).toBe(codes[system]);
    }
  });
});

it('a description that says more than the name of a trade fits it less than exactly', () => {
  for (const { exactness } of tradesFor('brass goods for plumbers')) expect(exactness).toBeLessThan(0.95);
});
