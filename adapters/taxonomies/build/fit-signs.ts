/**
 * Fits the weights of the signs that tell a business from a poem, a question or noise, and prints them for
 * core/codes/confidence/reads-like-business.ts:
 *
 *   npx tsx adapters/taxonomies/build/fit-signs.ts [FOLDER]
 *
 * The folder holds further labelled texts.
 */
import { type BusinessSigns, businessSigns } from '../../../core/codes/confidence/reads-like-business.ts';
import { findCodes } from '../../../core/codes/ranking/find-codes.ts';
import { goldenSets, setsOf, shortTexts, strangeTexts } from '../evaluation/evaluation-sets.ts';
import { loadCodeTables } from '../load-code-tables.ts';
import { aboutUsWriter, readFirms } from './about-us-texts.ts';
import { fitLogistic, type Observation, probabilityOf } from './logistic-regression.ts';

const tables = loadCodeTables();
const everySign = (text: string): BusinessSigns => businessSigns(findCodes(tables, text));
const observations = (texts: readonly string[], held: boolean, weight: number): Observation[] =>
  texts.map((text) => ({ figures: Object.values(everySign(text)), held, weight }));

const folder = process.argv[2];
const described = [...goldenSets(), ...(folder === undefined ? [] : setsOf(folder))].flatMap(({ rows }) =>
  rows.map(({ description }) => description),
);
const terms = (['naics', 'sic', 'isic'] as const).flatMap((system) =>
  tables
    .retrieval()
    .index.collections[system].keys.flatMap((code) => tables.indexTerms(system, code).slice(0, 1)),
);
// Who types only the name of a trade describes a business.
const tradeNames = tables.retrieval().trades.map(({ name }) => name);
// On its site a firm speaks to the reader and of persons, as letters and stories do.
const writer = aboutUsWriter();
const onSites = readFirms().learned.flatMap(({ text }) => [text, writer.surround(text)]);
const training = [
  ...observations(tradeNames, true, 0.1),
  ...observations(described, true, 0.6),
  ...observations(shortTexts('short-development'), true, 3),
  ...observations(onSites, true, 0.6),
  ...observations(terms, true, 0.05),
  ...observations([...strangeTexts('nonsense'), ...strangeTexts('not-a-business')], false, 3),
];
const fit = fitLogistic(training, { ridge: 0.3 });
const names = Object.keys(everySign('bakery'));
process.stdout.write(`offset ${fit.offset.toFixed(2)}\n`);
names.forEach((name, at) => {
  process.stdout.write(`  ${name}: ${(fit.weights[at] ?? 0).toFixed(2)},\n`);
});
const wrong = training.filter(
  ({ figures, held }) => Math.abs(probabilityOf(fit, figures) - (held ? 1 : 0)) > 0.5,
);
process.stdout.write(`${wrong.length} of ${training.length} texts of the training fall on the wrong side\n`);
