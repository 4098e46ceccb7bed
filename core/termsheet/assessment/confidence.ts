import type { ExaminedClause } from '../clauses/clause.ts';

/** What the confidence text is computed from. */
export interface ConfidenceInput {
  readonly examined: readonly ExaminedClause[];
  readonly contradictions: number;
  readonly isFullyUnderstood: boolean;
}

/**
 * Says how far the reading can be relied on: the share of the clauses looked for that the document settles,
 * less what is open or contradictory. High needs half of them settled, at most two open and no contradiction;
 * Medium a quarter settled, at most five open and one contradiction; anything else is Low.
 */
export function confidenceText({ examined, contradictions, isFullyUnderstood }: ConfidenceInput): string {
  const count = (status: string): number =>
    examined.filter(({ reading }) => reading.status === status).length;
  const open = count('unresolved');
  const settled = count('present') + count('present-and-none') + count('contradictory');
  const share = examined.length === 0 ? 0 : settled / examined.length;
  const parts = [`${settled} of ${examined.length} clauses looked for are settled in the document`];
  if (open > 0) parts.push(`${open} left open (blanks or alternatives)`);
  if (contradictions > 0) {
    parts.push(`${contradictions} ${contradictions === 1 ? 'contradiction' : 'contradictions'}`);
  }
  if (!isFullyUnderstood) parts.push('the language is not supported');
  return `${level(share, open, contradictions, isFullyUnderstood)}: ${parts.join(', ')}.`;
}

function level(
  share: number,
  open: number,
  contradictions: number,
  isFullyUnderstood: boolean,
): 'High' | 'Medium' | 'Low' {
  if (!isFullyUnderstood || contradictions > 1) return 'Low';
  if (share >= 0.5 && open <= 2 && contradictions === 0) return 'High';
  return share >= 0.25 && open <= 5 ? 'Medium' : 'Low';
}
