import { unresolved } from '../facts.ts';
import type { DecimalMark } from '../reading/numbers/decimal-mark.ts';
import { findDurations, inDays, inMonths } from '../reading/numbers/duration.ts';
import { findMoney } from '../reading/numbers/money.ts';
import { findMultiples } from '../reading/numbers/multiple.ts';
import { findPercentages } from '../reading/numbers/percentage.ts';
import type { Quantity } from '../reading/numbers/quantity.ts';
import { findCounts } from './counts.ts';
import { findMoneyForMoney } from './money-for-money.ts';
import { findPartsOfHundred } from './parts-of-hundred.ts';
import { findMillionsInWords, findPlainMoney } from './plain-money.ts';
import { findPlainPeriods } from './plain-periods.ts';
import type { QuantityKind, StatedQuantity } from './quantity-kind.ts';
import { findShares } from './shares.ts';
import { findSpokenMoney } from './spoken-money.ts';
import { findTimes } from './times.ts';

/**
 * Every quantity of a text, in order and none inside another. What carries a unit goes before what carries none, and
 * the finders that the clauses use go before those for plain talk, so that a figure is read alike in both. Blanks are
 * no quantities.
 */
export function findQuantities(text: string, decimalMark: DecimalMark): readonly StatedQuantity[] {
  const found: StatedQuantity[] = [];
  const isFree = ({ start, end }: { start: number; end: number }): boolean =>
    found.every((other) => end <= other.start || start >= other.end);
  const add = (quantities: readonly StatedQuantity[]): void => {
    for (const quantity of quantities) if (isFree(quantity)) found.push(quantity);
  };
  add(findMoneyForMoney(text));
  add(findSpokenMoney(text));
  add(findMillionsInWords(text));
  add(findTimes(text));
  add(findPlainPeriods(text));
  add(findPeriods(text));
  add(findPartsOfHundred(text));
  add(findShares(text));
  add(settled(findPercentages(text), 'percent'));
  add(settled(findMultiples(text, decimalMark), 'multiple'));
  add(findSums(text, decimalMark));
  add(findPlainMoney(text));
  add(findCounts(text, decimalMark));
  return found.sort((left, right) => left.start - right.start);
}

function settled(quantities: readonly Quantity[], kind: QuantityKind): StatedQuantity[] {
  return quantities.flatMap(({ value, start, end }) =>
    value === unresolved ? [] : [{ kind, value, start, end }],
  );
}

function findSums(text: string, decimalMark: DecimalMark): StatedQuantity[] {
  return findMoney(text, decimalMark).flatMap(({ value, currency, start, end }) =>
    value === unresolved
      ? []
      : [{ kind: 'money' as const, value, start, end, ...(currency === null ? {} : { currency }) }],
  );
}

function findPeriods(text: string): StatedQuantity[] {
  return findDurations(text).flatMap((duration) => {
    const value = inMonths(duration);
    const days = inDays(duration);
    if (value === unresolved || days === unresolved) return [];
    return [{ kind: 'period' as const, value, days, start: duration.start, end: duration.end }];
  });
}
