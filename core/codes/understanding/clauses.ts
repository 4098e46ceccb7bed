import type { Token } from '../text/tokenise.ts';
import { tokenise } from '../text/tokenise.ts';

/** A stretch of words between commas, dashes, brackets and full stops. */
export interface Clause {
  readonly tokens: readonly Token[];
  /** Number of the sentence the clause belongs to, from 0. */
  readonly sentence: number;
  /** The clause's words in lower case, joined by single spaces, with a space at either end. */
  readonly phrase: string;
}

const sentenceEnd = /[.!?;\n](?:\s|$)|\n/;
const clauseEnd = /[,:()[\]"“”]|\s[-–—]+\s|—|\.{2,}|\s\/\s/;
/** A new clause begins before these words: what follows may contradict what went before. */
const clauseOpeners = new Set([
  'but',
  'although',
  'though',
  'while',
  'because',
  'so',
  'then',
  'plus',
  'also',
  'however',
]);

/** Splits a description into clauses, keeping sentence numbers. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let current: Token[] = [];
  let sentence = 0;
  let end = 0;
  const close = () => {
    if (current.length > 0) {
      clauses.push({
        tokens: current,
        sentence,
        phrase: ` ${current.map((token) => token.word).join(' ')} `,
      });
    }
    current = [];
  };
  for (const token of tokenise(text)) {
    const gap = text.slice(end, token.start);
    const newSentence = end > 0 && sentenceEnd.test(gap);
    if (newSentence || (end > 0 && clauseEnd.test(gap)) || clauseOpeners.has(token.word)) close();
    if (newSentence) sentence += 1;
    current.push(token);
    end = token.start + token.surface.length;
  }
  close();
  return clauses;
}
