import type { TextSpan } from '../document/term-sheet-document.ts';
import { type Fact, type Unresolved, unresolved } from '../facts.ts';
import type { Reading } from './reading.ts';

/** One place in the document that states a term. */
export interface Candidate<Value> {
  readonly value: Value | Unresolved;
  readonly span: TextSpan;
}

/** What the document says when all its statements of a term are put together. */
export interface Settled<Value> {
  readonly value: Fact<Value>;
  /** The statements that the value rests on. */
  readonly spans: readonly TextSpan[];
  /** True where two firm statements differ; the worse one was taken (R0.2). */
  readonly isContradictory: boolean;
}

/**
 * Settles the statements of one term: firm ones count before alternatives and blanks, the worse of two firm
 * ones wins, and alternatives or blanks alone leave the term unresolved (R0.2, R0.3).
 */
export function settle<Value>(
  reading: Reading,
  candidates: readonly Candidate<Value>[],
  worse: (left: Value, right: Value) => Value,
): Settled<Value> {
  const stated: { value: Value; span: TextSpan }[] = [];
  const offered: { value: Value; span: TextSpan }[] = [];
  for (const { value, span } of candidates) {
    if (value === unresolved) continue;
    (reading.isAlternative(span) ? offered : stated).push({ value: value as Value, span });
  }
  const latest = stated.filter(({ span }) => !reading.isForwarded(span));
  const firm = latest.length > 0 ? latest : stated;
  const spans = candidates.map((candidate) => candidate.span);
  if (firm.length > 0) {
    const value = firm.map((candidate) => candidate.value).reduce(worse);
    const distinct = new Set(firm.map((candidate) => candidate.value));
    const supporting = firm.filter((candidate) => candidate.value === value).map(({ span }) => span);
    const isContradictory = distinct.size > 1;
    return { value, spans: isContradictory ? firm.map(({ span }) => span) : supporting, isContradictory };
  }
  if (candidates.length === 0) return { value: null, spans: [], isContradictory: false };
  const choices = new Set(offered.map((candidate) => candidate.value));
  const [only] = choices;
  const isAgreed = choices.size === 1 && offered.length === candidates.length && only !== undefined;
  return { value: isAgreed ? only : unresolved, spans, isContradictory: false };
}

/** For terms of which more is worse for founders. */
export function larger(left: number, right: number): number {
  return Math.max(left, right);
}

/** For terms of which less is worse for founders. */
export function smaller(left: number, right: number): number {
  return Math.min(left, right);
}
