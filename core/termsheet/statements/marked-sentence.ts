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

/** The words of a sentence without the heading above it. */
export type SentenceMarks = Omit<MarkedSentence, 'titleWords'>;

/** Marks the sentences of one document, each wording once however often it is asked about. */
export type SentenceMarker = (text: string, decimalMark: DecimalMark) => SentenceMarks;

/** A marker for one document: what it has marked is kept as long as the marker. */
export function sentenceMarker(): SentenceMarker {
  const known = new Map<string, SentenceMarks>();
  return (text, decimalMark) => {
    const wording = `${decimalMark}${text}`;
    const before = known.get(wording);
    if (before) return before;
    const marks = markWords(text, decimalMark);
    known.set(wording, marks);
    return marks;
  };
}

/** Marks the quantities of a sentence under its heading. */
export function markSentence(
  text: string,
  title: string,
  decimalMark: DecimalMark,
  mark: SentenceMarker = markWords,
): MarkedSentence {
  return { ...mark(text, decimalMark), titleWords: tokenise(title).map(({ word }) => word) };
}

/** Linear in the length of the sentence: quantities and tokens come in order. */
function markWords(text: string, decimalMark: DecimalMark): SentenceMarks {
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
  return { signs, quantities: quantities.slice(0, places.length), places };
}
