import type { Evidence } from '../analysis.ts';
import { type PlacedFinding, placeFinding } from '../assessment/finding.ts';
import type { ClauseHead } from '../clauses/taxonomy.ts';

const resembling = {
  Red: 'This passage seems to be harsh. We could not read its terms, but it closely resembles terms that founders’ lawyers object to.',
  Amber:
    'This passage may be harsh; read it. We could not read its terms, but it resembles terms that founders’ lawyers object to.',
} as const;

/** A passage without a readable term that resembles harm: marked, and uncertain. */
export function harshPassage(
  clause: ClauseHead,
  rating: keyof typeof resembling,
  evidence: readonly Evidence[],
): PlacedFinding {
  const placed = placeFinding(clause, {
    rating,
    risk: resembling[rating],
    recommendation:
      'Read the passage yourself and ask a lawyer what it means for you before you agree to it.',
    evidence,
  });
  return { ...placed, finding: { ...placed.finding, by: 'model', uncertain: true } };
}
