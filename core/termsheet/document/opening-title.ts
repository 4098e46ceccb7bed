import { divider } from './apart/mail-messages.ts';
import { capitalShare } from './label.ts';
import { endsInLegalForm } from './legal-form.ts';
import type { OpenBlock } from './open-block.ts';
import type { Surroundings } from './surroundings.ts';
import type { TextLine } from './text-line.ts';
import { isBrokenBefore, type Measure } from './wrapping.ts';

const longestTitle = 110;
const shortestUnderHeading = 45;
/** A cover, a greeting and the head of a mail may stand above the title. */
const mostAbove = 12;
/** What a paper of this kind is called: with a colon in it, a line is a title where one side says so. */
const nameOfPaper =
  /\b(?:term ?sheet|heads|terms|outline|summary|offer|proposal|conditions|investment|financing|subscription|loan|notes?|memo(?:randum)?|letter|round|seed|series [a-f]|safe)\b/i;

/** What stands over a message: in "From: Nadia" as in "Re: our offer". */
const headOfMail = /^(?:from|to|cc|date|sent|subject|re|attn|attention|an|von|betreff|gesendet)$/iu;
/** The line of a letter that says what it is about. */
const subject = /^(?:re|sub|betreff|betr\.|objet|asunto|oggetto|onderwerp)\s?:\s/i;

/** True for the title of a text: alone among its first lines, the end of no sentence, whatever marks it has inside. */
export function isOpeningTitle(text: string, place: Surroundings): boolean {
  const { lines, readings, index, measure, blocks: above } = place;
  const line = lines[index];
  const isInLowerCase = [lines[index - 1], lines[index + 1]].every(
    (beside) => beside === undefined || /^\p{Ll}/u.test(beside.content),
  );
  if (
    !line?.afterBlank ||
    !isTitleWords(line.content, isInLowerCase) ||
    countLines(lines, index, measure) === 0
  )
    return false;
  if (above.length > mostAbove || above.some((block) => !mayStandAbove(text, block, line.content)))
    return false;
  const mark = /:\s|\s[–—-]\s/u.exec(line.content);
  const isNamed = nameOfPaper.test(line.content);
  if (subject.test(line.content)) return true;
  // "Acme Ltd: the deal on two pages" names the paper; "Investor: Acme Ltd" is the first of several labels.
  const isTitled =
    mark !== null &&
    readings[index + 1]?.block.label === undefined &&
    isName(line.content.slice(0, mark.index));
  if (above.length === 0) return !mark || isNamed || isTitled;
  return isTitled || (isNamed && (mark !== null || capitalShare(line.content.split(/\s+/u)) >= 0.5));
}

/** Two words or more of which two begin with a capital. */
function isName(words: string): boolean {
  return words.split(/\s+/u).filter((word) => /^\p{Lu}/u.test(word)).length > 1;
}

/** Lines of a cover, a mail or a date, no terms: under a heading, a few words may be what answers it. */
function mayStandAbove(text: string, { block }: OpenBlock, title: string): boolean {
  const { kind, number, label, value } = block;
  // Over a message that is passed on, "Begin forwarded message:" is no title.
  if (kind === 'heading' && !divider.test(text.slice(block.start, block.end)))
    return !number && title.length >= shortestUnderHeading && !/^\p{L}+:|\d/u.test(title);
  const isTerm =
    text.slice(label?.end, value?.start).startsWith(':') &&
    !headOfMail.test(text.slice(label?.start, label?.end));
  return kind !== 'list-item' && kind !== 'table-row' && !(label && isTerm);
}

/** True for a title that was broken into two or three lines and stands alone. */
export function isBrokenTitle(lines: readonly TextLine[], index: number, measure: Measure): boolean {
  const line = lines[index];
  const count = countLines(lines, index, measure);
  if (!line || count < 2 || !/^["“'‘[]?\p{Lu}/u.test(line.content)) return false;
  const words = lines.slice(index, index + count).flatMap(({ content }) => content.split(/\s+/u));
  return capitalShare(words) >= 0.6 && !statesSum(words.join(' '));
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

/** Who writes everything in small letters writes the title so as well, and then it has to say what it is. */
function isTitleWords(content: string, isInLowerCase: boolean): boolean {
  return (
    content.length <= longestTitle &&
    (/^["“'‘[]?[\p{Lu}\p{Lo}]/u.test(content) || (isInLowerCase && nameOfPaper.test(content))) &&
    !endsSentence(content) &&
    !statesSum(content)
  );
}

/** "Series A: 3,000,000 shares" and "£2m Seed" state something; a title only names it. */
function statesSum(content: string): boolean {
  const colon = content.indexOf(': ');
  return /[£$€]/u.test(content) || (colon >= 0 && /\d/u.test(content.slice(colon)));
}

function endsSentence(content: string): boolean {
  return /[.;:,!?–—-]$/u.test(content) && !endsInLegalForm(content);
}
