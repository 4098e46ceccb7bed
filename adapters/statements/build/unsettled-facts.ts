import { collectFacts } from '../../../core/termsheet/assessment/collect-facts.ts';
import { allClauses } from '../../../core/termsheet/clauses/all-clauses.ts';
import { deniedTerms } from '../../../core/termsheet/denials/denied-terms.ts';
import { withDenied } from '../../../core/termsheet/denials/with-denied.ts';
import { flattenFacts, type GoldenAnswer } from '../../../core/termsheet/evaluation/golden-truth.ts';
import { createReading } from '../../../core/termsheet/reading/reading.ts';
import { noDoubt } from '../../../core/termsheet/statements/doubtful-sentences.ts';
import { likenessOf, readByLikeness } from '../../../core/termsheet/statements/read-by-likeness.ts';
import { passagesOf, readStatements } from '../../../core/termsheet/statements/read-statements.ts';
import { disputes } from '../../../core/termsheet/statements/settling/disputes.ts';
import { gaps } from '../../../core/termsheet/statements/settling/gaps.ts';
import type { LearnedFact, StatedValue } from '../../../core/termsheet/statements/stated-facts.ts';
import type { StatementModel } from '../../../core/termsheet/statements/statement-model.ts';
import { agrees } from '../evaluation/agrees.ts';
import type { SetDocument } from '../evaluation/document-sets.ts';
import type { FactObservation } from './fit-settling.ts';

const nothingWeighed = { offset: 0, weights: [], facts: {} };

/** What is heard of the facts of a document that the wordings leave open, or read otherwise. */
export interface Unsettled {
  readonly gaps: readonly FactObservation[];
  readonly disputes: readonly FactObservation[];
}

/** Reads a document as the engine does up to the point where statements are settled. */
export function unsettledIn(
  { document, entry }: SetDocument,
  models: Pick<StatementModel, 'sentences' | 'quantities'>,
): Unsettled {
  const likeness = likenessOf({
    ...models,
    thresholds: {},
    harm: { offset: Number.NEGATIVE_INFINITY, weights: [] },
    doubt: noDoubt,
    settling: { gaps: nothingWeighed, disputes: nothingWeighed, redFlags: null },
  });
  const { reading, kind } = readByLikeness(createReading(document), likeness);
  if (kind.type === 'not-a-term-sheet') return { gaps: [], disputes: [] };
  const { type } = kind;
  const examined = allClauses
    .filter((clause) => clause.appliesTo.includes(type))
    .map((clause) => clause.examine(reading));
  const facts = withDenied(collectFacts(examined), deniedTerms(reading));
  const status = new Map(examined.map((one) => [one.clause.id as string, one.reading.status]));
  const { heard } = readStatements(likeness.model, reading, passagesOf(examined), likeness.judge);
  const isRight = truthOf(entry);
  const torn = (one: (typeof examined)[number]): boolean => (one.reading.contradictions ?? []).length > 0;
  return {
    gaps: gaps(heard, facts, (clause) => status.get(clause) ?? 'beyond').map(
      ({ statement: { fact, value }, figures }) => ({ fact, figures, held: isRight(fact, value) }),
    ),
    disputes: examined
      .filter((one) => !torn(one))
      .flatMap((one) => disputes(one, heard, facts))
      .map(({ read, other: { fact, value }, figures }) => ({
        fact,
        figures,
        // Where both are right, nothing is gained by the other.
        held: isRight(fact, value) && !isRight(fact, read),
      })),
  };
}

function truthOf(entry: SetDocument['entry']): (fact: LearnedFact, value: StatedValue) => boolean {
  const truth = flattenFacts(entry.facts);
  return (fact, value) => {
    const answers: readonly GoldenAnswer[] = [truth.get(fact) ?? null, ...(entry.accept[fact] ?? [])];
    return answers.some((answer) => agrees(answer, value));
  };
}
