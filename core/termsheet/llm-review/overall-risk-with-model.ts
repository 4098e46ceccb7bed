import { namesAnAddress } from '../../llm/names-an-address.ts';
import type { Evidence, RiskRating } from '../analysis.ts';
import type { PlacedFinding } from '../assessment/finding.ts';
import { evidenceFor } from './check-model-finding.ts';
import { type CheckingGround, isOfATerm } from './checking-ground.ts';
import { figuresAreKnown } from './figures.ts';
import type { ModelReview } from './model-review.ts';
import { severity } from './severity.ts';

const bySeverity: readonly RiskRating[] = ['Green', 'Amber', 'Red'];

/** A model's view of the whole, with the passage that it is founded on. */
interface FoundedView {
  readonly severity: number;
  readonly reason: string;
  readonly evidence: Evidence;
}

interface OverallRiskInput {
  readonly byRule: RiskRating;
  /** Whether a model's view may soften the rating at all. */
  readonly mayImprove: boolean;
  readonly findings: readonly PlacedFinding[];
  readonly reviews: readonly ModelReview[];
  readonly ground: CheckingGround;
}

/** The overall risk, and in words why a model has moved it; `null` where it has not. */
interface SettledRisk {
  readonly rating: RiskRating;
  readonly reason: string | null;
}

/**
 * The overall risk with a model's view of the whole. It counts only with a reason whose quote and figures pass
 * the checks of a finding. Such a view may make the risk worse at once; better by one step at most, never while a
 * term that is in the document is Red, and only if every section agrees and quotes a term that our own engine has
 * read: a sentence that asks to be liked stands in the document too, and is no term.
 */
export function settleOverallRisk(input: OverallRiskInput): SettledRisk {
  const { byRule, mayImprove, findings, reviews, ground } = input;
  const views = reviews.flatMap(({ overall }) => foundedView(overall, ground));
  const rule = severity[byRule];
  const worst = Math.max(-1, ...views.map((view) => view.severity));
  if (worst > rule) return moved(byRule, bySeverity[worst] ?? byRule, views);
  const hasRedTerm = findings.some(({ place, finding }) => place !== 'missing' && finding.rating === 'Red');
  const allAgree = views.length > 0 && views.length === reviews.length && worst < rule;
  const quoteTerms = views.every(({ evidence }) => isOfATerm(evidence, ground));
  return mayImprove && !hasRedTerm && allAgree && quoteTerms
    ? moved(byRule, bySeverity[rule - 1] ?? byRule, views)
    : { rating: byRule, reason: null };
}

function moved(from: RiskRating, to: RiskRating, views: readonly FoundedView[]): SettledRisk {
  const worstFirst = [...views].sort((one, other) => other.severity - one.severity);
  const because = worstFirst
    .slice(0, 1)
    .map(({ reason, evidence }) => `${reason} It quotes: “${evidence.quote}”`);
  return {
    rating: to,
    reason: `The overall risk is ${to} on the language model’s view of the whole; by our rule it would be ${from}. ${because.join('')}`,
  };
}

function foundedView(
  { rating, reason, quote }: ModelReview['overall'],
  ground: CheckingGround,
): readonly FoundedView[] {
  const evidence = evidenceFor(quote, ground);
  const isFounded =
    typeof evidence !== 'string' && figuresAreKnown(reason, ground.figures.stated) && !namesAnAddress(reason);
  return isFounded ? [{ severity: severity[rating], reason, evidence }] : [];
}
