import { describe, expect, it } from 'vitest';
import { parseCapTable } from './cap-table.ts';

const seriesA = {
  name: 'Series A',
  shares: 20,
  invested: 1_000_000,
  multiple: 1,
  participation: 'none',
  rank: 1,
};
const table = { common: [{ holder: 'Founders', shares: 80 }], series: [seriesA] };

function messageFor(json: unknown): string {
  const result = parseCapTable(json);
  return result.ok ? 'accepted' : result.error.message;
}

describe('parseCapTable', () => {
  it.each([
    ['not an object', 'hello', 'the file: '],
    ['no common', { series: [] }, 'common: '],
    ['nobody with common shares', { ...table, common: [{ holder: 'A', shares: 0 }] }, 'at least one holder'],
    ['a negative share count', { ...table, series: [{ ...seriesA, shares: -1 }] }, 'series[0].shares: '],
    ['text for a number', { ...table, series: [{ ...seriesA, invested: '5m' }] }, 'series[0].invested: '],
    [
      'an unknown participation',
      { ...table, series: [{ ...seriesA, participation: 'some' }] },
      'participation',
    ],
    ['a misspelt field', { ...table, series: [{ ...seriesA, divdendPercent: 8 }] }, 'divdendPercent'],
    [
      'no cap for a capped series',
      { ...table, series: [{ ...seriesA, participation: 'capped' }] },
      'needs a cap',
    ],
    ['a cap without capped participation', { ...table, series: [{ ...seriesA, cap: 2 }] }, 'a cap needs'],
    [
      'a cap below the multiple',
      { ...table, series: [{ ...seriesA, participation: 'capped', multiple: 3, cap: 2 }] },
      'below the multiple',
    ],
    [
      'a dividend without years',
      { ...table, series: [{ ...seriesA, dividendPercent: 8 }] },
      'needs the years',
    ],
    ['the same name twice', { ...table, series: [seriesA, seriesA] }, '"Series A" is used twice'],
    ['rank nought', { ...table, series: [{ ...seriesA, rank: 0 }] }, 'series[0].rank: '],
    [
      'more than everything carved out',
      { ...table, carveOut: { percent: 101, to: 'Team' } },
      'carveOut.percent: ',
    ],
  ])('refuses %s and says where', (_what, json, part) => {
    expect(messageFor(json)).toContain(part);
  });

  it('names every problem at once', () => {
    const message = messageFor({ ...table, series: [{ ...seriesA, shares: -1, rank: 0 }] });
    expect(message).toContain('series[0].shares');
    expect(message).toContain('series[0].rank');
  });

  it('accepts a complete table and a null for an optional field', () => {
    const complete = {
      currency: 'GBP',
      common: [{ holder: 'Founders', shares: 80 }],
      options: { exercised: 5, unexercised: 5 },
      series: [{ ...seriesA, cap: null, dividendPercent: 8, compounding: true, years: 3 }],
      carveOut: { percent: 10, to: 'Management' },
    };
    expect(parseCapTable(complete)).toEqual({ ok: true, value: complete });
  });

  it('accepts a cap below the multiple where the cap does not count the preference', () => {
    const exclusive = {
      ...seriesA,
      participation: 'capped',
      multiple: 2,
      cap: 1,
      capIncludesPreference: false,
    };
    expect(parseCapTable({ ...table, series: [exclusive] }).ok).toBe(true);
  });
});
