import { isBareAnswer } from '../document/heading.ts';
import { anyOf } from './any-of.ts';

/** A label that opens a line or a sentence: "Option pool: …", "Discount. 15%.", "5. Preference - …". */
export interface InlineLabel {
  readonly title: string;
  /** Offset of the content, from the start of the text that was looked at. */
  readonly contentStart: number;
}

const numbering = anyOf(
  /^(?:\u00a7\s?|(?:clause|section|article|part|item)\s+)?\(?(?:\d{1,2}(?:\.\d{1,2}){0,3}|[A-Za-z]|[ivxIVX]{1,5})[.)]\)?\s+/u,
  /^\u00a7\s?\d{1,3}(?:\.\d{1,2}){0,3}\s+/u,
  /^\d{1,2}(?:\.\d{1,2}){1,3}\s+|^[-\u2022\u2013\u25aa\u25cf\u25e6]\s*/u,
);
const colonLabel = /^([\p{Lu}"'(\d][^:.;!?\t\n]{1,70}?)\s?:\s*(?=\S)/u;
const dashLabel = /^([\p{Lu}][^:.;!?\t\n]{2,45}?)\s(?:-|\u2192|=>|\.{3,40})\s(?=\S)/u;
const stopLabel =
  /^([\p{Lu}][^:.;!?\t\n]{2,55})\.\s+(?=["'(]?[\p{Lu}\d$\u00a3\u20ac\u25a1\u27e6]|\([a-z]{1,4}\)\s)/u;
const finiteVerb =
  /\b(?:is|are|was|were|shall|will|has|have|had|must|may|can|be|been|receives?|pays?(?![ -]to[ -]play)|gives?|takes?|ranks?|means|agrees?|applies|converts?|vests?|keeps?|holds?|appoints?|expires?|subscribes?)\b/i;

/** Length of the numbering ("5.2 ", "(a) ", "- ") that a text begins with. */
export function numberingLength(text: string): number {
  return numbering.exec(text)?.[0].length ?? 0;
}

/** "Schedule - matters requiring consent": the heading goes on behind the dash. */
const attachment = /^(?:schedule|annex|appendix|exhibit)\b/i;

/** "The Fund will appoint three: …": a sentence that goes on with those it counts. */
const countsItems = /\b(?:will|shall|would|may|can) (?:\w+ ){1,3}(?:two|three|four|five|six)$/i;

/** Words of an answer ("Four weeks from signature."), not of a label. */
const answerWords = /[\d\u25a1%]|\b(?:days?|weeks?|months?|years?|law|none|yes|no|applicable)\b/i;

/**
 * The label that a text opens with, or null. `runIn` allows the forms that look like a short sentence as
 * well: "Discount. 15%." and "Preference - 1x".
 */
export function inlineLabel(text: string, runIn: boolean): InlineLabel | null {
  const skipped = numberingLength(text);
  const rest = text.slice(skipped, skipped + 140);
  for (const pattern of runIn ? [colonLabel, stopLabel, dashLabel] : [colonLabel]) {
    const match = pattern.exec(rest);
    const title = match?.[1];
    if (!match || !title || (pattern === dashLabel && attachment.test(title))) continue;
    const words = title.split(/\s+/).length;
    if (pattern === stopLabel && isClause(title)) {
      return { title, contentStart: skipped + match[0].length };
    }
    if (pattern === colonLabel) {
      if (words > 9 || /^(?:https?|\d+)$/i.test(title) || countsItems.test(title)) continue;
    } else if (words > 6 || finiteVerb.test(title) || isAnswer(title, pattern === stopLabel)) continue;
    return { title, contentStart: skipped + match[0].length };
  }
  return null;
}

/** "When the company is sold." and "How it is governed." are no sentences of their own: they head what follows. */
function isClause(title: string): boolean {
  return (
    /^(?:when|if|what|who|how|where)\b/i.test(title) &&
    title.split(/\s+/).length <= 9 &&
    !title.includes(',') &&
    !/\bwhat (?:is|are|does)\b/i.test(title)
  );
}

function isAnswer(title: string, endsWithStop: boolean): boolean {
  // "No interest and no maturity date." heads its paragraph; "English law." answers the heading above.
  return (
    endsWithStop &&
    answerWords.test(title) &&
    !/^(?:no|governing|applicable)\b|^[a-z]+ and law$/i.test(title) &&
    title.split(/\s+/).length > 1
  );
}

/** "No information or participation rights" is an answer; "No shop" and "No conflicts" are titles. */
const refusal =
  /^(?:no|without|neither) (?!shop|conflict|solicit|other|third|impairment|negotiat)(?:\S+ ){2,}\S+$/i;

/** Whether a whole line is nothing but a heading or a label for what follows it. */
export function isHeadingLine(text: string): boolean {
  const trimmed = text.trim();
  const title = trimmed.slice(numberingLength(trimmed));
  if (title.length < 2 || title.length > 90 || title.split(/\s+/).length > 10) return false;
  if (/[.;,!?]$/.test(title) || isBareAnswer(title)) return false;
  if (refusal.test(title) && !title.endsWith(':')) return false;
  if (attachment.test(title) && !finiteVerb.test(title)) return true;
  // "Governing Law: Delaware" is a label with its answer; "Part 2: Governance" is a heading.
  if (/:\s+\S/.test(title) && !/^(?:section|part|article|schedule|annex|appendix|chapter)\b/i.test(title)) {
    return false;
  }
  if (/:$/.test(title)) return title.split(/\s+/).length <= 8 && !/^(?:and|or|the|by|of|to|in)\b/.test(title);
  if (!/^[\p{Lu}"'(\d]/u.test(title) || /[\u25a1$\u00a3\u20ac%]|\d{3,}/u.test(title)) return false;
  if (finiteVerb.test(title)) return false;
  if (trimmed !== title) return title.split(/\s+/).length <= 7;
  const words = title.split(/[\s/]+/).filter((word) => /^[\p{L}]/u.test(word));
  const capitalised = words.filter(
    (word) => /^\p{Lu}/u.test(word) || /^(?:of|and|the|to|for|in|on|or|a|an|by|&)$/.test(word),
  );
  return words.length > 0 && words.length <= 8 && capitalised.length === words.length;
}
