import type { CapTable, CapTableSeries } from '../cap-table.ts';

const million = 1_000_000;

/** A series in millions of money and of shares. */
function series(
  name: string,
  invested: number,
  shares: number,
  rank: number,
  terms: Partial<CapTableSeries> = {},
): CapTableSeries {
  return {
    name,
    invested: Math.round(invested * million),
    shares: Math.round(shares * million),
    multiple: 1,
    participation: 'none',
    rank,
    ...terms,
  };
}

function stack(commonShares: number, ...allSeries: CapTableSeries[]): CapTable {
  return { common: [{ holder: 'Common', shares: Math.round(commonShares * million) }], series: allSeries };
}

const cappedAtTwice = { participation: 'capped', cap: 2 } as const;

/** Three participating series with a cap of twice the cost, the youngest first. */
export const threeCappedSeries = stack(
  1,
  series('A', 0.9, 0.2, 3, cappedAtTwice),
  series('B', 2.1, 0.3, 2, cappedAtTwice),
  series('C', 15, 1.5, 1, cappedAtTwice),
);

/** One series that holds `percent` of the shares. */
export function oneSeries(invested: number, percent: number, terms: Partial<CapTableSeries> = {}): CapTable {
  return stack(100 - percent, series('Investor', invested, percent, 1, terms));
}

/** Five on ten before the money: a third. */
export function fiveOnTen(terms: Partial<CapTableSeries> = {}): CapTable {
  return stack(2, series('Investor', 5, 1, 1, terms));
}

/** Four non-participating series, the youngest first; the oldest has twice its cost. */
export const fourSeries = stack(
  10,
  series('A', 5, 5, 4, { multiple: 2 }),
  series('B', 10, 8, 3),
  series('C', 10, 5, 2),
  series('D', 5, 10, 1),
);

/** Two series, side by side or the younger first. */
export function twoSeries(rankOfB: number, rankOfA: number): CapTable {
  return stack(10, series('A', 5, 1, rankOfA), series('B', 10, 1, rankOfB));
}
