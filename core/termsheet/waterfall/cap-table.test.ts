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

  it.each([
    [
      'a cap that is missing, once',
      { ...table, series: [{ ...seriesA, participation: 'capped' }] },
      'series[0] (Series A): a capped participation needs a cap',
    ],
    [
      'a cap given as null, once',
      { ...table, series: [{ ...seriesA, participation: 'capped', cap: null }] },
      'series[0] (Series A): a capped participation needs a cap',
    ],
    [
      'a cap out of place, once, even below the multiple',
      { ...table, series: [{ ...seriesA, cap: 0.5 }] },
      'series[0] (Series A): a cap needs "participation": "capped"',
    ],
    [
      'two problems of one series',
      { ...table, series: [{ ...seriesA, participation: 'capped', cap: 0.5, dividendPercent: 8 }] },
      'series[0] (Series A): the cap, which counts the preference, is below the multiple; ' +
        'series[0] (Series A): a dividendPercent needs the years it has accrued',
    ],
    [
      'two holders of one name',
      { ...table, common: [...table.common, ...table.common] },
      'the name "Founders" is used twice',
    ],
    [
      'a holder and a series of one name',
      { ...table, common: [{ holder: 'Series A', shares: 80 }] },
      'the name "Series A" is used twice',
    ],
    [
      'a holder under the name for exercised options',
      { ...table, common: [{ holder: 'Exercised options', shares: 80 }] },
      'the name "Exercised options" is used twice',
    ],
    [
      'a series under the name for unexercised options',
      { ...table, series: [{ ...seriesA, name: 'Unexercised options' }] },
      'the name "Unexercised options" is used twice',
    ],
  ])('names %s', (_what, json, problems) => {
    expect(messageFor(json)).toBe(`The cap table cannot be used. ${problems}.`);
  });

  it('gives the path of a faulty field as one would write it', () => {
    const beginning = 'The cap table cannot be used. ';
    const inSeries = messageFor({ ...table, series: [{ ...seriesA, shares: -1 }] });
    expect(inSeries.startsWith(`${beginning}series[0].shares: `)).toBe(true);
    const inCarveOut = messageFor({ ...table, carveOut: { percent: 101, to: 'Team' } });
    expect(inCarveOut.startsWith(`${beginning}carveOut.percent: `)).toBe(true);
  });

  it.each([
    [
      'a holder without shares beside one with some',
      { ...table, common: [...table.common, { holder: 'Ada', shares: 0 }] },
    ],
    [
      'a cap that is the preference itself',
      { ...table, series: [{ ...seriesA, participation: 'capped', multiple: 2, cap: 2 }] },
    ],
    [
      'a cap above the preference',
      { ...table, series: [{ ...seriesA, participation: 'capped', multiple: 1, cap: 2 }] },
    ],
    ['a dividend of nought without years', { ...table, series: [{ ...seriesA, dividendPercent: 0 }] }],
  ])('accepts %s', (_what, json) => {
    expect(messageFor(json)).toBe('accepted');
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
