import type { TextSpan } from '../document.ts';
import type { Line } from './lines.ts';
import { indexAtOrigin, type MappedText, rewrite } from './mapped-text.ts';

const notePrefix =
  /^(?:[-\u2022(]\s*)?(?:(?:drafting|explanatory|guidance|editor'?s?|practice|negotiation|founder|user)\s+notes?|(?:our |the )?[a-z]{3,12}'s (?:notes?|comments?|remarks?)|notes? (?:to|on|for) [a-z ]{2,40}|notes?|nb|n\.b\.|comments?|commentary|explanation|footnotes?|guidance|tips?|what (?:this|it) means|why (?:this|it) matters|in plain english|hinweis|anmerkung|erl\u00e4uterung)\s*\d{0,2}\s*[:\u2013-]/i;
const footnoteLine = /^(?:\[\^?\d{1,2}\]:?\s|\^\d{1,2}:?\s|\u2191)|\u2191\s*$/u;
const noteInParentheses = /\((?:drafting |drafter'?s? |explanatory )?(?:note|nb|comment)\s*:[^()]{0,600}\)/gi;
const noteHeading =
  /^[\d.\s]*(?:drafting |explanatory |guidance )?(?:notes?(?: to (?:the )?draft(?:er)?)?|commentary|footnotes?|endnotes?|explanatory notes?|guidance notes?|disclaimer to users?)\s*:?$/i;

/**
 * Blanks out what explains the document rather than states a term: drafting notes, commentary, footnotes.
 * A note has no force, and its figures ("market is 1x") must never be read as the deal's.
 *
 * @param parts further passages of the original text that explain
 */
export function removeCommentary(
  mapped: MappedText,
  lines: readonly Line[],
  parts: readonly TextSpan[] = [],
): MappedText {
  return blankOut(removeNotes(mapped, lines), parts);
}

/** Blanks passages of the original text; line ends stay, so that the blocks keep their places. */
function blankOut(mapped: MappedText, parts: readonly TextSpan[]): MappedText {
  const edits = parts.flatMap((part) => {
    const start = indexAtOrigin(mapped, part.start);
    const end = Math.min(indexAtOrigin(mapped, part.end), mapped.text.length);
    if (end <= start) return [];
    return [{ start, end, replacement: mapped.text.slice(start, end).replace(/[^\n]/g, ' ') }];
  });
  return rewrite(mapped, edits);
}

function removeNotes(mapped: MappedText, lines: readonly Line[]): MappedText {
  const edits: { start: number; end: number; replacement: string }[] = [];
  let noteLevel: number | undefined;
  for (const line of lines) {
    const text = mapped.text.slice(line.start, line.end);
    if (line.kind === 'heading') {
      if (noteHeading.test(text)) noteLevel = line.level ?? 1;
      else if (noteLevel !== undefined && (line.level ?? 1) <= noteLevel) noteLevel = undefined;
    }
    if (noteLevel !== undefined || notePrefix.test(text) || footnoteLine.test(text)) {
      edits.push({ start: line.start, end: line.end, replacement: ' '.repeat(line.end - line.start) });
      continue;
    }
    for (const match of text.matchAll(noteInParentheses)) {
      const start = line.start + match.index;
      edits.push({ start, end: start + match[0].length, replacement: ' '.repeat(match[0].length) });
    }
  }
  // Blanking keeps every length, so the lines stay where they are.
  return rewrite(mapped, edits);
}
