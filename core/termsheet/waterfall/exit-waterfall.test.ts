import { describe, expect, it } from 'vitest';
import { exitWaterfall, mostExits, mostHolders, mostSeries } from './exit-waterfall.ts';
import { computeWaterfall } from './waterfall.ts';

const series = {
  name: 'A',
  shares: 200_000,
  invested: 1_000_000,
  multiple: 1,
  participation: 'none',
  rank: 1,
} as const;
const capTable = { common: [{ holder: 'Founders', shares: 800_000 }], series: [series] };
const expected = computeWaterfall({ ...capTable, series: [series] }, [5_000_000, 20_000_000]);

describe('an exit waterfall asked for from outside', () => {
  it.each([['5m,20m'], [[5_000_000, 20_000_000]]])('takes exits as %j', (exits) => {
    expect(exitWaterfall(capTable, exits)).toEqual({ ok: true, value: expected });
  });

  it('takes one amount', () => {
    expect(exitWaterfall(capTable, 5_000_000)).toEqual({ ok: true, value: expected.slice(0, 1) });
  });

  it.each([[undefined], [''], [[]], [0], [-5], [1.005], [['5m']], [Number.NaN], [9.1e13], [{}]])(
    'refuses %j as exits',
    (exits) => {
      expect(exitWaterfall(capTable, exits)).toMatchObject({
        ok: false,
        error: { code: 'invalid-exit-values' },
      });
    },
  );

  it('bounds what one call may ask', () => {
    const many = <Entry>(count: number, make: (index: number) => Entry) =>
      Array.from({ length: count }, (_, index) => make(index));
    const tooMuch: [unknown, unknown, string][] = [
      [
        { ...capTable, series: many(mostSeries + 1, (index) => ({ ...series, name: `S${index}` })) },
        '5m',
        'invalid-cap-table',
      ],
      [
        { ...capTable, common: many(mostHolders + 1, (index) => ({ holder: `H${index}`, shares: 1 })) },
        '5m',
        'invalid-cap-table',
      ],
      [capTable, many(mostExits + 1, () => 5), 'invalid-exit-values'],
    ];
    for (const [table, exits, code] of tooMuch) {
      expect(exitWaterfall(table, exits)).toMatchObject({ ok: false, error: { code } });
    }
  });

  it('takes thirty series, two hundred holders and twenty exits, and says so beyond them', () => {
    const table = (seriesCount: number, holders: number) => ({
      series: Array.from({ length: seriesCount }, (_, index) => ({ ...series, name: `S${index}` })),
      common: Array.from({ length: holders }, (_, index) => ({ holder: `H${index}`, shares: 1 })),
    });
    const exits = (count: number) => Array.from({ length: count }, () => 5e6);
    const limits = 'A cap table may have 30 series and 200 holders of common shares.';
    expect(exitWaterfall(table(30, 200), exits(20))).toMatchObject({ ok: true });
    for (const tooLarge of [table(31, 1), table(1, 201)]) {
      expect(exitWaterfall(tooLarge, '5m')).toMatchObject({ ok: false, error: { message: limits } });
    }
    expect(exitWaterfall(capTable, exits(21))).toMatchObject({
      ok: false,
      error: { message: 'At most 20 exit values at a time.' },
    });
  });

  it.each([[[5_000_000, 'x']], [['5']], [[5_000_000, null]]])(
    'refuses %j, which are not all amounts',
    (exits) => {
      expect(exitWaterfall(capTable, exits)).toEqual({
        ok: false,
        error: {
          code: 'invalid-exit-values',
          message:
            'Give exits as amounts above zero, to the cent at most, such as [5000000, 20000000] or "5m,20m".',
        },
      });
    },
  );

  it('works out a sale at 90,000bn, the largest that is exact to the cent', () => {
    expect(exitWaterfall(capTable, 9e13)).toMatchObject({
      ok: true,
      value: [{ payouts: [{ amount: 7.2e13 }, { amount: 1.8e13 }], converted: ['A'] }],
    });
  });

  it('says what is wrong with the cap table', () => {
    expect(exitWaterfall({ common: [] }, '5m')).toMatchObject({
      ok: false,
      error: { code: 'invalid-cap-table' },
    });
  });
});
