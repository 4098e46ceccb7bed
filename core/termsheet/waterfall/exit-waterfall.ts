import { failed, type Result, success } from '../../result.ts';
import { type CapTableFailure, parseCapTable } from './cap-table.ts';
import { largestAmount } from './cap-table-limits.ts';
import { type ExitValuesFailure, parseExitValues } from './exit-values.ts';
import { computeWaterfall, type ExitWaterfall } from './waterfall.ts';

/** What one call may ask: far more than any company has. */
export const mostSeries = 30;
export const mostHolders = 200;
export const mostExits = 20;

export type ExitWaterfallFailure = CapTableFailure | ExitValuesFailure;

/**
 * Works out who gets what at each exit value, from values that come from outside.
 *
 * @param capTable as `parseCapTable` takes it
 * @param exits a text such as `5m,20m`, one amount, or a list of amounts
 * @example exitWaterfall({ common: [{ holder: 'Ada', shares: 80 }], series: [] }, '5m,20m')
 */
export function exitWaterfall(
  capTable: unknown,
  exits: unknown,
): Result<readonly ExitWaterfall[], ExitWaterfallFailure> {
  const table = parseCapTable(capTable);
  if (!table.ok) return table;
  const { series, common } = table.value;
  if (series.length > mostSeries || common.length > mostHolders) {
    const message = `A cap table may have ${mostSeries} series and ${mostHolders} holders of common shares.`;
    return failed({ code: 'invalid-cap-table', message });
  }
  const values = readExits(exits);
  return values.ok ? success(computeWaterfall(table.value, values.value)) : values;
}

function readExits(exits: unknown): Result<readonly number[], ExitValuesFailure> {
  const values = typeof exits === 'string' ? parseExitValues(exits) : readAmounts(exits);
  if (!values.ok || values.value.length <= mostExits) return values;
  return failed({ code: 'invalid-exit-values', message: `At most ${mostExits} exit values at a time.` });
}

function readAmounts(exits: unknown): Result<readonly number[], ExitValuesFailure> {
  const values: readonly unknown[] = Array.isArray(exits) ? exits : [exits];
  const amounts = values.filter(isAmount);
  if (amounts.length > 0 && amounts.length === values.length) return success(amounts);
  const message =
    'Give exits as amounts above zero, to the cent at most, such as [5000000, 20000000] or "5m,20m".';
  return failed({ code: 'invalid-exit-values', message });
}

function isAmount(value: unknown): value is number {
  return (
    typeof value === 'number' && value > 0 && value <= largestAmount && Number(value.toFixed(2)) === value
  );
}
