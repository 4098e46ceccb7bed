import { quantityLabels, sentenceLabels } from '../../../core/termsheet/statements/sentence-labels.ts';
import type { StatementModel } from '../../../core/termsheet/statements/statement-model.ts';
import { quantiseLinear } from './quantise-linear.ts';
import { type Example, trainLinear } from './train-linear.ts';

/** Examples for both models, from one place: a sentence of the corpus or one of a document. */
export interface StatementExamples {
  readonly sentence: Example;
  readonly quantities: readonly Example[];
}

/** Trains the two models of the learned reader. */
export function trainStatements(
  examples: readonly StatementExamples[],
): Pick<StatementModel, 'sentences' | 'quantities'> {
  const sentences = examples.map(({ sentence }) => sentence);
  const quantities = examples.flatMap((example) => example.quantities);
  return {
    sentences: quantiseLinear(trainLinear(sentenceLabels, sentences)),
    quantities: quantiseLinear(trainLinear(quantityLabels, quantities)),
  };
}
