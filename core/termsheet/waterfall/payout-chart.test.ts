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

  it('counts a carve-out to somebody with common shares among the common', () => {
    const toAda: CapTable = { ...capTable, carveOut: { percent: 10, to: 'Ada' } };
    expect(exitScenarios(toAda, { founders: ['Ada'] }, [10_000])).toEqual([
      { exitValue: 10_000, founderProceeds: 6_400, commonProceeds: 8_200, investorProceeds: 1_800 },
    ]);
  });
});

describe('payoutChart', () => {
  it.each([
    ['of one point', { maximumExit: 100, points: 1 }],
    ['up to nothing', { maximumExit: 0 }],
    ['of 24 points up to 23', { maximumExit: 23 }],
  ])('refuses a chart %s', (_what, chart) => {
    expect(() => payoutChart(capTable, { founders: ['Ada'], ...chart })).toThrow(
      new RangeError('A chart needs two points or more'),
    );
  });

  it.each([
    ['two points are enough', { maximumExit: 100, points: 2 }, [50, 100]],
    ['a unit apart', { maximumExit: 3, points: 3 }, [1, 2, 3]],
  ])('draws a line: %s', (_what, chart, exits) => {
    const points = payoutChart(capTable, { founders: ['Ada'], ...chart });
    expect(points.map((point) => point.exitValue)).toEqual(exits);
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
