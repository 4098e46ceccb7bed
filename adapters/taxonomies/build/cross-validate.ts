/**
 * Trains the text model without a tenth of the index terms (seed 42) and prints the figures on those terms:
 *
 *   npx tsx adapters/taxonomies/build/cross-validate.ts
 *
 * It takes as long as building the model, some minutes; nothing is written.
 */
import { evaluationTable } from '../../../core/codes/evaluation/evaluation-table.ts';
import { measure } from '../evaluation/evaluate-codes.ts';
import { heldOutSets } from '../evaluation/held-out-sets.ts';
import { quantiseModel } from './quantise-model.ts';
import { trainModel } from './train-model.ts';
import { trainingOptions } from './training-options.ts';
import { outputs, trainingTexts } from './training-texts.ts';

const log = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const held = heldOutSets();
const unseen = held.tables(null);
const { index } = unseen.retrieval();
const keys = outputs.map((output) => index.collections[output].keys);
const sizes = keys.map((list) => list.length);
const trained = trainModel(trainingTexts(unseen), sizes, { ...trainingOptions, log });
const tables = held.tables(quantiseModel(trained, outputs, keys));
log(evaluationTable(held.sets.map((set) => measure(tables, set))));
