import type { Chosen } from '../build/choose-thresholds.ts';
import { trainStatements } from '../build/train-statements.ts';
import type { TrainingMaterial } from '../build/training-material.ts';
import { type Additions, scoreAdditions } from './score-additions.ts';

/** Sets that are held out together: those of one hand. */
const folds: readonly (readonly string[])[] = [
  ['fixtures'],
  ['practice'],
  ['a', 'b', 'c'],
  ['d'],
  ['e'],
  ['f', 'g'],
  ['h', 'i'],
  ['j'],
  ['k'],
  ['l'],
];

/** What is added to each document by a model that saw no sentence of its set. */
export function evaluateDocuments(
  { hands, documents }: TrainingMaterial,
  chosen: Chosen,
): readonly Additions[] {
  const corpus = [...hands.values()].flat();
  return folds.flatMap((fold) => {
    const others = documents.filter(({ set }) => !fold.includes(set)).flatMap(({ examples }) => examples);
    const model = { ...trainStatements([...corpus, ...others]), ...chosen };
    const held = documents.filter(({ set }) => fold.includes(set));
    return held.map((document) => scoreAdditions(model, document, document.analysis));
  });
}
