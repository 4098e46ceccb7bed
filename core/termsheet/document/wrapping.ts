import type { TextLine } from './text-line.ts';

const narrowestWrap = 50;
const widestWrap = 130;

/**
 * The width at which the lines of a text were broken by a program, or undefined where each line is a
 * paragraph of its own. A broken text has many lines that nearly reach its widest one.
 */
export function wrapWidth(lines: readonly TextLine[]): number | undefined {
  const lengths = lines.map((line) => line.column + line.content.length);
  const widest = lengths.reduce((most, length) => Math.max(most, length), 0);
  if (widest < narrowestWrap || widest > widestWrap) return undefined;
  const full = lengths.filter((length) => length >= widest * 0.8).length;
  return full >= 3 && full >= lengths.length * 0.25 ? widest : undefined;
}

/** True when `next` goes on with the sentence or paragraph that `previous` began. */
export function continues(previous: TextLine, next: TextLine, width: number | undefined): boolean {
  if (next.afterBlank) return false;
  const open = !/[.;:!?]["”’)*_]*$/u.test(previous.content);
  if (/^\p{Ll}/u.test(next.content)) return open || width !== undefined;
  if (width === undefined) return false;
  const firstWord = /^\S+/u.exec(next.content)?.[0].length ?? 0;
  return previous.column + previous.content.length + 1 + firstWord > width * 0.92;
}
