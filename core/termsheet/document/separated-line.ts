import type { TextSpan } from './term-sheet-document.ts';
import { type TextLine, trimSpan } from './text-line.ts';

/** `"Board","Three seats"`: a row of two cells, as spreadsheets write it. */
const quoted = /^"[^"]{1,80}"[ \t]*[,;][ \t]*"[^"]*"$/;
/** `Board;Three seats`: only among lines of the same kind, since a semicolon stands in sentences as well. */
const bySemicolon = /^\p{L}[^;]{1,60};(?! )[^;]+$/u;

/** `pre_money: $5m`: only beside a line of the same kind, one of the two with a name of several words. */
const keyed = /^([a-z]+(?:_[a-z]+)*):[ \t]+\S/;

/**
 * The two cells of a line that a spreadsheet wrote, or undefined. `neighbours` are the lines before and after it.
 */
export function readSeparated(
  text: string,
  { content, start, end }: TextLine,
  neighbours: readonly (TextLine | undefined)[],
): readonly [TextSpan, TextSpan] | undefined {
  if (quoted.test(content)) {
    const middle = content.indexOf('"', 1);
    const value = content.indexOf('"', middle + 1);
    return [
      { start: start + 1, end: start + middle },
      { start: start + value + 1, end: end - 1 },
    ];
  }
  const key = keyed.exec(content)?.[1];
  if (key !== undefined && neighbours.some((line) => isKeyed(line, key))) {
    const mark = start + key.length;
    return [{ start, end: mark }, trimSpan(text, mark + 1, end)];
  }
  const isAmongRows = neighbours.some((line) => line !== undefined && bySemicolon.test(line.content));
  if (!isAmongRows || !bySemicolon.test(content)) return undefined;
  const mark = start + content.indexOf(';');
  return [trimSpan(text, start, mark), trimSpan(text, mark + 1, end)];
}

function isKeyed(line: TextLine | undefined, beside: string): boolean {
  const key = line ? keyed.exec(line.content)?.[1] : undefined;
  return key !== undefined && `${key} ${beside}`.includes('_');
}
