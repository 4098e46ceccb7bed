import type { TextSpan } from '../document/term-sheet-document.ts';
import { type IndexedTexts, layoutOf, sentencesWith } from './layout.ts';
import type { Reading } from './reading.ts';
import type { Sentence } from './sections.ts';

/** What a clause is looked for by: the headings lawyers give it, and words that give it away anywhere. */
export interface Topic {
  readonly titles: RegExp;
  /** Sentences outside such sections that belong to the topic all the same (R0.5). */
  readonly words?: RegExp;
  /** Headings whose sections never belong to it, though they use the same words. */
  readonly except?: RegExp;
  /** Trade names that cannot mean anything else: a sentence with one belongs to it even under such a heading. */
  readonly names?: RegExp;
}

/** The part of a document that speaks about one topic. */
export interface Scope {
  /** In reading order; headings and labels included. */
  readonly sentences: readonly Sentence[];
  /** Whether a heading names the topic. */
  readonly isHeaded: boolean;
}

/** Gathers the sentences on a topic. */
export function scopeOf(reading: Reading, topic: Topic): Scope {
  const { sectionOf, groupOf, wordingOf, wordings } = layoutOf(reading);
  const { places, isHeaded } = placesOf(reading, topic);
  const placeOf = (sentence: number): number => places[sectionOf[sentence] ?? -1] ?? outside;
  const saysSo = asksOnce(wordings, topic.words);
  const worded = new Set<number>();
  for (let sentence = 0; sentence < wordingOf.length; sentence += 1) {
    // Sections that belong to the topic are taken whole; their words need no second look.
    if (placeOf(sentence) === outside && saysSo(wordingOf[sentence] ?? -1))
      worded.add(groupOf[sentence] ?? -1);
  }
  // A sentence on the topic draws in the rest of its paragraph: prose goes on where it began.
  const sentences = reading.sentences.filter(({ text }, sentence) => {
    const place = placeOf(sentence);
    if (place === excluded) return topic.names?.test(text) ?? false;
    return place === inside || worded.has(groupOf[sentence] ?? -1);
  });
  return { sentences, isHeaded };
}

/** A section longer than this share of the text is the document itself. */
const titleShare = 0.6;
/** An excerpt of one clause has no title of its own; it is short, and says little. */
const excerpt = { length: 1200, sentences: 8 };

const outside = 0;
const inside = 1;
const excluded = 2;

/** Tells for each section whether it belongs to a topic: the nearest heading that says so decides. */
function placesOf(reading: Reading, topic: Topic): { places: Uint8Array; isHeaded: boolean } {
  const { parents, titleOf, titles } = layoutOf(reading);
  const { length } = reading.text;
  const isExcerpt = length <= excerpt.length && reading.sentences.length <= excerpt.sentences;
  const isTitled = asksOnce(titles, topic.titles);
  const isExcepted = asksOnce(titles, topic.except);
  const places = new Uint8Array(parents.length);
  let isHeaded = false;
  for (const [index, { start, end }] of reading.sections.entries()) {
    const title = titleOf[index] ?? -1;
    // A heading over most of the document is its title, not a subject in it.
    const isSubject = isExcerpt || end - start <= length * titleShare;
    if (isSubject && isTitled(title)) places[index] = inside;
    else if (isSubject && isExcepted(title)) places[index] = excluded;
    // A section above begins before those under it.
    else places[index] = places[parents[index] ?? -1] ?? outside;
    isHeaded ||= isTitled(title) && places[index] !== excluded;
  }
  return { places, isHeaded };
}

const unknown = 0;
const no = 1;
const yes = 2;

/** Whether one of several texts matches, by its number; each is searched when it is first asked about. */
function asksOnce({ texts, index }: IndexedTexts, pattern: RegExp | undefined): (number: number) => boolean {
  if (!pattern) return () => false;
  const may = index.mayMatch(pattern);
  const answers = new Uint8Array(texts.length);
  return (number) => {
    if (may?.[number] === 0) return false;
    if (answers[number] === unknown) answers[number] = pattern.test(texts[number] ?? '') ? yes : no;
    return answers[number] === yes;
  };
}

/** A match of a pattern in a scope, with its place in the reading text. */
export interface ScopeMatch extends TextSpan {
  readonly sentence: Sentence;
  readonly match: RegExpExecArray;
}

/** First match of a pattern in each sentence. */
export function matchesIn(sentences: readonly Sentence[], pattern: RegExp): ScopeMatch[] {
  const found: ScopeMatch[] = [];
  for (const sentence of sentences) {
    const match = pattern.exec(sentence.text);
    pattern.lastIndex = 0;
    if (!match) continue;
    const start = sentence.start + match.index;
    found.push({ sentence, match, start, end: start + match[0].length });
  }
  return found;
}

/** First match of a pattern in each sentence of a reading; those that cannot match are not searched. */
export function matchesWithin(reading: Reading, pattern: RegExp): ScopeMatch[] {
  return matchesIn(sentencesWith(reading, pattern), pattern);
}
