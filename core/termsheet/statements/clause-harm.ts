import { taxonomy } from '../clauses/taxonomy.ts';
import { type LogOddsWeights, logOdds, weighed } from './log-odds.ts';
import { clauseCodes, columnOf, harmLabel, redLabel, termCodes, tranchesCode } from './sentence-labels.ts';

/**
 * How the answers about one sentence are weighed into the probability that it harms founders for a clause: log odds of
 * {@link harmFigures}, fitted on offers of hands that the model was not trained with.
 */
export type HarmWeights = LogOddsWeights;

/** The clause that a passage is rated with. Money in tranches is rated with the amount. */
export function ratedClause(code: string): string {
  return code === tranchesCode ? taxonomy.investmentAmount.id : code;
}

const redColumn = columnOf(redLabel);
const columns = termCodes.map((clause) => ({
  clause,
  about: columnOf(clause),
  harm: columnOf(harmLabel(clause)),
}));
const otherColumns = clauseCodes.flatMap((code) => (code.startsWith('X') ? [columnOf(code)] : []));
/** Less than this is said of almost every sentence and clause. */
const leastHarm = 0.004;
const leastTopic = 0.02;

/** What there is to weigh for one clause. */
export interface HarmFigures {
  readonly clause: string;
  /**
   * Log odds of harm for this clause, of being about it, of harm for any, of no term; 1 where it is likelier to be about
   * this clause than about any other, and 1 where harm for it is likelier than for any other.
   */
  readonly figures: readonly number[];
}

/** The figures of each clause that a sentence may be about at all. */
export function harmFigures(labels: Float64Array): readonly HarmFigures[] {
  const at = (column: number): number => labels[column] ?? 0;
  const red = logOdds(at(redColumn));
  const other = logOdds(Math.max(...otherColumns.map(at)));
  const likeliest = Math.max(...columns.map(({ about }) => at(about)));
  const worst = Math.max(...columns.map(({ harm }) => at(harm)));
  return columns
    .filter(({ about, harm }) => at(harm) >= leastHarm || at(about) >= leastTopic)
    .map(({ clause, about, harm }) => {
      const isTopic = at(about) === likeliest ? 1 : 0;
      const isWorst = at(harm) === worst ? 1 : 0;
      return { clause, figures: [logOdds(at(harm)), logOdds(at(about)), red, other, isTopic, isWorst] };
    });
}

/** The probability that a sentence harms founders, for a clause that it may be about. */
export interface ClauseHarm {
  readonly clause: string;
  readonly probability: number;
}

/** What was worked out for the answers about a sentence: several readers ask. */
const known = new WeakMap<
  Float64Array,
  { readonly weights: HarmWeights; readonly harms: readonly ClauseHarm[] }
>();

/** The probability that a sentence harms founders, for each clause that it may be about. */
export function clauseHarms(weights: HarmWeights, labels: Float64Array): readonly ClauseHarm[] {
  const before = known.get(labels);
  if (before?.weights === weights) return before.harms;
  const harms = harmFigures(labels).map(({ clause, figures }) => ({
    clause: ratedClause(clause),
    probability: weighed(weights, figures),
  }));
  known.set(labels, { weights, harms });
  return harms;
}
