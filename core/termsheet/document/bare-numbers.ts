import type { LineReading } from './line-reading.ts';
import { inFigures } from './recognition.ts';
import type { TextLine } from './text-line.ts';

/** "3 Interest": a number without a mark behind it, over a paragraph or the rows of a table; "3 / Interest" on a slide. */
const numbered = /^([\dlIO]{1,2})\s+(\/\s+)?(?=["“]?\p{Lu})/u;
const longestTitle = 80;
const fewest = 2;

/**
 * The lines that are titles with a bare number in front ("1 Parties", "2 Loan"), each with the length of its number.
 * A number alone proves nothing ("30 Days"): they must count up from one, in each part anew, each alone between blank
 * lines or rows.
 */
export function findBareNumbers(
  lines: readonly TextLine[],
  readings: readonly LineReading[],
): ReadonlyMap<number, number> {
  const isRow = (at: number): boolean => readings[at]?.kind === 'table-row';
  const found = new Map<number, number>();
  let count = 0;
  let isNewPart = false;
  for (const [index, line] of lines.entries()) {
    const match = line.content.length <= longestTitle ? numbered.exec(line.content) : null;
    const counter = inFigures(match?.[1] ?? '');
    if (readings[index]?.kind === 'heading') isNewPart = true;
    const isNext = Number(counter) === count + 1 || (isNewPart && Number(counter) === 1);
    if (!isNext) continue;
    const isAlone =
      (line.afterBlank || isRow(index - 1)) &&
      (match?.[2] !== undefined || lines[index + 1]?.afterBlank || isRow(index + 1));
    if (match && isAlone && !isRow(index) && !/[.;:,!]$/u.test(line.content)) {
      found.set(index, match[0].trimEnd().length);
      count = Number(counter);
      isNewPart = false;
    }
  }
  return found.size >= fewest ? found : new Map();
}
