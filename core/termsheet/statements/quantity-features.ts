import { featureNumber } from './feature-hash.ts';
import { magnitude } from './magnitude.ts';
import type { MarkedSentence } from './marked-sentence.ts';

/** So many words on each side say what a quantity is for. */
const window = 6;

/**
 * What the model looks at to tell what a quantity of a sentence states: the words around it with their places, the
 * whole sentence and its title, its size and its place among its like. All of them apart for each kind of quantity.
 */
export function quantityFeatures(sentence: MarkedSentence, number: number): Int32Array {
  const { signs, titleWords, quantities, places } = sentence;
  const quantity = quantities[number];
  const place = places[number];
  if (quantity === undefined || place === undefined) return new Int32Array();
  const found = new Set<number>();
  const add = (kind: string, first: string, second?: string): void => {
    found.add(featureNumber(`${quantity.kind}${kind}`, first, second));
  };
  for (let distance = 1; distance <= window; distance += 1) {
    const left = signs[place - distance];
    const right = signs[place + distance];
    add(`l${distance}`, left ?? '<');
    add(`r${distance}`, right ?? '>');
    if (left !== undefined) addNear('L', left, signs[place - distance + 1], add);
    if (right !== undefined) addNear('R', right, signs[place + distance - 1], add);
  }
  add('m', signs[place - 1] ?? '<', signs[place + 1] ?? '>');
  for (const sign of signs) add('S', sign);
  for (const word of titleWords) add('T', word);
  if (titleWords.length === 0) add('T', '');
  const like = quantities.filter(({ kind }) => kind === quantity.kind);
  add('k', `${Math.min(3, like.indexOf(quantity))}`, `${Math.min(3, like.length)}`);
  add('q', magnitude(quantity));
  if (quantity.currency !== undefined) add('c', 'has');
  return Int32Array.from(found);
}

function addNear(
  side: string,
  sign: string,
  inner: string | undefined,
  add: (kind: string, first: string, second?: string) => void,
): void {
  add(side, sign);
  add(`${side}b`, sign, inner ?? '');
  if (sign.length > 5) add(`${side}g`, sign.slice(0, 5));
}
