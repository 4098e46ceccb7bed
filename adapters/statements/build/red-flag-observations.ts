import { ratedClause } from '../../../core/termsheet/statements/clause-harm.ts';
import { ratedClauses } from '../../../core/termsheet/statements/settling/red-flags.ts';
import type { HarmSettling } from '../../../core/termsheet/statements/settling/settling-weights.ts';
import type { StatementModel } from '../../../core/termsheet/statements/statement-model.ts';
import type { Observation } from '../../taxonomies/build/logistic-regression.ts';
import type { SetDocument } from '../evaluation/document-sets.ts';
import { fitWithNames } from './fit-settling.ts';
import { readHeldOut } from './read-held-out.ts';

/** A clause of a document with what tells its harm, and whether a careful reader calls it harmful. */
export interface ClauseObservation extends Observation {
  readonly clause: string;
}

/** What a model that was not trained with a document tells of the harm of its clauses. */
export function redFlagObservations(
  document: SetDocument,
  model: StatementModel,
): readonly ClauseObservation[] {
  const held = readHeldOut(document, model);
  if (!held) return [];
  const red = new Set(document.entry.redFlags.map(ratedClause));
  return ratedClauses(held.findings, held.passages).map(({ clause, figures }) => ({
    clause,
    figures,
    held: red.has(clause),
  }));
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
