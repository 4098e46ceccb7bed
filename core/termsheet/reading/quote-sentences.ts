import type { Evidence } from '../analysis.ts';
import type { TextSpan } from '../document.ts';
import type { Reading } from './reading.ts';
import type { Sentence } from './sections.ts';

/** A reader checks a few passages, not twenty. */
const mostQuotes = 4;

/** Evidence for spans of a reading, each quoted with its whole sentence. */
export function quoteSentences(
  reading: Reading,
  spans: readonly TextSpan[],
  sentences: readonly Sentence[],
): Evidence[] {
  const chosen = sentences.filter((sentence) =>
    spans.some((span) => span.start < sentence.end && sentence.start < span.end),
  );
  const content = chosen.filter(({ isLabel }) => !isLabel);
  return (content.length > 0 ? content : chosen)
    .slice(0, mostQuotes)
    .map((sentence) => reading.evidence(sentence));
}
