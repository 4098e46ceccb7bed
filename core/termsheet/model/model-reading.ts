import { z } from 'zod';
import { allClauses } from '../clauses/all-clauses.ts';

/** Changes whenever the prompt or the schema does, so that figures of one version are not mixed with another's. */
export const termSheetPromptVersion = 'term-sheet-2';

const clauseIds = allClauses.map(({ id }) => id) as [string, ...string[]];
const rating = z.enum(['Green', 'Amber', 'Red']);
const sentence = z.string().min(1).max(900);

/** What a model is asked for: findings, each with a passage, and its view of the whole. */
export const modelReadingSchema = z.object({
  findings: z
    .array(
      z.object({
        id: z.enum(clauseIds),
        rating,
        risk: sentence,
        recommendation: sentence,
        /** Copied word for word from the document. */
        quote: z.string().min(1).max(2000),
      }),
    )
    .max(80),
  overall: z.object({ rating, reason: sentence, quote: z.string().max(2000) }),
});

export type ModelReading = z.infer<typeof modelReadingSchema>;
export type ModelFinding = ModelReading['findings'][number];
