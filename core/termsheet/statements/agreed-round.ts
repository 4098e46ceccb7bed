import type { ExaminedClause } from '../clauses/clause.ts';
import { clauseOfFact } from '../clauses/clause-of-fact.ts';
import type { Reading } from '../reading/reading.ts';
import type { LearnedStatement } from './read-statements.ts';

/**
 * Clauses with the figures of the round that prove each other: a sum, a value and a stake in different passages that
 * add up as those of one round do. Who has read one of them may have misread it; three that fit are what the document
 * says, so that they are rated like figures read by wordings. What the wordings leave open or find contradictory stays.
 */
export function withAgreedRound(
  examined: readonly ExaminedClause[],
  reading: Reading,
  agreed: readonly LearnedStatement[],
): readonly ExaminedClause[] {
  return examined.map((clause) => {
    const { status, contradictions = [], evidence, facts } = clause.reading;
    const own = agreed.filter(({ fact }) => clauseOfFact[fact] === clause.clause.id);
    if (own.length === 0 || status === 'unresolved' || status === 'contradictory') return clause;
    return clause.corrected({
      facts: { ...facts, ...Object.fromEntries(own.map(({ fact, value }) => [fact, value])) },
      contradictions,
      evidence: [...evidence, ...own.map(({ sentence }) => reading.evidence(sentence))],
      isBorneOut: true,
    });
  });
}
