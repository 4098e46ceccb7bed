import type { Evidence } from '../analysis.ts';
import type { TextSpan } from '../document/term-sheet-document.ts';
import { overlapWith } from './overlap.ts';
import type { Reading } from './reading.ts';
import type { Sentence } from './sections.ts';

/** Evidence for spans of a reading, each quoted with its whole sentence; a report shows the first few. */
export function quoteSentences(
  reading: Reading,
  spans: readonly TextSpan[],
  sentences: readonly Sentence[],
): Evidence[] {
  const chosen = sentences.filter(overlapWith(spans));
  const content = chosen.filter(({ isLabel }) => !isLabel);
  return (content.length > 0 ? content : chosen).map((sentence) => reading.evidence(sentence));
}
