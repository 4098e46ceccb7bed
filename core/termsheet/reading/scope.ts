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
  const isExcluded = (section: Section | null): boolean => {
    for (let current = section; current; current = current.parent) {
      if (topic.titles.test(current.title)) return false;
      if (topic.except?.test(current.title)) return true;
    }
    return false;
  };
  const sections = reading.sections.filter(
    (section) => topic.titles.test(section.title) && !isExcluded(section),
  );
  const titled = new Set(sections);
  const isInside = (section: Section | null): boolean => {
    for (let current = section; current; current = current.parent) {
      if (titled.has(current)) return true;
      if (topic.except?.test(current.title)) return false;
    }
    return false;
  };
  const worded = new Set(
    reading.sentences
      .filter((sentence) => topic.words?.test(sentence.text) === true && !isExcluded(sentence.section))
      .map((sentence) => placeOf(sentence)),
  );
  // A sentence on the topic draws in the rest of its paragraph: prose goes on where it began.
  const sentences = reading.sentences.filter(
    (sentence) => isInside(sentence.section) || worded.has(placeOf(sentence)),
  );
  return { sections, sentences, isEmpty: sentences.length === 0 };
}

/** Paragraph and label together: a label inside a paragraph begins another subject. */
function placeOf(sentence: Sentence): string {
  return `${sentence.line}:${sentence.section?.start ?? -1}`;
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
