import * as z from 'zod';
import { type FailureCode, statusOfFailure } from '../failures.ts';
import type { EngineDescription } from '../http-dependencies.ts';

/** Which engine answered a request. */
export const engineUsedSchema = z.object({
  provider: z.string(),
  model: z.string().optional(),
  fallback: z.string().optional().describe('Why the configured engine did not answer, in plain words'),
});

/** The answer of GET /api/engine. */
export const engineDescriptionSchema = z.object({
  provider: z.string(),
  model: z.string().nullable(),
  sendsTextTo: z.string().nullable().describe('Whom texts are sent to; null where they stay on this server'),
  maxUploadBytes: z.int().describe('The largest file that is taken'),
}) satisfies z.ZodType<EngineDescription & { readonly maxUploadBytes: number }>;

const codes = Object.keys(statusOfFailure) as [FailureCode, ...FailureCode[]];

/** The body of every failure. */
export const failureSchema = z.object({
  message: z.string().describe('A sentence for the user'),
  code: z.enum(codes).describe('Stable name of what went wrong'),
  requestId: z.string(),
  retryAfterSeconds: z.number().optional().describe('In how many seconds to come again, as Retry-After says'),
});
