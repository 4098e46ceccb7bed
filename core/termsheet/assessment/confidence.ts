import type { ExaminedClause } from '../clauses/clause.ts';

/** What the confidence text is computed from. */
export interface ConfidenceInput {
  readonly examined: readonly ExaminedClause[];
  readonly contradictions: number;
  readonly warnings: number;
}

/**
 * Says how far the reading can be relied on: the share of the clauses looked for that the document settles,
 * less what is open or contradictory.
 */
export function confidenceText({ examined, contradictions, warnings }: ConfidenceInput): string {
  const count = (status: string): number =>
    examined.filter(({ reading }) => reading.status === status).length;
  const open = count('unresolved');
  const settled = count('present') + count('present-and-none') + count('contradictory');
  const share = examined.length === 0 ? 0 : settled / examined.length;
  const level =
    share >= 0.5 && open <= 1 && contradictions === 0 && warnings === 0
      ? 'High'
      : share >= 0.25 && open <= 5 && contradictions <= 1
        ? 'Medium'
        : 'Low';
  const parts = [`${settled} of ${examined.length} clauses looked for are settled in the document`];
  if (open > 0) parts.push(`${open} left open (blanks or alternatives)`);
  if (contradictions > 0)
    parts.push(`${contradictions} ${contradictions === 1 ? 'contradiction' : 'contradictions'}`);
  return `${level}: ${parts.join(', ')}.`;
}
