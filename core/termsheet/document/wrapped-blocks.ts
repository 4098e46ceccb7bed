import { readBlocks } from './plain-text-document.ts';
import type { DocumentBlock } from './term-sheet-document.ts';
import { splitLines, type TextLine } from './text-line.ts';
import { isMidSentence, narrowestWrap, widestWrap } from './wrapping.ts';

/** Of the lines of a wrapped text at least this part end in the middle of a sentence. */
const fewestOpen = 0.2;

/** True for a line that a program may have broken off. */
export function mayBeWrapped(line: string): boolean {
  return line.length <= widestWrap;
}

/**
 * The blocks of lines that a program broke, as where a mail was pasted into a document of another kind; undefined
 * where each line stands for itself. So many lines at least must end in the middle of a sentence.
 *
 * @example wrappedBlocks('We offer £500,000 for a fifth of the company, on these\nterms.', 1)?.length // 1
 */
export function wrappedBlocks(text: string, fewest: number): readonly DocumentBlock[] | undefined {
  const lines = splitLines(text);
  const open = lines.filter((line, index) => isBrokenOff(line, lines[index + 1])).length;
  return open < Math.max(fewest, lines.length * fewestOpen) ? undefined : readBlocks(text);
}

function isBrokenOff(line: TextLine, next: TextLine | undefined): boolean {
  return (
    next !== undefined &&
    !next.afterBlank &&
    line.content.length >= narrowestWrap &&
    isMidSentence(line, next)
  );
}
