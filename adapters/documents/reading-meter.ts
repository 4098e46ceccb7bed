import type { BudgetKind } from './reading-budget.ts';
import { readingBudget } from './reading-budget.ts';

/** Thrown inside a parser when the allowance of the file is used up; the meter says what was too much. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
}

/** What was too much: one thing by itself, things together, or nesting. */
export type Overrun = BudgetKind | 'together' | 'nesting';

const kinds = Object.keys(readingBudget) as BudgetKind[];
const places = new Map(kinds.map((kind, index) => [kind, index]));
const limits = Float64Array.from(kinds, (kind) => readingBudget[kind].most);

/** A file of more bytes may ask for more work: what a sender had to send is no bomb. */
const bytesOfOneAllowance = 600_000;
const mostAllowances = 5;

/** Counts what reading one file takes, and stops it where the allowance ends. */
export class ReadingMeter {
  readonly #spent = new Float64Array(kinds.length);
  readonly #allowances: number;
  #share = 0;
  #overrun: Overrun | undefined;

  /** @param fileBytes what was sent; the budget is for a file of up to 600 kB, five times as much for 3 MB */
  constructor(fileBytes = 0) {
    this.#allowances = Math.min(Math.max(fileBytes / bytesOfOneAllowance, 1), mostAllowances);
  }

  /** What was too much, once something was. */
  get overrun(): Overrun | undefined {
    return this.#overrun;
  }

  /** The part of the allowance that is used up, 0 to 1. */
  get share(): number {
    return this.#share;
  }

  /** Counts; false from the moment at which it is too much. */
  take(kind: BudgetKind, amount = 1): boolean {
    if (this.#overrun !== undefined) return false;
    const place = places.get(kind) as number;
    const limit = (limits[place] as number) * this.#allowances;
    const spent = (this.#spent[place] as number) + amount;
    this.#spent[place] = spent;
    this.#share += amount / limit;
    // Not "more than one": what is no number is too much.
    if (this.#share <= 1) return true;
    this.#overrun = spent <= limit ? 'together' : kind;
    return false;
  }

  /** Counts, and throws when it is too much. */
  spend(kind: BudgetKind, amount = 1): void {
    if (!this.take(kind, amount)) throw new BudgetSpent();
  }

  /** How much of it the file may still ask for. */
  left(kind: BudgetKind): number {
    return this.#overrun === undefined
      ? Math.max(0, (1 - this.#share) * readingBudget[kind].most * this.#allowances)
      : 0;
  }

  /** Ends reading because the file is nested too deeply. */
  endForNesting(): never {
    this.noteNesting();
    throw new BudgetSpent();
  }

  /** The file is nested too deeply, for a reader that looks before it reads. */
  noteNesting(): void {
    this.#overrun ??= 'nesting';
  }
}
