import { findQuantities } from '../language/quantities.ts';
import type { StatedQuantity } from '../language/quantity-kind.ts';
import { tokenise } from '../language/tokens.ts';
import type { DecimalMark } from '../reading/numbers/decimal-mark.ts';

/** A sentence as the learned reader sees it: words, with each quantity as one sign of its kind. */
export interface MarkedSentence {
  /** Words in lower case; "#percent" and the like stand for quantities. */
  readonly signs: readonly string[];
  readonly titleWords: readonly string[];
  readonly quantities: readonly StatedQuantity[];
  /** Where in `signs` each quantity stands. */
  readonly places: readonly number[];
}

/** Marks the quantities of a sentence. Linear in its length: quantities and tokens come in order. */
export function markSentence(text: string, title: string, decimalMark: DecimalMark): MarkedSentence {
  const quantities = findQuantities(text, decimalMark);
  const signs: string[] = [];
  const places: number[] = [];
  let next = 0;
  for (const { word, start } of tokenise(text)) {
    while (next < quantities.length && (quantities[next]?.start ?? 0) <= start) {
      places.push(signs.length);
      signs.push(`#${quantities[next]?.kind}`);
      next += 1;
    }
    if (start >= (quantities[next - 1]?.end ?? 0)) signs.push(word);
  }
  return {
    signs,
    titleWords: tokenise(title).map(({ word }) => word),
    quantities: quantities.slice(0, places.length),
    places,
  };
}
