import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { ExpectedFailure, Result } from '../../core/result.ts';

/** An outcome of a use case as a tool gives it. */
export function answerOf(outcome: Result<object, ExpectedFailure>): CallToolResult {
  if (!outcome.ok) return failureOf(outcome.error);
  return {
    content: [{ type: 'text', text: JSON.stringify(outcome.value) }],
    structuredContent: { ...outcome.value },
  };
}

/** A failure with its code, for a model that may mend its call. */
export function failureOf({ code, message }: ExpectedFailure): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: `${code}: ${message}` }] };
}
