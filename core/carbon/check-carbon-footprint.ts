import type { z } from 'zod';
import { failed, type Result, success } from '../result.ts';
import { type CarbonQuestion, carbonOptions } from './answers.ts';
import { carbonAnswersSchema } from './answers-schema.ts';
import { type CarbonCheck, describeFootprint } from './describe-footprint.ts';

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
  return parsed.success ? success(describeFootprint(parsed.data)) : failed(explain(parsed.error));
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
