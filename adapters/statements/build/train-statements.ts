import type { LinearModel } from '../../../core/termsheet/statements/linear-model.ts';
import { quantityLabels, sentenceLabels } from '../../../core/termsheet/statements/sentence-labels.ts';
import type { StatementModel } from '../../../core/termsheet/statements/statement-model.ts';
import { pruneLinear } from './prune-linear.ts';
import { quantiseLinear } from './quantise-linear.ts';
import { type Example, trainLinear } from './train-linear.ts';

/** Examples for both models, from one place: a sentence of the corpus or one of a document. */
export interface StatementExamples {
  readonly sentence: Example;
  readonly quantities: readonly Example[];
}

/** Weights that are kept of each model: some two thirds of a megabyte and a twelfth, compressed. */
const kept = { sentences: 832_000, quantities: 80_000 };

/** Trains the two models of the learned reader. */
export function trainStatements(
  examples: readonly StatementExamples[],
): Pick<StatementModel, 'sentences' | 'quantities'> {
  const sentences = examples.map(({ sentence }) => sentence);
  const quantities = examples.flatMap((example) => example.quantities);
  return {
    sentences: trained(sentenceLabels, sentences, kept.sentences),
    quantities: trained(quantityLabels, quantities, kept.quantities),
  };
}

function trained(labels: readonly string[], examples: readonly Example[], mostWeights: number): LinearModel {
  return quantiseLinear(pruneLinear(trainLinear(labels, examples), examples, mostWeights));
}
