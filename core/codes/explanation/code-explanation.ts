import type { CodePathStep } from '../classification.ts';
import type { LookedUpCode } from '../looked-up-code.ts';

/** A code of the same table that is easily taken for the one that is explained. */
export interface NearCode extends CodePathStep {
  /** Beside it under the same code, or elsewhere in the table under much the same words. */
  readonly relation: 'beside' | 'elsewhere';
  /** How it differs, in one or two sentences that rest on the official texts. */
  readonly difference: string;
}

/** All that the tables hold about one code, and what is near it. */
export interface CodeExplanation extends LookedUpCode {
  /** In a sentence or two: what the code is and where it stands. */
  readonly summary: string;
  /** Whether the code takes what fits none of its neighbours ("other", "not elsewhere classified"). */
  readonly residual: boolean;
  readonly near: readonly NearCode[];
}
