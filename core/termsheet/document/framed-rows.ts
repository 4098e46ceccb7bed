import type { LineReading } from './line-reading.ts';
import type { TextLine } from './text-line.ts';

/** How the rows of a frame of characters ("+---+---+") are told from one another. */
export interface Frame {
  /** A rule stands between any two rows; else every line with a first cell begins one. */
  readonly isRuled: boolean;
}

const corner = /^\+[-=+]{3,}\+$/u;

/** The frame that each line stands in; absent for lines in none. */
export function findFrames(
  lines: readonly TextLine[],
  readings: readonly LineReading[],
): readonly (Frame | undefined)[] {
  const frames = new Array<Frame | undefined>(lines.length).fill(undefined);
  for (let from = 0; from < lines.length; from += 1) {
    if (!corner.test(lines[from]?.content ?? '')) continue;
    let end = from + 1;
    let rules = 1;
    while (end < lines.length && isInFrame(lines[end], readings[end])) {
      if (corner.test(lines[end]?.content ?? '')) rules += 1;
      end += 1;
    }
    const rows = readings.slice(from, end).filter(({ isPiped }) => isPiped);
    const filled = rows.filter(({ block: { cells = [] } }) => cells.every((cell) => cell.end > cell.start));
    const isRuled = rules > 3 || filled.length < rows.length || rows.length < rules;
    frames.fill({ isRuled }, from, end);
    from = end - 1;
  }
  return frames;
}

function isInFrame(line: TextLine | undefined, reading: LineReading | undefined): boolean {
  return line !== undefined && (corner.test(line.content) || reading?.isPiped === true);
}
