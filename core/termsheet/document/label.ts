import type { DocumentBlock, TextSpan } from './term-sheet-document.ts';
import { trimSpan } from './text-line.ts';

/** A label and what it says, as in "Amount: £500,000". */
export interface LabelledSpan {
  readonly label: TextSpan;
  readonly value: TextSpan;
}

const longestLabel = 80;
const emphasis = /[*_\s]/u;
/** A stop behind these ends no label: "Isartor GmbH & Co. KG", "Dr. Keller". */
const abbreviation = /(?:^|\s)(?:co|dr|mr|mrs|ms|prof|st|no|nr|art|abs)$/iu;
/** Words that begin a sentence rather than a label. */
const sentenceStart =
  /^(?:the|this|these|that|it|its|so|whereas|if|in|on|at|for|we|you|our|your|there|all|any|each|no|such|by|as|an?|upon|when|where|subject|provided|please|dear|is|are|shall|will)\b/i;

/** "Closing takes place when", "Section 4.2 applies to": a sentence that the list below it ends. */
const beginsClause = /\S \p{Ll}{2,15} (?:place )?(?:if|that|to|unless|until|when|where)$/u;

/**
 * Finds the label at the start of a span: before a colon ("Amount: £1m", "**Amount:** £1m"), a dash set off by
 * spaces ("Amount – £1m"), an arrow or a line of dots, or, where `runIn` allows it, a full stop ("Discount. 15%").
 */
export function findLabel(text: string, span: TextSpan, runIn: boolean): LabelledSpan | undefined {
  const head = text.slice(span.start, Math.min(span.end, span.start + longestLabel + 4));
  const colon = /:[*_]{0,3}(?=\s)/u.exec(head);
  if (colon && looksLikeLabel(head.slice(0, colon.index), 9)) return cut(text, span, colon);
  const dash = /\s(?:[–—-]|→|=>|\.{3,40})\s/u.exec(head);
  if (dash && looksLikeTitle(head.slice(0, dash.index), 6)) return cut(text, span, dash);
  const stop = runIn ? /\.[*_]{0,3}\s+(?=[\p{Lu}\d$£€"“([*_])/u.exec(head) : null;
  const title = head.slice(0, stop?.index ?? 0);
  if (stop && looksLikeTitle(title, 7) && !abbreviation.test(title)) return cut(text, span, stop);
  return undefined;
}

/** True for a line that is nothing but a label and its colon. */
export function isBareLabel(content: string): boolean {
  const match = /^(.{1,80}?):[*\s]*_{0,2}$/su.exec(content.slice(0, longestLabel + 8));
  const words = match?.[1] ?? '';
  if (content.length > longestLabel + 8 || sentenceStart.test(words) || beginsClause.test(words))
    return false;
  return looksLikeLabel(words, 9);
}

/**
 * The block without a label that ends in a full stop, where it stands right under a heading: there the first
 * sentence is the answer to the heading ("Broad-based weighted average."), no label of its own.
 */
export function withoutSentenceLabel(
  text: string,
  block: DocumentBlock,
  previous: DocumentBlock | undefined,
): DocumentBlock {
  const { label, value, ...bare } = block;
  if (!label || !value || previous?.kind !== 'heading' || block.kind !== 'paragraph') return block;
  return /^[*_]*\./u.test(text.slice(label.end, value.start)) ? bare : block;
}

/** The span without emphasis marks around it. */
export function withoutEmphasis(text: string, span: TextSpan): TextSpan {
  let { start, end } = span;
  while (start < end && emphasis.test(text.charAt(start))) start += 1;
  while (end > start && emphasis.test(text.charAt(end - 1)) && !isBlankToFill(text, end)) end -= 1;
  return start < end ? { start, end } : span;
}

/** "___" at the end is a blank to be filled in, not emphasis. */
function isBlankToFill(text: string, end: number): boolean {
  return text.slice(Math.max(0, end - 3), end) === '___';
}

function cut(text: string, span: TextSpan, mark: RegExpExecArray): LabelledSpan | undefined {
  const label = withoutEmphasis(text, { start: span.start, end: span.start + mark.index });
  const value = trimSpan(text, span.start + mark.index + mark[0].length, span.end);
  if (value.start >= value.end || label.start >= label.end) return undefined;
  return { label, value };
}

function looksLikeLabel(candidate: string, mostWords: number): boolean {
  const words = plainWords(candidate);
  if (words.length === 0 || words.length > mostWords) return false;
  if (/[;?!]|\.\s/u.test(candidate)) return false;
  const first = words[0] ?? '';
  if (!/^["“'‘([]*[\p{Lu}\p{Lo}\d]/u.test(first) || /^[\d.,%]+$/u.test(words.join(''))) return false;
  return words.length <= 5 || capitalShare(words) >= 0.6;
}

function looksLikeTitle(candidate: string, mostWords: number): boolean {
  if (!looksLikeLabel(candidate, mostWords) || /[,:]/u.test(candidate)) return false;
  const bare = candidate.replace(/^[*_\s]+/u, '');
  return !sentenceStart.test(bare) && /\p{L}{2}/u.test(bare);
}

function plainWords(candidate: string): string[] {
  return candidate
    .replace(/[*_]/gu, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** Share of the longer words that begin with a capital. */
export function capitalShare(words: readonly string[]): number {
  const longer = words.filter((word) => (word.match(/\p{L}/gu) ?? []).length >= 4);
  if (longer.length === 0) return 1;
  return longer.filter((word) => /^["“'‘([]*[\p{Lu}\d]/u.test(word)).length / longer.length;
}
