import type { CapTable } from './cap-table.ts';
import { exercisedOptionsHolder, largestAmount, unexercisedOptionsHolder } from './cap-table-limits.ts';
import { conversionEquilibrium } from './conversion.ts';
import { preferredClaim } from './preferred-claim.ts';
import { add, divide, multiply, type Rational, rational, subtract, sum, toNumber, zero } from './rational.ts';
import { roundToCents } from './rounding.ts';

/** What one holder receives at one exit value. */
export interface Payout {
  readonly holder: string;
  /** Units of the currency, to the cent. */
  readonly amount: number;
  /** What each of the holder's shares receives, six decimals; null for a holder without shares. */
  readonly perShare: number | null;
}

/** Who receives what, and which series take common shares. */
export interface WaterfallOutcome {
  /** They add up to the exit value, to the cent. */
  readonly payouts: readonly Payout[];
  readonly converted: readonly string[];
}

/** The waterfall at one exit value, with unexercised options taken as cancelled. */
export interface ExitWaterfall extends WaterfallOutcome {
  readonly exitValue: number;
  /** The same exit with the unexercised options exercised; absent where there are none. */
  readonly ifOptionsExercised?: WaterfallOutcome;
}

/**
 * Distributes exit proceeds over a cap table: the carve-out, preferences by rank, participation up to its
 * cap, and conversion where that pays a series more. Exact in fractions, rounded once, to the cent.
 *
 * Exit values are net proceeds: after debt, costs and anything held back. A carve-out to one holder comes
 * off the top; one `to` "all" is shared by all shares first and counts towards the preferences.
 *
 * @param exits net proceeds in units of the currency, above zero, with at most two decimals.
 * @throws RangeError if an exit value is out of range.
 * @example computeWaterfall(capTable, [5_000_000, 20_000_000])[0]?.payouts
 */
export function computeWaterfall(capTable: CapTable, exits: readonly number[]): ExitWaterfall[] {
  const unexercised = capTable.options?.unexercised ?? 0;
  return exits.map((exitValue) => {
    if (!(exitValue > 0 && exitValue <= largestAmount) || !isWholeCents(exitValue)) {
      throw new RangeError(`An exit value must be above zero, at most ${largestAmount} and in whole cents`);
    }
    const outcome = outcomeAt(capTable, exitValue, false);
    return unexercised > 0
      ? { exitValue, ...outcome, ifOptionsExercised: outcomeAt(capTable, exitValue, true) }
      : { exitValue, ...outcome };
  });
}

interface Row {
  readonly holder: string;
  readonly shares: Rational;
  readonly exact: Rational;
}

function outcomeAt(capTable: CapTable, exitValue: number, optionsExercised: boolean): WaterfallOutcome {
  const proceeds = rational(exitValue);
  const carveOut = capTable.carveOut ?? null;
  const carvedPart = divide(rational(carveOut?.percent ?? 0), rational(100));
  const isShared = carveOut !== null && isForAllShares(carveOut.to);
  const carved = isShared ? zero : multiply(proceeds, carvedPart);

  const commonRows = commonHolders(capTable, optionsExercised);
  const claims = capTable.series.map(preferredClaim);
  const stack = {
    commonShares: sum(commonRows.map((row) => row.shares)),
    claims,
    sharedFirst: isShared ? carvedPart : zero,
  };
  const result = conversionEquilibrium(stack, subtract(proceeds, carved));

  const rows: Row[] = [
    ...commonRows.map((row) => ({ ...row, exact: multiply(row.shares, result.perCommonShare) })),
    ...claims.map((claim, index) => ({
      holder: claim.name,
      shares: claim.shares,
      exact: result.claimPayouts[index] ?? zero,
    })),
  ];
  return {
    payouts: payoutsOf(withCarveOut(rows, isShared ? null : (carveOut?.to ?? null), carved), rows, exitValue),
    converted: claims.filter((_, index) => result.converted[index]).map((claim) => claim.name),
  };
}

function isWholeCents(amount: number): boolean {
  return 100n % rational(amount).denominator === 0n;
}

function commonHolders(capTable: CapTable, optionsExercised: boolean): Omit<Row, 'exact'>[] {
  const { exercised = 0, unexercised = 0 } = capTable.options ?? {};
  const rows = capTable.common.map(({ holder, shares }) => ({ holder, shares: rational(shares) }));
  if (exercised > 0) rows.push({ holder: exercisedOptionsHolder, shares: rational(exercised) });
  if (optionsExercised) rows.push({ holder: unexercisedOptionsHolder, shares: rational(unexercised) });
  return rows;
}

/** A carve-out for all shares rather than for one person. */
function isForAllShares(recipient: string): boolean {
  return /^(all|everyone|everybody|pro[ -]rata)\b/i.test(recipient);
}

/** Adds the carve-out to its holder, who may hold shares as well. */
function withCarveOut(rows: readonly Row[], recipient: string | null, carved: Rational): Row[] {
  if (recipient === null) return [...rows];
  if (!rows.some((row) => row.holder === recipient)) {
    return [...rows, { holder: recipient, shares: zero, exact: carved }];
  }
  return rows.map((row) => (row.holder === recipient ? { ...row, exact: add(row.exact, carved) } : row));
}

/** The amount per share leaves the carve-out aside, which is not paid on shares. */
function payoutsOf(rows: readonly Row[], shareRows: readonly Row[], exitValue: number): Payout[] {
  const exitCents = BigInt(Math.round(exitValue * 100));
  const cents = roundToCents(
    rows.map((row) => row.exact),
    exitCents,
  );
  return rows.map((row, index) => {
    const onShares = shareRows[index]?.exact ?? zero;
    return {
      holder: row.holder,
      amount: Number(cents[index] ?? 0n) / 100,
      perShare: row.shares.numerator === 0n ? null : toNumber(divide(onShares, row.shares)),
    };
  });
}
