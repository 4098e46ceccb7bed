import type { TextSpan } from '../document/term-sheet-document.ts';
import { indexAtOrigin, type MappedText, rewrite } from './mapped-text.ts';

/** Blanks passages of the original text; line ends stay, so that the blocks keep their places. */
export function blankOut(mapped: MappedText, parts: readonly TextSpan[]): MappedText {
  const edits = parts.flatMap((part) => {
    const start = indexAtOrigin(mapped, part.start);
    const end = Math.min(indexAtOrigin(mapped, part.end), mapped.text.length);
    if (end <= start) return [];
    return [{ start, end, replacement: mapped.text.slice(start, end).replace(/[^\n]/g, ' ') }];
  });
  return rewrite(mapped, edits);
}
