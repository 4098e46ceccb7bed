import type { StatementModel } from '../../../core/termsheet/statements/statement-model.ts';
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
  ['n', 'o'],
  ['p', 'q'],
  ['r'],
  ['s', 't'],
  ['v', 'w'],
  ['x', 'y'],
  ['z', 'aa'],
  ['ab'],
  ['ba', 'bb'],
  ['bc', 'bd'],
  ['be', 'bf'],
  ['bg', 'bh'],
  ['bi', 'bj', 'bk'],
  ['bl', 'bm', 'bn'],
  ['bo', 'bp', 'bq'],
];

/** What is added to each document by a model that saw no sentence of its set. */
export function evaluateDocuments(
  { hands, documents }: TrainingMaterial,
  chosen: Pick<StatementModel, 'thresholds' | 'harm' | 'doubt' | 'settling'>,
): readonly Additions[] {
  const corpus = [...hands.values()].flat();
  return folds.flatMap((fold) => {
    const others = documents.filter(({ set }) => !fold.includes(set)).flatMap(({ examples }) => examples);
    const model = { ...trainStatements([...corpus, ...others]), ...chosen };
    const held = documents.filter(({ set }) => fold.includes(set));
    // What the wordings refuse has no findings to add to.
    return held.flatMap((document) =>
      document.analysis ? [scoreAdditions(model, document, document.analysis)] : [],
    );
  });
}
