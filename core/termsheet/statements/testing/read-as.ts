import { allClauses } from '../../clauses/all-clauses.ts';
import { type Clause, type ClauseStatus, defineClause, type ExaminedClause } from '../../clauses/clause.ts';
import type { ClauseId } from '../../clauses/taxonomy.ts';
import { readPlainText } from '../../document/plain-text-document.ts';
import type { TermSheetFacts } from '../../facts.ts';
import { createReading, type Reading } from '../../reading/reading.ts';

/** What the wordings are said to have made of a clause. */
export interface WordedClause {
  readonly id: ClauseId;
  readonly status: ClauseStatus;
  readonly facts?: Partial<TermSheetFacts>;
  /** Words of the sentences that it rests on. */
  readonly reads?: readonly string[];
  /** Words of sentences that are said to contradict each other. */
  readonly torn?: readonly string[];
}

/** A document of these sentences, each a paragraph. */
export function readingOf(sentences: readonly string[]): Reading {
  return createReading(readPlainText(sentences.join('\n\n')));
}

/** A clause of the taxonomy by its code. */
export function clauseOf(id: ClauseId): Clause {
  const clause = allClauses.find((one) => one.id === id);
  if (clause === undefined) throw new Error(`no clause ${id}`);
  return clause;
}

/** A clause as if the wordings had read it so, whatever the document says. */
export function readAs(
  reading: Reading,
  { id, status, facts = {}, reads = [], torn = [] }: WordedClause,
): ExaminedClause {
  const quoted = (words: readonly string[]) =>
    reading.sentences
      .filter(({ text }) => words.some((word) => text.includes(word)))
      .map((sentence) => reading.evidence(sentence));
  const contradictions =
    torn.length === 0 ? [] : [{ text: 'The document says two things.', evidence: quoted(torn) }];
  const worded = { status, facts, evidence: quoted(reads), details: null, contradictions };
  return defineClause<null>({ ...clauseOf(id), read: () => worded, assess: () => [] }).examine(reading);
}
