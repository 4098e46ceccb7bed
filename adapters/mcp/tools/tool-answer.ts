import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { ExpectedFailure } from '../../../core/result.ts';

/** A result: the data once, and in words what a person would want to hear first. */
export function answerOf(value: object, inShort: string): CallToolResult {
  return { content: [{ type: 'text', text: inShort }], structuredContent: { ...value } };
}

/** A failure with its code, for a model that may mend its call. */
export function failureOf({ code, message }: ExpectedFailure): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: `${code}: ${message}` }] };
}
