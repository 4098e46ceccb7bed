import type { z } from 'zod';
import { brand } from '../brand/brand.ts';
import { failed, type Result, success } from '../result.ts';
import { type CarbonQuestion, carbonAnswersSchema, carbonOptions } from './answers.ts';
import { type CarbonEvidence, evidenceFor } from './evidence.ts';
import { monthlyEmissionsKg } from './footprint.ts';
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
}

/** `invalid-input` where the body is no object of answers, `invalid-answer` where a value is not an option. */
export interface CarbonFailure {
  readonly code: 'invalid-input' | 'invalid-answer';
  readonly message: string;
}

/**
 * Estimates the monthly footprint of a person's or team's use of AI.
 * @param answers one option a question, unchecked.
 * @example checkCarbonFootprint({ frequency: 'daily', useCase: 'text', access: 'browser', teamSize: 'solo', hosting: 'unknown' })
 */
export function checkCarbonFootprint(answers: unknown): Result<CarbonCheck, CarbonFailure> {
  const parsed = carbonAnswersSchema.safeParse(answers);
  if (!parsed.success) return failed(explain(parsed.error));
  const monthlyEmissions = monthlyEmissionsKg(parsed.data);
  const { rating, ratingColor } = rateEmissions(monthlyEmissions);
  return success({
    monthlyEmissions,
    rating,
    ratingColor,
    suggestions: suggestionsFor(parsed.data, brand.name),
    perspective: perspectiveOf(monthlyEmissions),
    evidence: evidenceFor(parsed.data),
    sensitivity: questionSwings(),
    whatIf: whatIfs(parsed.data),
  });
}

function explain(error: z.ZodError): CarbonFailure {
  const questions = error.issues.map(({ path }) => path[0]).filter(isQuestion);
  if (questions.length === 0) {
    return { code: 'invalid-input', message: 'Please send the five answers as an object.' };
  }
  const sentences = questions.map(
    (question) => `${question} must be one of ${carbonOptions[question].join(', ')}`,
  );
  return { code: 'invalid-answer', message: `Please answer every question: ${sentences.join('; ')}.` };
}

function isQuestion(name: unknown): name is CarbonQuestion {
  return typeof name === 'string' && Object.hasOwn(carbonOptions, name);
}
