import type { CodePathStep, TaxonomySystem } from './classification.ts';

/** A code of another table that overlaps with the one looked up. */
export interface Concordance extends CodePathStep {
  readonly system: TaxonomySystem;
  readonly match: 'exact' | 'partial';
}

/** A code directly below another one. */
export interface ChildCode extends CodePathStep {
  /** How many codes lie directly below it in turn. */
  readonly children: number;
}

/** All that the tables hold about one code. */
export interface LookedUpCode {
  readonly system: TaxonomySystem;
  readonly code: string;
  readonly title: string;
  /** From the top of the table down to the code itself. */
  readonly path: readonly CodePathStep[];
  readonly children: readonly ChildCode[];
  /** Official short names of activities under the code. */
  readonly indexTerms: readonly string[];
  /** Pairs with the other tables, exact ones first within a table; CPV has none. */
  readonly concordances: readonly Concordance[];
  /** What is special about the code: retired, used by the SEC only, a check digit put right. */
  readonly notes: readonly string[];
}
