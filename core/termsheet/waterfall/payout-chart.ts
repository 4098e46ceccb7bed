import type { ExitScenario } from '../analysis.ts';
import type { CapTable } from './cap-table.ts';
import { computeWaterfall } from './waterfall.ts';

/** Which rows of a cap table belong to the founders. */
export interface FounderHolders {
  /** Names of common holders. */
  readonly founders: readonly string[];
}

/**
 * Splits the proceeds into what founders, all common (founders included) and investors receive.
 * Common and investors add up to the exit value less a carve-out to someone without shares.
 */
export function exitScenarios(
  capTable: CapTable,
  { founders }: FounderHolders,
  exits: readonly number[],
): ExitScenario[] {
  const preferred = new Set(capTable.series.map((series) => series.name));
  const outsider = capTable.carveOut?.to;
  const commonNames = new Set(capTable.common.map((row) => row.holder));
  return computeWaterfall(capTable, exits).map(({ exitValue, payouts }) => {
    const total = (belongs: (holder: string) => boolean) => {
      const cents = payouts
        .filter((payout) => belongs(payout.holder))
        .reduce((sum, payout) => sum + Math.round(payout.amount * 100), 0);
      return cents / 100;
    };
    return {
      exitValue,
      founderProceeds: total((holder) => founders.includes(holder)),
      commonProceeds: total(
        (holder) => !preferred.has(holder) && (holder !== outsider || commonNames.has(holder)),
      ),
      investorProceeds: total((holder) => preferred.has(holder)),
    };
  });
}

/**
 * Points for a chart of who receives what: evenly spaced exit values in whole units up to the largest one.
 *
 * @param points how many, at least two.
 * @example payoutChart(capTable, { founders: ['Ada'], maximumExit: 60_000_000 })
 */
export function payoutChart(
  capTable: CapTable,
  { founders, maximumExit, points = 24 }: FounderHolders & { maximumExit: number; points?: number },
): ExitScenario[] {
  if (!(points >= 2 && maximumExit >= points)) throw new RangeError('A chart needs two points or more');
  const exits = Array.from({ length: points }, (_, index) =>
    Math.round((maximumExit * (index + 1)) / points),
  );
  return exitScenarios(capTable, { founders }, exits);
}
