import type { Evidence } from '../analysis.ts';
import type { PlacedFinding } from '../assessment/finding.ts';
import { allClauses } from '../clauses/all-clauses.ts';
import type { ModelFinding } from './model-review.ts';
import { severity } from './severity.ts';

/** A finding of a model that has passed the checks. */
export interface AcceptedFinding {
  readonly finding: ModelFinding;
  readonly evidence: Evidence;
}

/**
 * Adds a model's accepted findings to those of the built-in engine. A clause that both speak of keeps the
 * worse rating, because a document may be written to please a model; wording is taken over where the model
 * rates the clause no better. What is missing stays missing.
 */
export function mergeFindings(
  builtin: readonly PlacedFinding[],
  accepted: readonly AcceptedFinding[],
): readonly PlacedFinding[] {
  const merged = [...builtin];
  for (const one of accepted) {
    const index = merged.findIndex(
      ({ place, finding }) => place !== 'missing' && finding.id === one.finding.id,
    );
    const known = merged[index];
    // What was only "not found" gives way to a passage that shows it.
    if (known)
      merged[index] = known.finding.evidence ? { ...known, finding: combine(known, one) } : newFinding(one);
    else merged.push(newFinding(one));
  }
  return merged;
}

function combine({ finding }: PlacedFinding, { finding: model, evidence }: AcceptedFinding) {
  const quotes = finding.evidence ?? [];
  const isNew = !quotes.some(({ start, end }) => start <= evidence.start && end >= evidence.end);
  const isNoBetter = severity[model.rating] >= severity[finding.rating];
  const { minor, ...own } = finding;
  return {
    ...own,
    ...(minor && severity[model.rating] < severity.Red ? { minor } : {}),
    ...(isNoBetter ? { rating: model.rating, risk: joined(finding.risk, model.risk) } : {}),
    ...(severity[model.rating] > severity[finding.rating] ? { recommendation: model.recommendation } : {}),
    evidence: isNew ? [...quotes, evidence] : quotes,
  };
}

function newFinding({ finding, evidence }: AcceptedFinding): PlacedFinding {
  const clause = allClauses.find(({ id }) => id === finding.id);
  if (!clause) throw new Error(`the schema let an unknown clause through: ${finding.id}`);
  const { rating, risk, recommendation } = finding;
  return {
    place: clause.group,
    finding: {
      id: clause.id,
      clause: clause.name,
      rating,
      risk,
      recommendation,
      evidence: [evidence],
      by: 'language-model',
    },
  };
}

/** Our sentence carries the figures, the model's the nuance. */
function joined(ours: string, theirs: string): string {
  return ours === theirs ? ours : `${ours} ${theirs}`;
}
