import type { Fact, Unresolved } from '../facts.ts';
import { type Duration, findDurations } from '../reading/numbers/duration.ts';
import type { Reading } from '../reading/reading.ts';
import type { Sentence } from '../reading/sections.ts';
import { larger, type Settled, settle } from '../reading/settle.ts';

/** A length of time in a sentence, with the words around it. */
export interface DurationInSentence {
  readonly duration: Duration;
  readonly sentence: Sentence;
  /** Text of the sentence before and after it. */
  readonly before: string;
  readonly after: string;
}

/** Every length of time in some sentences. */
export function durationsIn(sentences: readonly Sentence[]): DurationInSentence[] {
  return sentences.flatMap((sentence) =>
    findDurations(sentence.text).map((duration) => ({
      duration,
      sentence,
      before: sentence.text.slice(0, duration.start),
      after: sentence.text.slice(duration.end),
    })),
  );
}

/**
 * Settles one length of time out of several statements: the longest is the worse for founders.
 *
 * @param convert `inMonths` or `inDays`.
 */
export function settleDuration(
  reading: Reading,
  found: readonly DurationInSentence[],
  convert: (duration: Duration) => number | Unresolved,
): Settled<number> {
  const candidates = found.map(({ duration, sentence }) => ({
    sentence,
    value: convert(duration),
    span: { start: sentence.start + duration.start, end: sentence.start + duration.end },
  }));
  // One sentence does not contradict itself: "12 months (or 6 months or 3 months)" is a ladder of fall-backs.
  const strongest = candidates.filter(
    (candidate) =>
      !candidates.some(
        (other) =>
          other.sentence === candidate.sentence &&
          typeof other.value === 'number' &&
          typeof candidate.value === 'number' &&
          other.value > candidate.value,
      ),
  );
  return settle(reading, strongest, larger);
}

/** Whether a fact is a firm number. */
export function isNumber(value: Fact<number> | undefined): value is number {
  return typeof value === 'number';
}
