/**
 * Trains the text model without a tenth of the index terms (seed 42), prints the figures on every second of those
 * terms (the others helped to set the weights of SIC), and keeps them for `eval codes`:
 *
 *   npx tsx adapters/taxonomies/build/cross-validate.ts
 *
 * It takes as long as building the model, some minutes.
 */
import { evaluationTable, type MeasuredSet } from '../../../core/codes/evaluation/evaluation-table.ts';
import { keepCrossValidated } from '../evaluation/cross-validated.ts';
import { measure } from '../evaluation/evaluate-codes.ts';
import { heldOutSets } from '../evaluation/held-out-sets.ts';
import { outputs } from './outputs.ts';
import { quantiseModel } from './quantise-model.ts';
import { trainModel } from './train-model.ts';
import { trainingOptions } from './training-options.ts';
import { trainingTexts } from './training-texts.ts';

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
const measured: MeasuredSet[] = [];
for (const set of held.sets) {
  const rows = set.rows.filter((_, at) => at % 2 === 0);
  measured.push(await measure(tables, { name: 'held-out index terms, model trained without them', rows }));
}
keepCrossValidated(measured);
log(evaluationTable(measured));
