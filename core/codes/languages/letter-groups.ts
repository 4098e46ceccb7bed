import { plainWord } from '../text/tokenise.ts';

/** Groups of this many letters tell words of one root in every language, compounds and endings included. */
const groupLetters = 4;
const word = /\p{L}{3,40}/gu;
const mostWords = 200;

/** A word with the groups of letters that it is compared by. */
export interface LetteredWord {
  readonly word: string;
  readonly groups: readonly string[];
}

/**
 * The words of a text, each with its groups of four letters; a mark stands before the first.
 *
 * @example
 * letteredWords('Brot')[0]?.groups; // ['^bro', 'brot']
 */
export function letteredWords(text: string): readonly LetteredWord[] {
  const words = (text.match(word) ?? []).slice(0, mostWords).map(plainWord);
  return [...new Set(words)].map((each) => ({ word: each, groups: groupsOf(`^${each}`) }));
}

function groupsOf(marked: string): string[] {
  if (marked.length <= groupLetters) return [marked];
  const groups: string[] = [];
  for (let at = 0; at + groupLetters <= marked.length; at++) groups.push(marked.slice(at, at + groupLetters));
  return [...new Set(groups)];
}
