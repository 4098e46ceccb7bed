import { anyOf } from '../../reading/any-of.ts';
import { everyMatch } from '../../reading/every-match.ts';
import { bracketedPassages } from '../bracketed-passages.ts';
import type { Aside, DocumentBlock } from '../term-sheet-document.ts';
import { withoutMarksAtEnd } from '../trim-marks.ts';
import { isAboutThePaper } from './about-the-paper.ts';
import { isDraftingNote, isQuestion, isTalkOfDraft } from './drafting-note.ts';

/** The name of a note at the beginning, with its number, before a colon or a dash. */
function named({ source }: RegExp): RegExp {
  return new RegExp(`^(?:[-\\u2022(]\\s*)?(?:${source})\\s*(?:\\d{1,2}\\s*)?(?:[:\\u2013\\u2014]|-\\s)`, 'i');
}

/** The same in other languages, with what is to become of it or what it is called in English behind it. */
function inPassing({ source }: RegExp): RegExp {
  return named(new RegExp(`(?:${source})(?: [a-zà-ÿ]{3,12})?(?:, [a-zà-ÿ ]{3,30}| \\/ [a-z ]{3,30})?`));
}

/** What begins with the name of a note; a sentence about notes has a verb before its colon. */
const prefix = anyOf(
  named(/(?:drafting|explanatory|guidance|editor'?s?|practice|negotiation|founder|user)\s+notes?/),
  named(/(?:our |the )?[a-z]{3,12}'s (?:notes?|comments?|remarks?)/),
  named(
    /notes? (?:to|on|for) (?![a-z ]{0,40}\b(?:are|is|was|were|will|shall|may|must|have|has)\b)[a-z ]{2,40}/,
  ),
  named(
    /notes?|nb|n\.b\.|comments?|commentary|explanation|footnotes?|guidance|tips?|hinweis|anmerkung|erläuterung/,
  ),
  named(
    /how to read(?: th[a-z]{2,4} [a-z]{3,12})?|(?:reading guide|guide to reading)(?: (?:to|for) [a-z ]{2,40})?/,
  ),
  named(
    /(?:[a-z.]{2,12} )?(?:notes?|reminder|memo) to (?:the )?(?:readers?|drafts?|file|counsel|(?:my)?self)/,
  ),
  named(/[a-z.]{2,12} to (?:file|self)/),
  inPassing(/note (?:de travail|interne)|promemoria|nota interna|memo interno/),
  inPassing(/(?:interner )?vermerk|lesehilfe|leeswijzer|toelichting|opmerking/),
  inPassing(/bemærkning|læsevejledning|anmärkning/),
  /^(?:for )?(?:branch|office|bank|lender|staff|internal) use only\b/i,
  named(/what (?:this|it) means|why (?:this|it) matters|in plain english/),
);
/** "Notes: up to $1,000,000" are the securities that are offered; "note-holders" are who holds them. */
const offeredNotes =
  /^notes?\s*[:\u2013\u2014-]\s*(?:up to\b|(?:un)?secured\b|convertible\b|issued\b|principal\b|[\p{Sc}\d]|[A-Z]{3}\s?\d)/iu;
const footnote =
  /^(?:\[\^?[\dlI]{1,3}\]:?\s|\^\d{1,2}:?\s|[\u00b9\u00b2\u00b3\u2070-\u2079\u2020\u2021]{1,3}\s?(?=\p{L})|\u2191)/u;
const returnsToText = /\u2191\s*$/u;
const inParentheses =
  /\((?:drafting |drafter['\u2019]?s? |explanatory )?(?:note|nb|comment)\s*:[^()]{0,600}\)/giu;
const longestInBrackets = 1200;
const noteHeading =
  /^[\d.\s]*(?:drafting |explanatory |guidance )?(?:notes?(?: to (?:the )?draft(?:er)?)?|commentary|footnotes?|endnotes?|explanatory notes?|guidance notes?|disclaimer to users?)\s*:?$/i;
const longestHeading = 60;

/**
 * Sets apart what explains the document rather than states a term: footnotes, drafting notes, commentary. A note has
 * no force, and its figures ("market is 1x") must never be read as the deal's.
 */
export function markNotes(text: string, blocks: readonly DocumentBlock[]): DocumentBlock[] {
  const lastHeading = blocks.findLastIndex(({ kind }) => kind === 'heading');
  let noteLevel: number | undefined;
  return blocks.map((block, index) => {
    const { kind, level = 1 } = block;
    if (kind === 'heading') {
      if (noteLevel !== undefined && level <= noteLevel) noteLevel = undefined;
      const words =
        block.end - block.start <= longestHeading ? plain(text.slice(block.start, block.end)) : '';
      // "Notes" over terms and further headings are the securities that are offered.
      if (noteHeading.test(words) && (index === lastHeading || !/^[\d.\s]*notes?\s*:?$/i.test(words))) {
        noteLevel ??= level;
      }
    }
    if (block.apart) return block;
    if (noteLevel !== undefined) return { ...block, apart: 'note' };
    return markNote(text, block);
  });
}

function markNote(text: string, block: DocumentBlock): DocumentBlock {
  const words = text.slice(block.start, block.end);
  const mark = footnote.exec(words)?.[0];
  if (mark !== undefined) {
    const end = block.start + mark.trimEnd().replace(/:$/u, '').length;
    return { ...block, kind: 'paragraph', number: { start: block.start, end }, apart: 'note' };
  }
  // A clause that has a number and is called "Notes" is about those that are issued.
  const isClause = block.number !== undefined && /^[\d.()\s]*notes\s*:/iu.test(words);
  if ((!isClause && isPrefixed(plain(words.slice(0, 120)))) || returnsToText.test(words.slice(-8))) {
    return { ...block, apart: 'note' };
  }
  if (words.includes('[') && isWholeNote(plain(words))) return { ...block, apart: 'note' };
  if (block.kind === 'paragraph' && isAboutThePaper(plain(words))) return { ...block, apart: 'note' };
  const asides = notesInside(words, block.start);
  return asides.length > 0 ? { ...block, asides: merged(block.asides ?? [], asides) } : block;
}

function isPrefixed(words: string): boolean {
  return prefix.test(words) && !offeredNotes.test(words);
}

/** Notes in brackets behind a sentence or as a cell of their own. */
function notesInside(words: string, start: number): Aside[] {
  const found: Aside[] = [];
  if (words.includes('(')) {
    for (const { 0: note, index } of everyMatch(inParentheses, words))
      found.push(noteAt(start + index, note));
  }
  if (words.includes('[')) {
    for (const passage of bracketedPassages(words)) {
      if (passage.end - passage.start > longestInBrackets) continue;
      const note = words.slice(passage.start, passage.end);
      const inner = plain(note.slice(1, -1));
      const before = words.slice(Math.max(0, passage.start - 6), passage.start);
      const end = withoutMarksAtEnd(before, /[\s*_]/u);
      const isOwnSentence =
        end === '' || /[.!?;)\]|>]$/u.test(end) || /[\t\n]/u.test(before.slice(end.length));
      if (isDraftingNote(inner) || isQuestion(inner) || (isOwnSentence && isTalkOfDraft(inner)))
        found.push(noteAt(start + passage.start, note));
    }
  }
  return found;
}

/** One passage in brackets from the first word to the last. */
function isWholeNote(bare: string): boolean {
  if (!bare.startsWith('[') || !/\]\.?$/u.test(bare)) return false;
  const [passage, ...others] = bracketedPassages(bare);
  const isWhole = passage?.start === 0 && others.length === 0 && passage.end >= bare.length - 1;
  return isWhole && isNote(bare.slice(1, passage.end - 1));
}

function noteAt(start: number, note: string): Aside {
  return { start, end: start + note.length, apart: 'note' };
}

function merged(known: readonly Aside[], found: readonly Aside[]): Aside[] {
  const free = found.filter(
    ({ start, end }) => !known.some((aside) => aside.start < end && start < aside.end),
  );
  return [...known, ...free].sort((left, right) => left.start - right.start);
}

function isNote(inner: string): boolean {
  return isDraftingNote(inner) || isTalkOfDraft(inner);
}

/** Words as a reader hears them: no emphasis, no ligatures, one kind of apostrophe, single spaces. */
function plain(words: string): string {
  return words
    .normalize('NFKC')
    .replace(/[*_]{1,3}|^[|\s#>]+/gu, '')
    .replace(/\u2019/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim();
}
