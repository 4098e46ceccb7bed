import { gramAt, gramCount, gramLength } from './grams.ts';
import { neededLetters } from './needed-letters.ts';

/** Tells which of several texts may match an expression, without searching them. */
export interface LetterIndex {
  /** The numbers of the texts that hold what the expression needs; null where that may be all of them. */
  mayMatch(pattern: RegExp): Uint8Array | null;
}

/** To search fewer texts outright costs less than to read what hundreds of expressions need. */
const fewestTexts = 200;

/**
 * Prepares texts for being searched with hundreds of expressions, of which most find nothing in most texts. Time and
 * memory grow with the length of the texts.
 */
export function letterIndex(texts: readonly string[]): LetterIndex {
  if (texts.length < fewestTexts) return { mayMatch: () => null };
  const lower = texts.map((text) => text.toLowerCase());
  const holders: (number[] | undefined)[] = new Array(gramCount);
  lower.forEach((text, number) => {
    for (let at = 0; at + gramLength <= text.length; at += 1) {
      const gram = gramAt(text, at);
      const list = holders[gram];
      if (list === undefined) holders[gram] = [number];
      else if (list[list.length - 1] !== number) list.push(number);
    }
  });
  return {
    mayMatch(pattern) {
      const needed = neededLetters(pattern);
      if (needed === null) return null;
      const may = new Uint8Array(texts.length);
      for (const letters of needed) {
        for (const number of fewest(holders, letters)) {
          if (may[number] === 0 && lower[number]?.includes(letters)) may[number] = 1;
        }
      }
      return may;
    },
  };
}

/** The texts that hold the rarest three letters of a string. */
function fewest(holders: readonly (readonly number[] | undefined)[], letters: string): readonly number[] {
  let rarest: readonly number[] | null = null;
  for (let at = 0; at + gramLength <= letters.length; at += 1) {
    const list = holders[gramAt(letters, at)] ?? [];
    if (rarest === null || list.length < rarest.length) rarest = list;
  }
  return rarest ?? [];
}
