import type { ClauseId } from '../../clauses/taxonomy.ts';
import { noFacts, type TermSheetFacts } from '../../facts.ts';
import { addLearned, type LearnedAdditions } from '../add-learned.ts';
import type { SentenceJudge } from '../sentence-judge.ts';
import { clauseOf, readAs, readingOf, type WordedClause } from './read-as.ts';
import { type StubVerdict, stubJudge } from './stub-judge.ts';
import { stubModel } from './stub-model.ts';

/** What a document of these sentences is, as the wordings have read it. */
export interface WordedDocument {
  readonly clauses: readonly WordedClause[];
  readonly beyondType?: readonly ClauseId[];
  readonly facts?: Partial<TermSheetFacts>;
  readonly judge?: SentenceJudge;
  readonly isFamiliar?: boolean;
}

/** What is added to a document of which each sentence has its verdict. */
export function additionsTo(
  verdicts: readonly StubVerdict[],
  { clauses, beyondType = [], facts = {}, judge = stubJudge(verdicts), isFamiliar = true }: WordedDocument,
): LearnedAdditions {
  const reading = readingOf(verdicts.map(({ words }) => words));
  const examined = clauses.map((clause) => readAs(reading, clause));
  const worded = {
    reading,
    examined,
    beyondType: beyondType.map(clauseOf),
    facts: { ...noFacts, ...facts },
    isFamiliar,
  };
  return addLearned(stubModel, worded, judge);
}
