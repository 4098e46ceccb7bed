import { createHash } from 'node:crypto';
import type { HttpContext } from './request-state.ts';

/**
 * Answers with JSON that changes with a release alone, and with its tag: a client that has it already is told so in a
 * few bytes. The tag is weak, because the same answer travels compressed and not.
 */
export function answerTagged(context: HttpContext, value: unknown): void {
  const text = JSON.stringify(value);
  context.set('ETag', `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`);
  context.type = 'json';
  context.body = text;
}
