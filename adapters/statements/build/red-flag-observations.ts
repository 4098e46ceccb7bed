import type { TermSheetAnalysis } from '../../../core/termsheet/analysis.ts';
import { analyzeDocument } from '../../../core/termsheet/analyze-document.ts';
import { allClauses } from '../../../core/termsheet/clauses/all-clauses.ts';
import { createReading } from '../../../core/termsheet/reading/reading.ts';
import { ratedClause } from '../../../core/termsheet/statements/clause-harm.ts';
import { likenessOf, readByLikeness } from '../../../core/termsheet/statements/read-by-likeness.ts';
import { passagesOf, readStatements } from '../../../core/termsheet/statements/read-statements.ts';
import { withSecondOpinion } from '../../../core/termsheet/statements/second-opinion.ts';
import { ratedClauses } from '../../../core/termsheet/statements/settling/red-flags.ts';
import type { HarmSettling } from '../../../core/termsheet/statements/settling/settling-weights.ts';
import type { StatementModel } from '../../../core/termsheet/statements/statement-model.ts';
import type { Observation } from '../../taxonomies/build/logistic-regression.ts';
import type { SetDocument } from '../evaluation/document-sets.ts';
import { fitWithNames } from './fit-settling.ts';

/** A clause of a document with what tells its harm, and whether a careful reader calls it harmful. */
export interface ClauseObservation extends Observation {
  readonly clause: string;
}

/** What a model that was not trained with a document tells of the harm of its clauses. */
export function redFlagObservations(
  { document, entry }: SetDocument,
  model: StatementModel,
): readonly ClauseObservation[] {
  const { jurisdiction } = entry;
  const analysed = analyzeDocument(
    document,
    { jurisdiction, analysisDetail: 'detailed' },
    { learned: model },
  );
  if (!analysed.ok) return [];
  const likeness = likenessOf(model);
  const { judge } = likeness;
  const { reading, kind } = readByLikeness(createReading(document), likeness);
  if (kind.type === 'not-a-term-sheet') return [];
  const { type } = kind;
  const examined = withSecondOpinion(
    allClauses.filter((clause) => clause.appliesTo.includes(type)).map((clause) => clause.examine(reading)),
    reading,
    model,
    judge,
  );
  const { harsh } = readStatements(model, reading, passagesOf(examined), judge);
  const red = new Set(entry.redFlags.map(ratedClause));
  return ratedClauses(findingsOf(analysed.value), harsh).map(({ clause, figures }) => ({
    clause,
    figures,
    held: red.has(clause),
  }));
}

function findingsOf(analysis: TermSheetAnalysis) {
  const { economicTerms, governanceTerms, founderRestrictions, missingClauses } = analysis;
  return [...economicTerms, ...governanceTerms, ...founderRestrictions, ...missingClauses];
}

const ridge = 0.1;

/** How the figures about clauses are weighed into the probability that they harm founders. */
export function fitRedFlags(observations: readonly ClauseObservation[]): HarmSettling {
  const { names, ...fit } = fitWithNames(
    observations.map(({ clause, ...observation }) => ({ ...observation, name: clause })),
    ridge,
  );
  return { ...fit, clauses: names };
}
