import type { BudgetKind } from '../../reading-budget.ts';
import { BudgetSpent, type ReadingMeter } from '../../reading-meter.ts';

let active: ReadingMeter | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a task of pdf.js whose work the meter counts. Its classes know nothing of the file they work for, so there is
 * one file at a time in a thread; as all of it is processor time, taking turns makes nothing slower.
 */
export function withMeter<Value>(meter: ReadingMeter, task: () => Promise<Value>): Promise<Value> {
  const turn = last.then(async () => {
    active = meter;
    try {
      return await task();
    } finally {
      active = undefined;
    }
  });
  last = turn.catch(() => undefined);
  return turn;
}

/** The meter of the file that is being read; undefined when somebody else uses pdf.js. */
export function activeMeter(): ReadingMeter | undefined {
  return active;
}

/** Counts work for the file that is being read, and throws when it is too much. */
export function spend(kind: BudgetKind, amount = 1): void {
  active?.spend(kind, amount);
}

/** Throws once the allowance is used up. */
export function stopWhenSpent(): void {
  if (active?.overrun !== undefined) throw new BudgetSpent();
}
