import type { ClauseFinding, RiskRating } from '../analysis.ts';
import type { FactName, FactValue } from '../facts.ts';

/** Which of two analyses is better for the founder; `unclear` where one does not say, or it depends. */
export type BetterSide = 'first' | 'second' | 'same' | 'unclear';

/** One fact of both documents. */
export interface ComparedFact {
  readonly fact: FactName;
  /** What a reader calls it. */
  readonly name: string;
  readonly first: FactValue;
  readonly second: FactValue;
  /** The values in words: "£4m", "not stated". */
  readonly firstText: string;
  readonly secondText: string;
  readonly better: BetterSide;
}

/** A finding that both have, with another colour. */
export interface ChangedFinding {
  readonly id: string;
  readonly clause: string;
  readonly first: RiskRating;
  readonly second: RiskRating;
  readonly firstRisk: string;
  readonly secondRisk: string;
}

/** A finding of one side where the other side cannot be said to have it or not. */
export interface UnknownFinding {
  readonly in: 'first' | 'second';
  readonly finding: ClauseFinding;
  /** Why the other side is unknown. */
  readonly reason: string;
}

/** What founders and other existing holders receive at one sale price; null where it is not known. */
export interface ComparedExit {
  readonly exitValue: number;
  readonly first: number | null;
  readonly second: number | null;
}

/** Two analyses side by side, seen from the founder's side; better and worse say how the second differs. */
export interface TermSheetComparison {
  readonly summary: string;
  readonly overallRisk: { readonly first: RiskRating; readonly second: RiskRating };
  /** Every fact that at least one of them states. */
  readonly facts: readonly ComparedFact[];
  readonly findings: {
    readonly onlyFirst: readonly ClauseFinding[];
    readonly onlySecond: readonly ClauseFinding[];
    readonly worse: readonly ChangedFinding[];
    readonly better: readonly ChangedFinding[];
    readonly unknown: readonly UnknownFinding[];
  };
  /** Empty where neither has figures. */
  readonly exits: readonly ComparedExit[];
  /** ISO code of the payouts; null where none is stated. */
  readonly exitCurrency: string | null;
  /** What a reader has to know about the two before relying on the comparison. */
  readonly notes: readonly string[];
}
