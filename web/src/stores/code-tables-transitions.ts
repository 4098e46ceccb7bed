import type { CodePlace } from '../../../core/codes/browse-codes.ts';
import type { CodeType } from '../../../core/codes/classification.ts';
import type { SearchedCode } from '../../../core/codes/search-codes.ts';

/** What is asked of a table: codes for words, or a place in it; `null` is its top. */
export type TableQuestion =
  | { readonly kind: 'search'; readonly words: string }
  | { readonly kind: 'place'; readonly code: string | null };

/** What a table answered, and to which question. */
export type TableAnswer =
  | {
      readonly kind: 'found';
      readonly system: CodeType;
      readonly words: string;
      readonly codes: readonly SearchedCode[];
    }
  | { readonly kind: 'place'; readonly system: CodeType; readonly place: CodePlace };

export interface CodeTablesState {
  readonly system: CodeType;
  readonly words: string;
  readonly question: TableQuestion;
  /** Stays in sight until the next one is there. */
  readonly answer: TableAnswer | null;
  readonly pending: boolean;
  /** What went wrong with the last question. */
  readonly problem: string | null;
  /** Number of the last question: an answer to an earlier one comes too late. */
  readonly asked: number;
  /** How often the visitor went somewhere: the focus follows these steps and leaves typing alone. */
  readonly steps: number;
}

const top: TableQuestion = { kind: 'place', code: null };

export const closedTables: CodeTablesState = {
  system: 'NAICS',
  words: '',
  question: top,
  answer: null,
  pending: false,
  problem: null,
  asked: 0,
  steps: 0,
};

/** Fewer letters than this find half the table. */
const fewestLetters = 2;

/** Whether a text is enough to search for: two letters, or a digit. */
export function isSearchable(words: string): boolean {
  return words.trim().length >= fewestLetters || /\d/.test(words);
}

/** A new question is on its way: answers to earlier ones no longer count. */
export function asking(state: CodeTablesState, question: TableQuestion): CodeTablesState {
  return { ...state, question, pending: true, problem: null, asked: state.asked + 1 };
}

/** The visitor typed; a text too short to search for leads back to the top of the table. */
export function typed(state: CodeTablesState, words: string): CodeTablesState {
  return asking({ ...state, words }, questionOf(words));
}

/** The visitor chose another table: the same words there, or its top. */
export function tableChosen(state: CodeTablesState, system: CodeType): CodeTablesState {
  return asking({ ...state, system }, questionOf(state.words));
}

/** The visitor went to a code, or with `null` to the top of the table. */
export function wentTo(state: CodeTablesState, code: string | null): CodeTablesState {
  return { ...asking(state, { kind: 'place', code }), steps: state.steps + 1 };
}

/** The visitor went back to what the words had found. */
export function wentBackToSearch(state: CodeTablesState): CodeTablesState {
  return { ...asking(state, questionOf(state.words)), steps: state.steps + 1 };
}

/** An answer came; it counts only if nothing was asked since. */
export function answered(state: CodeTablesState, asked: number, answer: TableAnswer): CodeTablesState {
  return asked === state.asked ? { ...state, answer, pending: false } : state;
}

/** A question failed; as with answers, only the last one counts. */
export function failedWith(state: CodeTablesState, asked: number, problem: string): CodeTablesState {
  return asked === state.asked ? { ...state, problem, pending: false } : state;
}

function questionOf(words: string): TableQuestion {
  return isSearchable(words) ? { kind: 'search', words: words.trim() } : top;
}
