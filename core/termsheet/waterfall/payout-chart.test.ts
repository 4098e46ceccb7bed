import { describe, expect, it } from 'vitest';
import type { CapTable } from './cap-table.ts';
import { exitScenarios, payoutChart } from './payout-chart.ts';

const capTable: CapTable = {
  common: [
    { holder: 'Ada', shares: 60 },
    { holder: 'Early staff', shares: 15 },
  ],
  options: { exercised: 5 },
  series: [{ name: 'Series A', shares: 20, invested: 1_000, multiple: 1, participation: 'none', rank: 1 }],
  carveOut: { percent: 10, to: 'Managers' },
};

describe('exitScenarios', () => {
  it('gives founders, all common and investors apart', () => {
    expect(exitScenarios(capTable, { founders: ['Ada'] }, [10_000])).toEqual([
      { exitValue: 10_000, founderProceeds: 5_400, commonProceeds: 7_200, investorProceeds: 1_800 },
    ]);
  });
});

describe('payoutChart', () => {
  it('refuses a chart without a line', () => {
    expect(() => payoutChart(capTable, { founders: ['Ada'], maximumExit: 100, points: 1 })).toThrow(
      RangeError,
    );
    expect(() => payoutChart(capTable, { founders: ['Ada'], maximumExit: 0 })).toThrow(RangeError);
  });

  it('spaces the points evenly up to the largest exit', () => {
    const points = payoutChart(capTable, { founders: ['Ada'], maximumExit: 24_000 });
    expect(points).toHaveLength(24);
    expect(points[0]?.exitValue).toBe(1_000);
    expect(points.at(-1)?.exitValue).toBe(24_000);
    const founders = points.map((point) => point.founderProceeds);
    expect(founders).toEqual(founders.toSorted((left, right) => left - right));
  });
});
