import { gramAt, gramLength, gramsOf } from './grams.ts';
import { neededLetters } from './needed-letters.ts';

/** Whether an expression matches a text. */
export type Searcher = (pattern: RegExp) => boolean;

/**
 * Searches one long text with many expressions, of which most match nothing: those whose letters are not in it are not
 * searched for. The expressions are not global.
 */
export function searcherOf(text: string): Searcher {
  const grams = gramsOf(text.toLowerCase());
  const mayHold = (letters: string): boolean => {
    for (let at = 0; at + gramLength <= letters.length; at += 1) {
      if (grams[gramAt(letters, at)] === 0) return false;
    }
    return true;
  };
  return (pattern) => (neededLetters(pattern)?.some(mayHold) ?? true) && pattern.test(text);
}
