import type { Reading } from '../../reading/reading.ts';
import type { Sentence } from '../../reading/sections.ts';

/** A word or a mark of a passage about seats. */
export interface SeatToken {
  readonly word: string;
  readonly lower: string;
  /** Number of the sentence among those that are looked at. */
  readonly sentence: number;
}

/** The sentences of a document that may seat people, one after the other. */
export interface SeatText {
  readonly sentences: readonly Sentence[];
  readonly tokens: readonly SeatToken[];
}

const seatWord =
  /\b(?:boards?|direct(?:ors?|orships?)|seats?|chairs?|chair(?:man|woman|person)|table|beirat|council|committee|panel|nominees?|non-?execs?|sits?|places?|(?:verwaltungs|aufsichts)rat|conseil|consiglio|consejo|commissaris(?:sen)?)\b/i;
/** A paragraph about seats goes on about them for so many sentences. */
const mostFollowing = 4;
/** No offer says more about its board; the rest is about something else. */
const mostTokens = 600;

/**
 * Gathers what may be said of seats: sentences that speak of them, and what follows in their paragraph. What lies among
 * alternatives, or in a mail passed on with a note above it, is not heard.
 */
export function seatTextOf(reading: Pick<Reading, 'sentences' | 'isAlternative' | 'isForwarded'>): SeatText {
  const chosen: Sentence[] = [];
  const tokens: SeatToken[] = [];
  let since = Number.POSITIVE_INFINITY;
  let line = -1;
  for (const sentence of reading.sentences) {
    if (reading.isAlternative(sentence) || reading.isForwarded(sentence)) continue;
    const isSeated = speaksOfSeats(sentence);
    since = isSeated ? 0 : since + 1;
    if (isSeated) line = sentence.line;
    const goesOn = sentence.line === line && since <= mostFollowing;
    if (!isSeated && !goesOn) continue;
    const found = tokensOf(sentence.text, chosen.length);
    if (tokens.length + found.length > mostTokens) break;
    chosen.push(sentence);
    tokens.push(...found);
  }
  return { sentences: chosen, tokens };
}

function speaksOfSeats({ text, section }: Sentence): boolean {
  return (
    seatWord.test(text) ||
    (section !== null && (seatWord.test(section.title) || seatWord.test(section.parent?.title ?? '')))
  );
}

function tokensOf(text: string, sentence: number): SeatToken[] {
  return (text.match(/[\p{L}\d]+(?:['\u2019-][\p{L}\d]+)*|[^\s\p{L}\d]/gu) ?? []).map((word) => ({
    word,
    lower: word.toLowerCase(),
    sentence,
  }));
}
