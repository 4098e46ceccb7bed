import { type HarmWeights, harmFigures } from '../../../core/termsheet/statements/clause-harm.ts';
import { probabilities } from '../../../core/termsheet/statements/linear-model.ts';
import { columnOf, harmLabel, sentenceLabels } from '../../../core/termsheet/statements/sentence-labels.ts';
import { fitLogistic, type Observation } from '../../taxonomies/build/logistic-regression.ts';
import type { KnownDocument } from './known-documents.ts';
import { quantiseLinear } from './quantise-linear.ts';
import { type Example, trainLinear } from './train-linear.ts';

/** So many times the model is trained without some of the sets. */
const folds = 3;
const ridge = 0.01;

/**
 * How the answers about a sentence are weighed into the harm of a clause, fitted on the passages that careful readers
 * marked in offers, by models that saw no offer of the same hand.
 *
 * @param corpus sentences that every model is trained with
 * @param log is told of each model
 */
export function fitHarm(
  corpus: readonly Example[],
  documents: readonly KnownDocument[],
  log: (line: string) => void,
): HarmWeights {
  const marked = [...new Set(documents.filter(isMarked).map(({ set }) => set))];
  const observations = Array.from({ length: folds }, (_, fold) => {
    const out = new Set(marked.filter((_, at) => at % folds === fold));
    const others = documents.filter(({ set }) => !out.has(set)).flatMap(sentencesOf);
    const model = quantiseLinear(trainLinear(sentenceLabels, [...corpus, ...others]));
    log(`harm without ${[...out].join(', ')}`);
    return documents
      .filter(({ set }) => out.has(set))
      .flatMap(sentencesOf)
      .flatMap((example) => observe(example, probabilities(model, example.features)));
  }).flat();
  const { offset, weights } = fitLogistic(observations, { ridge });
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  return { offset: rounded(offset), weights: weights.map(rounded) };
}

/** Whether somebody has said of each red flag where it stands. */
function isMarked({ entry: { redFlags, evidence } }: KnownDocument): boolean {
  return redFlags.length > 0 && redFlags.every((flag) => evidence[flag] !== undefined);
}

function sentencesOf({ examples }: KnownDocument): readonly Example[] {
  return examples.map(({ sentence }) => sentence);
}

function observe({ holds, unknown }: Example, labels: Float64Array): Observation[] {
  return harmFigures(labels).flatMap(({ clause, figures }) => {
    const column = columnOf(harmLabel(clause));
    return unknown.includes(column) ? [] : [{ figures, held: holds.includes(column) }];
  });
}
