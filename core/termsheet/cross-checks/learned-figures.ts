import { type PlacedFinding, placeFinding } from '../assessment/finding.ts';
import { taxonomy } from '../clauses/taxonomy.ts';
import type { TermSheetFacts } from '../facts.ts';
import type { CheckFinding, CheckInput } from './cross-check.ts';
import { valuationArithmetic } from './valuation-arithmetic.ts';

/** A founder reads a few passages, not twenty. */
const mostQuotes = 4;
/** Valuation and amount: the clauses whose figures follow from one another. */
const figureClauses: readonly string[] = [taxonomy.valuation.id, taxonomy.investmentAmount.id];

/**
 * Figures that contradict each other only together with those that the learned reader has added: which of them is
 * wrong, the document or the reading, is for the founder to see, so it is Amber. Says nothing where the wordings contradict each other
 * already.
 */
export function contradictedByLearned(
  input: CheckInput,
  byWordings: readonly CheckFinding[],
  additions: { readonly facts: TermSheetFacts; readonly findings: readonly PlacedFinding[] },
): readonly PlacedFinding[] {
  if (byWordings.some(({ clause: { id } }) => id === taxonomy.valuation.id)) return [];
  const added = additions.findings
    .filter(({ finding }) => figureClauses.includes(finding.id))
    .flatMap(({ finding }) => finding.evidence ?? []);
  return valuationArithmetic({ ...input, facts: additions.facts })
    .filter(({ isContradiction }) => isContradiction)
    .map(({ clause, assessment }) => {
      const placed = placeFinding(clause, {
        ...assessment,
        rating: 'Amber',
        risk: `${assessment.risk} One of these figures was read by its likeness to examples, so check them in the document.`,
        evidence: [...added, ...(assessment.evidence ?? [])].slice(0, mostQuotes),
      });
      return { ...placed, finding: { ...placed.finding, by: 'model', uncertain: true } };
    });
}
