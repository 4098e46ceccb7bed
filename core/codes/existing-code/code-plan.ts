import type { CodeSystem } from '../classification.ts';
import type { ConcordanceSource } from './related-codes.ts';
import type { WordProfile } from './word-profile.ts';

/** A code of the system that was found, with what it has to do with the typed one. */
export interface OwnCode {
  readonly code: string;
  readonly description: string;
  readonly via?: 'concordance';
}

/** What to answer for a typed code: codes of its own system, and where to go on from. */
export interface CodePlan {
  /** Null for UK SIC, see `ukSic`. */
  readonly own: {
    readonly system: CodeSystem;
    readonly codes: readonly OwnCode[];
    /** How many full codes it stands for, of which `codes` may show only some. */
    readonly count: number;
  } | null;
  /** The UK SIC code that was typed. */
  readonly ukSic?: string;
  readonly sources: readonly ConcordanceSource[];
  readonly words: WordProfile;
  /** Words for a search where no concordance leads; empty when the code names no activity. */
  readonly searchWords: string;
}
