import type { TextSpan } from '../term-sheet-document.ts';

/** The lines of a block, and the cells of a row as lines, without white space around them. */
export function linesOf(text: string, { start, end }: TextSpan): string[] {
  return text
    .slice(start, end)
    .split(/[\t\r\n]+/u)
    .map((line) => line.trim());
}
