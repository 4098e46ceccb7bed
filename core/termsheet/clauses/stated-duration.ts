import type { Fact, Unresolved } from '../facts.ts';
import { type Duration, findDurations } from '../reading/numbers/duration.ts';
import type { Reading } from '../reading/reading.ts';
import type { Sentence } from '../reading/sections.ts';
import { type Candidate, larger, type Settled, settle } from '../reading/settle.ts';

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
  const candidates: Candidate<number>[] = found.map(({ duration, sentence }) => ({
    value: convert(duration),
    span: { start: sentence.start + duration.start, end: sentence.start + duration.end },
  }));
  return settle(reading, candidates, larger);
}

/** Whether a fact is a firm number. */
export function isNumber(value: Fact<number> | undefined): value is number {
  return typeof value === 'number';
}
