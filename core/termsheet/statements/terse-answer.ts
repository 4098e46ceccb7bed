import type { TextSpan } from '../document/term-sheet-document.ts';
import type { Reading } from '../reading/reading.ts';
import type { Sentence } from '../reading/sections.ts';
import { anyReader } from './read-passages.ts';

/** The label of a row; the title of a chapter may stand over anything. */
const longestLabel = 40;
/** Longer, an answer is a sentence, in which likeness hears more than its label tells. */
const longestAnswer = 80;

/**
 * Whether a passage is what a label is answered with in a few words, as in "Liquidation preference: 1.5x participating,
 * senior": the label says what it is about and that it is a term of this offer, and the words are too few for likeness
 * to hear anything else in them.
 */
export function isTerseAnswer(reading: Reading, passages: readonly TextSpan[]): boolean {
  const isQuoted = anyReader(passages);
  return reading.sentences.some((sentence) => isAnswer(sentence) && isQuoted(reading.evidence(sentence)));
}

function isAnswer({ isLabel, section, start, text }: Sentence): boolean {
  if (isLabel || !section || text.length > longestAnswer || section.title.length > longestLabel) return false;
  return section.contentStart === start;
}
