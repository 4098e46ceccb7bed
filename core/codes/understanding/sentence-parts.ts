import type { Token } from '../text/tokenise.ts';
import { tokenise } from '../text/tokenise.ts';

/** A stretch of words between commas, dashes, brackets and full stops. */
export interface SentencePart {
  readonly tokens: readonly Token[];
  /** Number of the sentence the part belongs to, from 0. */
  readonly sentence: number;
  /** The part's words in lower case, joined by single spaces, with a space at either end. */
  readonly phrase: string;
}

const sentenceEnd = /[.!?;\n](?:\s|$)|\n/;
const partEnd = /[,:()[\]"“”]|\s[-–—]+\s|—|\.{2,}|\s\/\s/;
/** A new part begins before these words: what follows may contradict what went before. */
const partOpeners = new Set([
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

/** Splits a description into parts, keeping sentence numbers. */
export function sentencePartsOf(text: string): SentencePart[] {
  const parts: SentencePart[] = [];
  let current: Token[] = [];
  let sentence = 0;
  let end = 0;
  const close = () => {
    if (current.length > 0) {
      parts.push({
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
    if (newSentence || (end > 0 && partEnd.test(gap)) || partOpeners.has(token.word)) close();
    if (newSentence) sentence += 1;
    current.push(token);
    end = token.start + token.surface.length;
  }
  close();
  return parts;
}
