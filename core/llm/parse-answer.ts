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
  if (text.length > longestAnswer) {
    // Sent back for a repair it would only be paid for once more.
    const { answer: _, ...failure } = invalid(raw, [`the answer is longer than ${longestAnswer} characters`]);
    return failed(failure);
  }
  const json = readJsonObject(text);
  if (json === undefined) {
    const reason = finishReason === 'length' ? 'the answer was cut off' : 'the answer is not a JSON object';
    return failed(invalid(raw, [reason]));
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) {
    return success({ value: parsed.data, usage, finishReason, answer: new WithheldText(text) });
  }
  const issues = parsed.error.issues.slice(0, mostIssues);
  return failed(
    invalid(
      raw,
      issues.map(({ path, message }) => `${path.length === 0 ? 'answer' : path.join('.')}: ${message}`),
    ),
  );
}

function invalid({ text, finishReason, usage }: RawAnswer, issues: readonly string[]): ModelFailure {
  return {
    code: 'provider-invalid-answer',
    message: 'The model did not answer in the form that was asked for.',
    isRetryable: false,
    usage,
    finishReason,
    answerLength: text.length,
    issues,
    answer: new WithheldText(text),
  };
}

/** Where a reasoning model ends thinking aloud; what it thought may hold objects of its own. */
const endOfThoughts = /<\/think(?:ing)?>/g;
const fence = '```';
const nameOfLanguage = /^\w*[^\S\n]*\n/;

/** What stands between two fences, of which the first ends its line with no more than the name of a language. */
function fencedBlocks(answer: string): string[] {
  const parts = answer.split(fence);
  const found: string[] = [];
  for (let at = 1; at + 1 < parts.length; at += 1) {
    const part = parts[at] ?? '';
    const name = nameOfLanguage.exec(part);
    if (!name) continue;
    found.push(part.slice(name[0].length));
    // The fence that ends a block begins none.
    at += 1;
  }
  return found;
}

/**
 * The JSON object of an answer: the whole of it, else what follows the thoughts, else a fenced block. A quote in the
 * object may hold any of these marks, so they are looked for only where the whole is none.
 */
function readJsonObject(answer: string): object | undefined {
  const afterThoughts = answer.split(endOfThoughts).slice(1).reverse();
  const blocks = fencedBlocks(answer).reverse();
  const whole = /^\s*<think(?:ing)?>/.test(answer) ? [] : [answer];
  for (const text of [...whole, ...afterThoughts, ...blocks]) {
    const found = parseObject(text);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What stands between the first and the last brace, where it is JSON: it begins with a brace, so it is an object. */
function parseObject(text: string): object | undefined {
  const braced = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  try {
    return JSON.parse(braced, dropPrototypeKeys);
  } catch {
    return undefined;
  }
}

function dropPrototypeKeys(key: string, value: unknown): unknown {
  return key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value;
}
