/**
 * Fits what tells a sentence that states a trade from one that only tells of the firm, and writes it to
 * core/codes/ranking/stating-weights.ts:
 *
 *   npx tsx adapters/taxonomies/build/fit-sentences.ts
 *
 * By what the text model takes the words of a sentence for, so it comes after each training of the model.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSources } from '../../../core/codes/ranking/read-sources.ts';
import { statingFigures } from '../../../core/codes/ranking/stated-trades.ts';
import { embedWords } from '../../../core/codes/text-model/text-model.ts';
import { packageRoot } from '../../package-root.ts';
import { loadCodeTables } from '../load-code-tables.ts';
import { aboutUsWriter } from './about-us-texts.ts';
import { crossValidate, fitLogistic, type Observation } from './logistic-regression.ts';
import { readOwnerSentences } from './owner-sentences.ts';

/** Of the sentences of owners every so manieth is enough. */
const everyOwner = 6;
/** Each sentence of promotion is read with so many made-up names. */
const timesPromotion = 6;
const [ridge, folds] = [1, 6];

const data = loadCodeTables().retrieval();
const { model } = data;
if (!model) throw new Error('The text model was trained for other trades.');

function observed(text: string, held: boolean, weight: number): Observation[] {
  const { words } = readSources(data, text);
  return model && words.length > 0
    ? [{ figures: statingFigures(embedWords(model, words)), held, weight }]
    : [];
}

const writer = aboutUsWriter();
const owners = readOwnerSentences().filter((_, at) => at % everyOwner === 0);
const promotion = writer.promotion(timesPromotion);
// As many of one kind as of the other, and the phrases that trades are named by in between.
const share = (promotion.flat().length / (owners.length + data.trades.length)) * 1.5;
const groups = [
  ...promotion.map((texts) => texts.flatMap((text) => observed(text, false, 1))),
  ...owners.map(({ text }) => observed(text, true, share)),
  ...data.trades.map(({ name, phrases }) => observed(`${name}, ${phrases[0] ?? name}`, true, share)),
];
const { offset, weights } = fitLogistic(groups.flat(), { ridge });
const rounded = (value: number): number => Math.round(value * 100) / 100;
process.stdout.write(
  `log loss of sentences left out: ${crossValidate(groups, folds, { ridge }).toFixed(3)}\n`,
);
writeFileSync(
  join(packageRoot(), 'core/codes/ranking/stating-weights.ts'),
  `/** Fitted to the text model by \`adapters/taxonomies/build/fit-sentences.ts\`. */
export const statingWeights: { readonly offset: number; readonly weights: readonly number[] } = {
  offset: ${rounded(offset)},
  weights: [${weights.map(rounded).join(', ')}],
};
`,
);
