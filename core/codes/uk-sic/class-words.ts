import type { CodeTables } from '../code-tables.port.ts';
import { knownStemsOf } from '../text/known-stems.ts';
import { signsOf } from './signs-of-words.ts';

/** A title or an official index term with its searchable stems in order. */
export interface UkTerm {
  readonly text: string;
  readonly stems: readonly string[];
}

/** A UK code of a class, with the words that the UK index has for it. */
export interface UkCodeWords {
  readonly code: string;
  /** How often each sign occurs in title and terms, the title three times; none where the class has no other code. */
  readonly counts: ReadonlyMap<string, number>;
  readonly total: number;
  /** The title and the official index terms, the title first. */
  readonly terms: readonly UkTerm[];
}

/** The UK codes of one ISIC class, and all their words together. */
export interface ClassWords {
  readonly codes: readonly UkCodeWords[];
  readonly counts: ReadonlyMap<string, number>;
  readonly total: number;
}

const titleWeight = 3;
const kept = new WeakMap<CodeTables, Map<string, ClassWords>>();

/** The words of the UK codes of an ISIC class, read when the class is first met. */
export function wordsOfClass(tables: CodeTables, isicClass: string): ClassWords {
  const known = kept.get(tables) ?? new Map<string, ClassWords>();
  kept.set(tables, known);
  const before = known.get(isicClass);
  if (before) return before;
  const links = tables.links('isic', isicClass, 'uksic');
  // A class with one code needs no words to tell it by: a fifth of the memory of all.
  const codes = links.map(({ code }) => wordsOfCode(tables, code, links.length > 1));
  const counts = new Map<string, number>();
  for (const each of codes) for (const [stem, count] of each.counts) add(counts, stem, count);
  const words = { codes, counts, total: codes.reduce((sum, { total }) => sum + total, 0) };
  known.set(isicClass, words);
  return words;
}

function wordsOfCode(tables: CodeTables, code: string, isCounted: boolean): UkCodeWords {
  const title = tables.entry('uksic', code)?.title ?? '';
  const terms = [title, ...tables.indexTerms('uksic', code)].map((text) => ({
    text,
    stems: knownStemsOf(text),
  }));
  const counts = new Map<string, number>();
  terms.forEach(({ stems }, at) => {
    if (!isCounted) return;
    for (const { sign } of signsOf(stems.map((stem) => ({ stem, weight: 1 }))))
      add(counts, sign, at === 0 ? titleWeight : 1);
  });
  return { code, counts, total: [...counts.values()].reduce((sum, count) => sum + count, 0), terms };
}

function add(counts: Map<string, number>, stem: string, count: number): void {
  counts.set(stem, (counts.get(stem) ?? 0) + count);
}
