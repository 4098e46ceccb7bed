import { z } from 'zod';

/**
 * The shape of an answer as JSON schema for a provider, without limits of length. Providers that hold an answer to
 * its schema while it is written turn a limit into a grammar with that many repetitions, and refuse the call above
 * some number (llama.cpp and Ollama: 2,000); others do not know the keywords. The limits are checked on the answer.
 * A schema that goes into the prompt keeps its limits. Defaults stand for what we cannot read and are no one's to give.
 */
export function providerSchema(schema: z.ZodType, { keepsLimits = false } = {}): Record<string, unknown> {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      delete jsonSchema.default;
      if (keepsLimits) return;
      delete jsonSchema.minLength;
      delete jsonSchema.maxLength;
      delete jsonSchema.minItems;
      delete jsonSchema.maxItems;
    },
  });
  return shape;
}
