import { bestWindow } from './best-window.ts';
import { followsNegation, isNegation } from './negations.ts';
import { type TextToken, tokenise } from './text-tokens.ts';

/** Where a quote stands in a document, and how closely it was copied. */
export interface LocatedQuote {
  readonly found: true;
  readonly start: number;
  readonly end: number;
  readonly match: 'exact' | 'normalised' | 'fuzzy';
}

/** Why a quote is not believed. */
export interface RejectedQuote {
  readonly found: false;
  readonly reason: 'not-found' | 'numbers-differ' | 'negation-dropped';
}

/** Share of the words that a loosely copied quote must have in common with its passage, in order. */
const leastFuzzyShare = 0.85;
/** Shorter quotes must be copied word for word: one changed word of four changes the sense. */
const fewestFuzzyTokens = 6;

/**
 * Finds the passage that a language model says it quotes: word for word, or with other punctuation and white
 * space, or loosely. A quote whose numbers differ from the passage, or that leaves a negation out, is
 * rejected, because 1x for 2x and "participating" for "not participating" turn a report on its head.
 */
export function locateQuote(text: string, quote: string): LocatedQuote | RejectedQuote {
  const wanted = tokenise(quote);
  if (wanted.length === 0) return { found: false, reason: 'not-found' };
  const tokens = tokenise(text);
  const verbatim = findSequence(tokens, wanted);
  if (verbatim.length > 0) return firstWithItsNegation(text, quote, tokens, verbatim, wanted.length);
  return locateLoosely(text, tokens, wanted);
}

function firstWithItsNegation(
  text: string,
  quote: string,
  tokens: readonly TextToken[],
  places: readonly number[],
  length: number,
): LocatedQuote | RejectedQuote {
  const place = places.find((index) => !followsNegation(text, tokens, index));
  if (place === undefined) return { found: false, reason: 'negation-dropped' };
  const { start, end } = span(tokens, place, place + length);
  const exactStart = text.indexOf(quote.trim());
  const isExact = exactStart >= 0 && exactStart <= start && exactStart + quote.trim().length >= end;
  return isExact
    ? { found: true, start: exactStart, end: exactStart + quote.trim().length, match: 'exact' }
    : { found: true, start, end, match: 'normalised' };
}

function locateLoosely(
  text: string,
  tokens: readonly TextToken[],
  wanted: readonly TextToken[],
): LocatedQuote | RejectedQuote {
  if (wanted.length < fewestFuzzyTokens) return { found: false, reason: 'not-found' };
  const window = bestWindow(tokens, wanted);
  if (window === null) return { found: false, reason: 'not-found' };
  const passage = tokens.slice(window.from, window.to);
  if (!sameTokens(passage, wanted, ({ isNumber }) => isNumber))
    return { found: false, reason: 'numbers-differ' };
  if (!sameTokens(passage, wanted, isNegation) || followsNegation(text, tokens, window.from)) {
    return { found: false, reason: 'negation-dropped' };
  }
  if (window.share < leastFuzzyShare) return { found: false, reason: 'not-found' };
  return { found: true, ...span(tokens, window.from, window.to), match: 'fuzzy' };
}

function findSequence(tokens: readonly TextToken[], wanted: readonly TextToken[]): readonly number[] {
  const places: number[] = [];
  const last = tokens.length - wanted.length;
  for (let index = 0; index <= last; index += 1) {
    if (wanted.every((token, offset) => tokens[index + offset]?.folded === token.folded)) places.push(index);
  }
  return places;
}

function sameTokens(
  one: readonly TextToken[],
  other: readonly TextToken[],
  concerns: (token: TextToken) => boolean,
): boolean {
  const list = (tokens: readonly TextToken[]) =>
    tokens
      .filter(concerns)
      .map(({ folded }) => folded)
      .sort()
      .join(' ');
  return list(one) === list(other);
}

function span(tokens: readonly TextToken[], from: number, to: number): { start: number; end: number } {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}
