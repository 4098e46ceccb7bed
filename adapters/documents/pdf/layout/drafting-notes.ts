import { bracketedPassages } from '../../../../core/termsheet/document/bracketed-passages.ts';
import type { PartAside } from '../../../../core/termsheet/document/document-parts.ts';

const shortestNote = 13;
const longestNote = 600;

/**
 * Passages in square brackets that are set in italics: remarks about the draft. Those that say so in words are found
 * in documents of every format; what else stands in brackets is open, and a term.
 */
export function draftingNotes(
  words: string,
  isSlanted: (start: number, end: number) => boolean,
): PartAside[] {
  return bracketedPassages(words).flatMap(({ start, end }) => {
    const length = end - start;
    const isNote = length >= shortestNote && length <= longestNote && isSlanted(start, end);
    return isNote ? [{ offset: start, length, apart: 'note' as const }] : [];
  });
}
