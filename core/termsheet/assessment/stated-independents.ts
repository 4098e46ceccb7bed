import { taxonomy } from '../clauses/taxonomy.ts';
import type { TermSheetFacts } from '../facts.ts';
import { speaksOfIndependents } from '../statements/denied-in-words.ts';
import type { PlacedFinding } from './finding.ts';

/**
 * Facts in which nobody is independent only where a passage about the board speaks of independents, or says that there
 * is nobody else: that founders and investors fill it follows from their seats and is not stated.
 */
export function withStatedIndependents(
  facts: TermSheetFacts,
  findings: readonly PlacedFinding[],
): TermSheetFacts {
  if (facts.board.independent !== 0) return facts;
  const quotes = findings.flatMap(({ finding }) =>
    finding.id === taxonomy.board.id ? (finding.evidence ?? []).map(({ quote }) => quote) : [],
  );
  return quotes.some(speaksOfIndependents)
    ? facts
    : { ...facts, board: { ...facts.board, independent: null } };
}
