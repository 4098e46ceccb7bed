import type { ClauseFinding, TermSheetAnalysis } from '../../../core/termsheet/analysis.ts';
import { analyzeDocument } from '../../../core/termsheet/analyze-document.ts';
import { allClauses } from '../../../core/termsheet/clauses/all-clauses.ts';
import { createReading, type Reading } from '../../../core/termsheet/reading/reading.ts';
import { likenessOf, readByLikeness } from '../../../core/termsheet/statements/read-by-likeness.ts';
import {
  type HarshPassage,
  passagesOf,
  readStatements,
} from '../../../core/termsheet/statements/read-statements.ts';
import { withSecondOpinion } from '../../../core/termsheet/statements/second-opinion.ts';
import type { SentenceJudge } from '../../../core/termsheet/statements/sentence-judge.ts';
import type { StatementModel } from '../../../core/termsheet/statements/statement-model.ts';
import type { SetDocument } from '../evaluation/document-sets.ts';

/** What a model that was not trained with a document makes of it. */
export interface HeldOutReading {
  readonly reading: Reading;
  readonly judge: SentenceJudge;
  readonly passages: readonly HarshPassage[];
  readonly findings: readonly ClauseFinding[];
}

/**
 * Reads a document by a model that was not trained with it.
 * @returns null where it is not taken for an offer
 */
export function readHeldOut({ document, entry }: SetDocument, model: StatementModel): HeldOutReading | null {
  const { jurisdiction } = entry;
  const options = { jurisdiction, analysisDetail: 'detailed' } as const;
  const analysed = analyzeDocument(document, options, { learned: model });
  if (!analysed.ok) return null;
  const likeness = likenessOf(model);
  const { judge } = likeness;
  const { reading, kind } = readByLikeness(createReading(document), likeness);
  if (kind.type === 'not-a-term-sheet') return null;
  const { type } = kind;
  const examined = withSecondOpinion(
    allClauses.filter((clause) => clause.appliesTo.includes(type)).map((clause) => clause.examine(reading)),
    reading,
    model,
    judge,
  );
  const { harsh: passages } = readStatements(model, reading, passagesOf(examined), judge);
  return { reading, judge, passages, findings: findingsOf(analysed.value) };
}

function findingsOf(analysis: TermSheetAnalysis): readonly ClauseFinding[] {
  const { economicTerms, governanceTerms, founderRestrictions, missingClauses } = analysis;
  return [...economicTerms, ...governanceTerms, ...founderRestrictions, ...missingClauses];
}
