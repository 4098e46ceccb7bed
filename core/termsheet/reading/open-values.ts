import { isDraftingNote } from '../document/apart/drafting-note.ts';
import { everyMatch } from './every-match.ts';
import { blank } from './normalise-characters.ts';

/**
 * Tells a bracketed passage of a form from a bracketed value: what stands in brackets is open, a proposal,
 * a note of the drafter, or one of several alternatives.
 */
export type BracketKind = 'blank' | 'commentary' | 'footnote-mark' | 'checkbox' | 'choice' | 'proposal';

const onlyFiller = new RegExp(`^[\\s_.\\-\u25cf\u2022\u00b7?/:,$\u00a3\u20ac%#xX*${blank}]*$`, 'u');
const placeholderWords =
  /^(?:insert|fill in|enter|specify|tb[dca]|to be (?:determined|agreed|confirmed|advised|discussed|inserted|completed)|name|names|date|datum|amount|betrag|number|no\.?|percentage|figure|value|price|company|investor|lead investor|founder|city|stadt|address|adresse|jurisdiction|state|country|currency|title|titel|firma|gesellschaft|target date|other investors|co-investor|fund|n|y|z)\b[^.;]{0,60}$/i;
/** No stop of a sentence; in a figure a stop is none. */
const inSentence = '(?:[^.;]|(?<=\\d)\\.(?=\\d)){0,60}';
const between = String.raw`(?:\S\s\/\s|\w\/\w|\S\sor\s|\dx?\s?-\s?\d)`;
const innerChoice = new RegExp(`^${inSentence}?${between}${inSentence}$`, 'i');
/** When a message was sent: "04/07, 19:39", "11 Feb 2026 6:33 pm". */
const sentAt =
  /^(?=[\p{L}\d\s,./:-]{4,40}$)\d{1,4}(?:[\s,./-]{1,2}[\p{L}\d]{1,9}){0,3}[\s,T]{1,2}\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?$/iu;
const andOr = /^(?:and\/or|\(?s\)?)$/i;

/** "[x] Jahre", "[x] seats": how many is still to be said. */
const countedUnit =
  /^\s?(?:%|\u20ac|jahre?|monate?|wochen?|tage?|sitze?|mitglied|anteile|years?|months?|weeks?|days?|seats?|shares?|director|member)/i;

/** What the text between a pair of brackets is; `before` and `after` are the neighbouring characters. */
export function bracketKind(content: string, before: string, after: string): BracketKind {
  const inner = content.trim();
  const atLineStart = /(?:^|[\n\t|])[\s\-\u2022]{0,4}$/u.test(before);
  const isCount = /^x$/i.test(inner) && countedUnit.test(after);
  if (!isCount && /^[xX\u2713\u2714]?$/u.test(inner) && atLineStart && /^\s*\p{Lu}/u.test(after)) {
    return 'checkbox';
  }
  if (/^\^?\d{1,3}$/.test(inner) && /[\p{L}.,;:)"']$/u.test(before) && !/^\s?%/.test(after)) {
    return 'footnote-mark';
  }
  if (/^\^?\d{1,2}$/.test(inner) && /\d$/.test(before) && /^(?:[\s.,;)]|$)/.test(after))
    return 'footnote-mark';
  if (onlyFiller.test(inner)) return 'blank';
  if (atLineStart && sentAt.test(inner)) return 'commentary';
  if (isDraftingNote(inner)) return 'commentary';
  if (placeholderWords.test(inner) || (isMeasured(before, after) && !/\d/.test(inner))) return 'blank';
  if (/^[\p{Lu}\s'().,&/-]{3,60}$/u.test(inner) && !/\d/.test(inner)) return 'blank';
  if (/^[\p{L}\s]{2,30}\+\s?\d/u.test(inner)) return 'blank';
  if (innerChoice.test(inner) && !andOr.test(inner)) return 'choice';
  return 'proposal';
}

/** "[Annual Rate]%" and "$[issue proceeds]": a figure stands there once it is known. */
function isMeasured(before: string, after: string): boolean {
  return /^\s?%/.test(after) || /(?:[$\u00a3\u20ac\u20b9]|\b[A-Z]{3}) ?$/u.test(before);
}

/** What a converter says of the looks of the words before it: "[insert]{.mark}". */
const looks = /(?<=\])\{[.#][\w .#="%-]{0,60}\}/gu;

/** Spans that say how words look, and nothing of the offer. */
export function looksSpans(text: string): { start: number; end: number }[] {
  return everyMatch(looks, text).map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}

const openMarks: readonly RegExp[] = [
  /_(?:\s?_){2,}|__(?=\s?%)/gu,
  /\{\{[^}]{0,120}\}\}|<<[^>]{0,80}>>|<[A-Z][A-Z _]{2,40}>/gu,
  // "$" belongs to the placeholder of a program, unless what stands there is a sum.
  /(?:_|\$(?!(?:\{[^}]{0,60}\}){0,2}\{[^}]{0,60}(?:[Aa]mount|[Cc]ap\b|[Cc]ap\}|[Pp]rice|[Vv]aluation|[Mm]oney|[Ss]um|[Pp]roceeds)))?(?:\{-?[A-Za-z][\w' .-]{0,60}\}){1,4}_?/gu,
  /(?=\u25cf)(?<=[^\n\t ]\s?)\u25cf+/gu,
  /(?=[xX\u2022.])(?<=[$\u00a3\u20ac]\s?|\b[A-Z]{3}\s)(?:[xX\u2022]+(?:[.,][xX]+)*|\.{3,})(?![\w])/gu,
  /\bX{2,}(?:[.,]X{2,})*(?=\s?%|\b)|\bX(?=\s?%)/gu,
  /\b(?:TBD|TBC|TBA|T\.B\.D\.|T\.B\.C\.)(?!\w)/gu,
  /(?=to be)(?<=[:\t\n(]\s?)to be (?:determined|agreed|confirmed|discussed|advised|negotiated)\b/gi,
];

/** Spans that leave a value open without brackets around it: underscores, bullets, `{{x}}`, `{x}`, `TBC`, `$XX`. */
export function openMarkSpans(text: string): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  for (const pattern of openMarks) {
    for (const { index, 0: found } of everyMatch(pattern, text)) {
      spans.push({ start: index, end: index + found.length });
    }
  }
  spans.sort((left, right) => left.start - right.start);
  return spans.filter((span, index) => index === 0 || span.start >= (spans[index - 1]?.end ?? 0));
}
