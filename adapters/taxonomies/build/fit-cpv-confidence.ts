/**
 * Fits how far the first CPV code can be relied on where a seller describes the business, and prints the weights for
 * core/codes/confidence/confidence.ts. For every golden set it prints what is told, what is right and the calibration
 * error, by these weights and by weights found without the set:
 *
 *   npx tsx adapters/taxonomies/build/fit-cpv-confidence.ts
 *
 * No concordance reaches CPV, so it is judged apart; `fit-confidence.ts` comes first. Answers to buyers have their own
 * figures, see learn-notices.ts.
 */
import { firstIsRight } from '../../../core/codes/confidence/confidence.ts';
import { cpvSigns } from '../../../core/codes/confidence/cpv-signs.ts';
import { type ScoredAnswer, scoreAnswers } from '../../../core/codes/evaluation/score-answers.ts';
import { industrySystems } from '../../../core/codes/ranking/concordance-support.ts';
import { findCodes } from '../../../core/codes/ranking/find-codes.ts';
import { goldenSets } from '../evaluation/evaluation-sets.ts';
import { loadCodeTables } from '../load-code-tables.ts';
import { confidenceShares } from './confidence-shares.ts';
import { fitLogistic, type LogisticFit, type Observation, probabilityOf } from './logistic-regression.ts';

const ridge = 3;
const tables = loadCodeTables();

interface AskedRow extends Observation {
  readonly set: string;
  readonly accepted: readonly string[];
  readonly first: string;
}

const asked: AskedRow[] = goldenSets().flatMap(({ name, rows }) => {
  const set = name.replace('golden, ', '');
  return rows.flatMap(({ description, codes: { cpv: accepted = [] } }) => {
    const found = findCodes(tables, description);
    if (found.notices) return [];
    const sure = industrySystems.map((system) => firstIsRight(found, system, 'code'));
    const figures = Object.values(cpvSigns(found, sure.reduce((sum, each) => sum + each, 0) / sure.length));
    const first = found.systems.cpv[0]?.code ?? '';
    return [
      { set, accepted, first, figures, held: accepted.includes(first), weight: confidenceShares[set] ?? 0 },
    ];
  });
});

const fitWithout = (left: string | null): LogisticFit =>
  fitLogistic(
    asked.filter(({ set, weight = 0 }) => set !== left && weight > 0),
    { ridge },
  );

function judged(rows: readonly AskedRow[], fit: LogisticFit): string {
  const answers: ScoredAnswer[] = rows.map(({ figures, accepted, first }) => ({
    accepted,
    given: [first],
    confidence: probabilityOf(fit, figures),
  }));
  const told = answers.reduce((sum, { confidence }) => sum + confidence, 0) / answers.length;
  const { top1, calibrationError } = scoreAnswers(answers);
  return `told ${told.toFixed(2)}, right ${top1.toFixed(2)}, calibration error ${calibrationError.toFixed(3)}`;
}

const fit = fitWithout(null);
const names = Object.keys(cpvSigns(findCodes(tables, 'bakery'), 0.5));
const weights = names.map((name, at) => `${name}: ${(fit.weights[at] ?? 0).toFixed(2)}`).join(', ');
process.stdout.write(`offset: ${fit.offset.toFixed(2)}, weights: { ${weights} }\n`);
for (const set of new Set(asked.map((row) => row.set))) {
  const rows = asked.filter((row) => row.set === set);
  process.stdout.write(`${set}: ${judged(rows, fit)}; without it ${judged(rows, fitWithout(set))}\n`);
}
