import { featureNumber } from './feature-hash.ts';
import { magnitude } from './magnitude.ts';
import type { MarkedSentence } from './marked-sentence.ts';

const negations = new Set([
  'no',
  'not',
  'nor',
  'never',
  'neither',
  'none',
  'nobody',
  'without',
  'nothing',
  'cannot',
]);
/** A denial reaches this many words, and not beyond the next mark. */
const negationReach = 8;
const gramLength = 4;

/**
 * What the models look at in a sentence: words, neighbours, neighbours but one, letter groups, words under a denial,
 * words of the title, and how large its quantities are. Each feature once.
 */
export function sentenceFeatures(sentence: MarkedSentence): Int32Array {
  const { signs, titleWords, quantities } = sentence;
  const found = new Set<number>();
  const add = (kind: string, first: string, second?: string): void => {
    found.add(featureNumber(kind, first, second));
  };
  let deniedUntil = -1;
  signs.forEach((sign, at) => {
    add('w', sign);
    add('b', signs[at - 1] ?? '<', sign);
    const beforeLast = signs[at - 2];
    if (beforeLast !== undefined) add('s', beforeLast, sign);
    if (at < deniedUntil) add('n', sign);
    if (negations.has(sign) || sign.endsWith("n't")) deniedUntil = at + negationReach;
    else if (sign === ';' || sign === ':') deniedUntil = -1;
    addGrams(sign, add);
  });
  titleWords.forEach((word, at) => {
    add('t', word);
    add('w', word);
    add('u', titleWords[at - 1] ?? '<', word);
    addGrams(word, add);
  });
  if (titleWords.length === 0) add('t', '');
  for (const quantity of quantities) add('q', magnitude(quantity));
  return Int32Array.from(found);
}

function addGrams(word: string, add: (kind: string, first: string) => void): void {
  if (word.length <= gramLength || word.startsWith('#')) return;
  const framed = `<${word}>`;
  for (let at = 0; at + gramLength <= framed.length; at += 1) add('g', framed.slice(at, at + gramLength));
}
