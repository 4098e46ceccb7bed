import type { TextSpan } from '../document.ts';
import type { Reading } from './reading.ts';
import type { Section, Sentence } from './sections.ts';

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
  readonly sections: readonly Section[];
  /** In reading order; headings and labels included. */
  readonly sentences: readonly Sentence[];
  readonly isEmpty: boolean;
}

/** Gathers the sections and sentences on a topic. */
export function scopeOf(reading: Reading, topic: Topic): Scope {
  const place = placer(topic, reading.text.length);
  const sections = reading.sections.filter(
    (section) => place.isTitled(section) && place.of(section) !== 'excluded',
  );
  const terse = terseParagraphs(reading.sentences);
  const placeOf = (sentence: Sentence): string => {
    const paragraph = paragraphOf(sentence);
    return terse.has(paragraph) ? `${paragraph}:${sentence.start}` : paragraph;
  };
  const worded = new Set<string>();
  for (const sentence of reading.sentences) {
    // Sections that belong to the topic are taken whole; their words need no second look.
    if (place.of(sentence.section) === 'outside' && topic.words?.test(sentence.text)) {
      worded.add(placeOf(sentence));
    }
  }
  // A sentence on the topic draws in the rest of its paragraph: prose goes on where it began.
  const sentences = reading.sentences.filter((sentence) => {
    const where = place.of(sentence.section);
    if (where === 'excluded') return topic.names?.test(sentence.text) ?? false;
    return where === 'inside' || worded.has(placeOf(sentence));
  });
  return { sections, sentences, isEmpty: sentences.length === 0 };
}

/** A section longer than this share of the text is the document itself. */
const titleShare = 0.6;
/** An excerpt of one clause has no title of its own. */
const shortText = 1200;

type Place = 'inside' | 'outside' | 'excluded';

/** Tells for each section, once, whether it belongs to a topic: the nearest heading that says so decides. */
function placer(topic: Topic, textLength: number) {
  const places = new Map<Section, Place>();
  const isTitled = (section: Section): boolean => topic.titles.test(section.title);
  const of = (section: Section | null): Place => {
    if (section === null) return 'outside';
    const known = places.get(section);
    if (known) return known;
    let found: Place;
    // A heading over most of the document is its title, not a subject in it.
    if (textLength > shortText && section.end - section.start > textLength * titleShare)
      found = of(section.parent);
    else if (isTitled(section)) found = 'inside';
    else if (topic.except?.test(section.title)) found = 'excluded';
    else found = of(section.parent);
    places.set(section, found);
    return found;
  };
  return { of, isTitled };
}

const knownParagraphs = new WeakMap<Sentence, string>();

/** Paragraph and label together: a label inside a paragraph begins another subject. Every topic asks again. */
function paragraphOf(sentence: Sentence): string {
  const known = knownParagraphs.get(sentence);
  if (known !== undefined) return known;
  const paragraph = `${sentence.line}:${sentence.section?.start ?? -1}`;
  knownParagraphs.set(sentence, paragraph);
  return paragraph;
}

const fewestTerseSentences = 3;
const mostTerseWords = 10;
const knownTerse = new WeakMap<readonly Sentence[], ReadonlySet<string>>();

/** Paragraphs of notes without a heading ("1x non-participating. Four year vesting. Board of three."): each sentence is a term of its own. */
function terseParagraphs(sentences: readonly Sentence[]): ReadonlySet<string> {
  const known = knownTerse.get(sentences);
  if (known) return known;
  const counts = new Map<string, { sentences: number; words: number }>();
  for (const sentence of sentences) {
    // Under a heading the sentences go on with its subject.
    if (sentence.section !== null) continue;
    const count = counts.get(paragraphOf(sentence)) ?? { sentences: 0, words: 0 };
    count.sentences += 1;
    count.words += sentence.text.trim().split(/\s+/).length;
    counts.set(paragraphOf(sentence), count);
  }
  const terse = new Set<string>();
  for (const [paragraph, count] of counts) {
    if (count.sentences >= fewestTerseSentences && count.words / count.sentences <= mostTerseWords) {
      terse.add(paragraph);
    }
  }
  knownTerse.set(sentences, terse);
  return terse;
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
