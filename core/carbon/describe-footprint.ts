import { brand } from '../brand/brand.ts';
import type { CarbonAnswers } from './answers.ts';
import { type CarbonComparison, comparisonsOf } from './comparisons.ts';
import { type CarbonEvidence, evidenceFor } from './evidence.ts';
import { monthlyEmissionsKg } from './footprint.ts';
import { type CarbonLever, leversFor } from './levers.ts';
import { type CarbonPerspective, perspectiveOf } from './perspective.ts';
import { rateEmissions } from './rating.ts';
import { type QuestionSwing, questionSwings } from './sensitivity.ts';
import { suggestionsFor } from './suggestions.ts';
import { type WhatIf, whatIfs } from './what-if.ts';

/** The answer to the five questions. */
export interface CarbonCheck {
  /** kg CO2e a month, not rounded. */
  readonly monthlyEmissions: number;
  readonly rating: string;
  readonly ratingColor: string;
  readonly suggestions: readonly string[];
  readonly perspective: CarbonPerspective;
  readonly evidence: CarbonEvidence;
  readonly sensitivity: readonly QuestionSwing[];
  readonly whatIf: readonly WhatIf[];
  readonly levers: readonly CarbonLever[];
  readonly comparisons: readonly CarbonComparison[];
}

/**
 * Everything that follows from five valid answers. The page uses it as well, when an answer is changed on a result.
 * @example describeFootprint({ frequency: 'daily', useCase: 'text', access: 'browser', teamSize: 'solo', hosting: 'unknown' })
 */
export function describeFootprint(answers: CarbonAnswers): CarbonCheck {
  const monthlyEmissions = monthlyEmissionsKg(answers);
  const { rating, ratingColor } = rateEmissions(monthlyEmissions);
  return {
    monthlyEmissions,
    rating,
    ratingColor,
    suggestions: suggestionsFor(answers, brand.name),
    perspective: perspectiveOf(monthlyEmissions),
    evidence: evidenceFor(answers),
    sensitivity: questionSwings(),
    whatIf: whatIfs(answers),
    levers: leversFor(answers),
    comparisons: comparisonsOf(monthlyEmissions),
  };
}
