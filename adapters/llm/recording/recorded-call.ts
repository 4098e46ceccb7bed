import { z } from 'zod';

const count = z.number().int().min(0);
const usage = z.object({ inputTokens: count, outputTokens: count });

const about = {
  version: z.literal(1),
  key: z.string().regex(/^[0-9a-f]{64}$/),
  provider: z.string(),
  model: z.string(),
  promptVersion: z.string(),
};

/** One line of a recording: what a model answered, valid or not, or why it did not. */
export const recordedCallSchema = z.discriminatedUnion('outcome', [
  z.object({ ...about, outcome: z.literal('answer'), text: z.string(), finishReason: z.string(), usage }),
  z.object({
    ...about,
    outcome: z.literal('failure'),
    failure: z.object({
      code: z.enum([
        'provider-timeout',
        'provider-rate-limited',
        'provider-refused',
        'provider-unavailable',
        'provider-not-configured',
        'provider-invalid-answer',
      ]),
      message: z.string(),
      isRetryable: z.boolean(),
      retryAfterMs: z.number().optional(),
      usage: usage.optional(),
      finishReason: z.string().optional(),
    }),
  }),
]);

export type RecordedCall = z.infer<typeof recordedCallSchema>;
