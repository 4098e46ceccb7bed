import { type LetterIndex, letterIndex } from './letter-index.ts';
import type { Reading } from './reading.ts';
import type { Section, Sentence } from './sections.ts';

/** Different texts, prepared for being searched. */
export interface IndexedTexts {
  readonly texts: readonly string[];
  readonly index: LetterIndex;
}

/**
 * The sections and sentences of a reading by number, each title and each wording once. Forty topics ask for them, and
 * a document that repeats a line ten thousand times is to be searched for it once.
 */
export interface Layout {
  /** A section at a time: the number of the one above it, or -1. */
  readonly parents: Int32Array;
  /** A section at a time: the number of its title. */
  readonly titleOf: Int32Array;
  readonly titles: IndexedTexts;
  /** A sentence at a time: the number of its section, or -1. */
  readonly sectionOf: Int32Array;
  /** A sentence at a time: the number of its wording. */
  readonly wordingOf: Int32Array;
  readonly wordings: IndexedTexts;
  /** A sentence at a time: the same number for those that stand together. */
  readonly groupOf: Int32Array;
}

const known = new WeakMap<Reading, Layout>();

/** The layout of a reading; worked out once. */
export function layoutOf(reading: Reading): Layout {
  const before = known.get(reading);
  if (before) return before;
  const { sections, sentences } = reading;
  const numberOf = new Map<Section, number>(sections.map((section, index) => [section, index]));
  const sectionNumber = (section: Section | null): number =>
    section === null ? -1 : (numberOf.get(section) ?? -1);
  const titles = numbered(sections.map(({ title }) => title));
  const wordings = numbered(sentences.map(({ text }) => text));
  const layout: Layout = {
    parents: Int32Array.from(sections, ({ parent }) => sectionNumber(parent)),
    titleOf: titles.numbers,
    titles: indexed(titles.different),
    sectionOf: Int32Array.from(sentences, ({ section }) => sectionNumber(section)),
    wordingOf: wordings.numbers,
    wordings: indexed(wordings.different),
    groupOf: groupsOf(sentences),
  };
  known.set(reading, layout);
  return layout;
}

/** Asks of sentences of a reading whether they may match an expression; those that cannot are not searched. */
export function mayMatchIn(reading: Reading, pattern: RegExp): (sentenceNumber: number) => boolean {
  const { wordings, wordingOf } = layoutOf(reading);
  const may = wordings.index.mayMatch(pattern);
  return may === null ? () => true : (number) => may[wordingOf[number] ?? -1] === 1;
}

/** The sentences of a reading that match an expression, in order. The expression is not global. */
export function sentencesWith(reading: Reading, pattern: RegExp): readonly Sentence[] {
  const mayMatch = mayMatchIn(reading, pattern);
  return reading.sentences.filter(({ text }, number) => mayMatch(number) && pattern.test(text));
}

function indexed(texts: readonly string[]): IndexedTexts {
  return { texts, index: letterIndex(texts) };
}

function numbered(texts: readonly string[]): { numbers: Int32Array; different: string[] } {
  const numberOf = new Map<string, number>();
  const numbers = Int32Array.from(texts, (text) => {
    const number = numberOf.get(text) ?? numberOf.size;
    numberOf.set(text, number);
    return number;
  });
  return { numbers, different: [...numberOf.keys()] };
}

const fewestTerseSentences = 3;
const mostTerseWords = 10;

/**
 * Sentences of one paragraph under one label stand together, as a label inside a paragraph begins another subject. In
 * notes without a heading ("1x non-participating. Four year vesting. Board of three.") each is a term of its own.
 */
function groupsOf(sentences: readonly Sentence[]): Int32Array {
  const groups = new Int32Array(sentences.length);
  for (let first = 0; first < sentences.length; ) {
    let end = first + 1;
    while (end < sentences.length && isTogether(sentences[first], sentences[end])) end += 1;
    const isTerse = isTerseParagraph(sentences.slice(first, end));
    for (let index = first; index < end; index += 1) groups[index] = isTerse ? index : first;
    first = end;
  }
  return groups;
}

function isTogether(first: Sentence | undefined, other: Sentence | undefined): boolean {
  return first?.line === other?.line && first?.section?.start === other?.section?.start;
}

function isTerseParagraph(paragraph: readonly Sentence[]): boolean {
  // Under a heading the sentences go on with its subject.
  if (paragraph.length < fewestTerseSentences || paragraph[0]?.section) return false;
  const words = paragraph.reduce((sum, { text }) => sum + text.trim().split(/\s+/).length, 0);
  return words / paragraph.length <= mostTerseWords;
}
