import { bestWindow, leastOverlap } from './best-window.ts';
import { exchangesWords } from './exchanged-words.ts';
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
  readonly reason: 'not-found' | 'numbers-differ' | 'negation-dropped' | 'words-exchanged';
}

/** A document that quotes are looked for in: its words are found once, however many quotes there are. */
export interface QuotableText {
  readonly text: string;
  readonly tokens: readonly TextToken[];
  /** Where each word stands. */
  readonly places: ReadonlyMap<string, readonly number[]>;
}

/** Prepares a document for {@link locateQuote}. */
export function quotable(text: string): QuotableText {
  const tokens = tokenise(text);
  const places = new Map<string, number[]>();
  for (const [index, { folded }] of tokens.entries()) {
    const known = places.get(folded);
    if (known) known.push(index);
    else places.set(folded, [index]);
  }
  return { text, tokens, places };
}

/** Share of the words that a loosely copied quote must have in common with its passage, in order. */
const leastFuzzyShare = 0.85;
/** Shorter quotes must be copied word for word: one changed word of four changes the sense. */
const fewestFuzzyTokens = 6;

/**
 * Finds the passage that a language model says it quotes: word for word, or with other punctuation and white
 * space, or loosely. A quote whose numbers differ from the passage, that leaves a negation out or that exchanges
 * the words a term turns on is rejected, because 1x for 2x, "participating" for "not participating" and investors
 * for founders turn a report on its head.
 */
export function locateQuote(document: QuotableText, quote: string): LocatedQuote | RejectedQuote {
  const wanted = tokenise(quote);
  if (wanted.length === 0) return { found: false, reason: 'not-found' };
  const verbatim = findSequence(document, wanted);
  if (verbatim.length > 0) return firstWithItsNegation(document, quote, verbatim, wanted.length);
  return locateLoosely(document, wanted);
}

function firstWithItsNegation(
  { text, tokens }: QuotableText,
  quote: string,
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
  { text, tokens, places }: QuotableText,
  wanted: readonly TextToken[],
): LocatedQuote | RejectedQuote {
  const known = wanted.filter(({ folded }) => places.has(folded)).length;
  if (wanted.length < fewestFuzzyTokens || known < leastOverlap * wanted.length) {
    return { found: false, reason: 'not-found' };
  }
  const window = bestWindow(tokens, wanted);
  if (window === null) return { found: false, reason: 'not-found' };
  const passage = tokens.slice(window.from, window.to);
  if (!sameTokens(passage, wanted, ({ isNumber }) => isNumber))
    return { found: false, reason: 'numbers-differ' };
  if (!sameTokens(passage, wanted, isNegation) || followsNegation(text, tokens, window.from)) {
    return { found: false, reason: 'negation-dropped' };
  }
  if (window.share < leastFuzzyShare) return { found: false, reason: 'not-found' };
  if (exchangesWords(passage, wanted)) return { found: false, reason: 'words-exchanged' };
  return { found: true, ...span(tokens, window.from, window.to), match: 'fuzzy' };
}

function findSequence({ tokens, places }: QuotableText, wanted: readonly TextToken[]): readonly number[] {
  const starts = places.get(wanted[0]?.folded ?? '') ?? [];
  return starts.filter((start) =>
    wanted.every((token, offset) => tokens[start + offset]?.folded === token.folded),
  );
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
