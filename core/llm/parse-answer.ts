import type { z } from 'zod';
import { failed, type Result, success } from '../result.ts';
import type { ModelAnswer, ModelFailure, ModelUsage } from './language-model.port.ts';
import { WithheldText } from './withheld-text.ts';

/** The raw answer of a provider. */
export interface RawAnswer {
  readonly text: string;
  readonly finishReason: string;
  readonly usage: ModelUsage;
}

/** Longest answer that is looked at, in characters. */
const longestAnswer = 400_000;

const mostIssues = 12;

/**
 * Turns a provider's text into a validated value: the JSON object in it, prose around it ignored, held
 * against the schema. The schema drops what it does not know, and keys that reach prototypes are refused.
 */
export function parseAnswer<Value>(
  raw: RawAnswer,
  schema: z.ZodType<Value>,
): Result<ModelAnswer<Value>, ModelFailure> {
  const { text, finishReason, usage } = raw;
  if (text.length > longestAnswer)
    return invalid(raw, [`the answer is longer than ${longestAnswer} characters`]);
  const json = readJsonObject(text);
  if (json === undefined) {
    const reason = finishReason === 'length' ? 'the answer was cut off' : 'the answer is not a JSON object';
    return invalid(raw, [reason]);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) {
    return success({ value: parsed.data, usage, finishReason, answer: new WithheldText(text) });
  }
  const issues = parsed.error.issues.slice(0, mostIssues);
  return invalid(
    raw,
    issues.map(({ path, message }) => `${path.length === 0 ? 'answer' : path.join('.')}: ${message}`),
  );
}

function invalid({ text, finishReason, usage }: RawAnswer, issues: readonly string[]) {
  return failed<ModelFailure>({
    code: 'provider-invalid-answer',
    message: 'The model did not answer in the form that was asked for.',
    isRetryable: false,
    usage,
    finishReason,
    answerLength: text.length,
    issues,
    answer: new WithheldText(text),
  });
}

/** What a reasoning model thinks aloud before it answers; it may hold braces of its own. */
const thoughts = /^\s*<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/;

function readJsonObject(answer: string): object | undefined {
  const text = answer.replace(thoughts, '');
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start < 0 || end < start) return undefined;
  try {
    const parsed: unknown = JSON.parse(text.slice(start, end + 1), dropPrototypeKeys);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function dropPrototypeKeys(key: string, value: unknown): unknown {
  return key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value;
}
