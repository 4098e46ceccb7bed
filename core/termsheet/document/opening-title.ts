import { capitalShare } from './label.ts';
import type { OpenBlock } from './open-block.ts';
import type { TextLine } from './text-line.ts';
import { isBrokenBefore, type Measure } from './wrapping.ts';

const longestTitle = 110;
/** A cover, a greeting and the head of a mail may stand above the title. */
const mostAbove = 12;
/** What a paper of this kind is called: with a colon in it, a line is a title where one side says so. */
const nameOfPaper =
  /\b(?:term ?sheet|heads|terms|outline|summary|offer|proposal|conditions|investment|financing|subscription|loan|notes?|memo(?:randum)?|letter|round|seed|series [a-f]|safe)\b/i;

/** True for the title of a text: alone among its first lines, the end of no sentence, whatever marks it has inside. */
export function isOpeningTitle(
  lines: readonly TextLine[],
  index: number,
  measure: Measure,
  above: readonly OpenBlock[],
): boolean {
  const line = lines[index];
  if (!line?.afterBlank || !isTitleWords(line.content) || countLines(lines, index, measure) === 0)
    return false;
  if (above.length > mostAbove || above.some(({ block }) => block.kind !== 'paragraph')) return false;
  const hasColon = /:\s|\s[–—-]\s/u.test(line.content);
  if (above.length === 0) return !hasColon || nameOfPaper.test(line.content);
  return nameOfPaper.test(line.content) && (hasColon || capitalShare(line.content.split(/\s+/u)) >= 0.5);
}

/** True for a title that was broken into two or three lines and stands alone. */
export function isBrokenTitle(lines: readonly TextLine[], index: number, measure: Measure): boolean {
  const line = lines[index];
  const count = countLines(lines, index, measure);
  if (!line || count < 2 || !/^["“'‘[]?\p{Lu}/u.test(line.content)) return false;
  const words = lines.slice(index, index + count).flatMap(({ content }) => content.split(/\s+/u));
  return capitalShare(words) >= 0.6 && !/: .*\d|[£$€]/u.test(words.join(' '));
}

/** The lines of a title that stands alone: one, or up to three that were broken; 0 where it ends a sentence. */
function countLines(lines: readonly TextLine[], index: number, measure: Measure): number {
  for (let count = 1; count <= 3; count += 1) {
    const line = lines[index + count - 1];
    const next = lines[index + count];
    if (!line || !next || (count === 1 && !line.afterBlank)) return 0;
    if (next.afterBlank) return endsSentence(line.content) ? 0 : count;
    if (!isBrokenBefore(line, next, measure)) return 0;
  }
  return 0;
}

function isTitleWords(content: string): boolean {
  return (
    content.length <= longestTitle &&
    /^["“'‘[]?[\p{Lu}\p{Lo}]/u.test(content) &&
    !endsSentence(content) &&
    !/: .*\d|[£$€]/u.test(content)
  );
}

/** "Polderlicht B.V." and "Brindle Freight, Inc." end with the stop of their form, not of a sentence. */
function endsSentence(content: string): boolean {
  return (
    /[.;:,!?–—-]$/u.test(content) && !/(?:\p{Lu}\.\s?\p{Lu}|\b(?:Inc|Ltd|Corp|Co|Pty|Pvt))\.$/u.test(content)
  );
}
