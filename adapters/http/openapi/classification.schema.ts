import * as z from 'zod';
import type { Classification } from '../../../core/codes/classification.ts';
import { engineUsedSchema } from './engine.schema.ts';

/** One suggested code. */
export const codeSchema = z.object({
  code: z.string(),
  title: z.string(),
  description: z.string().optional(),
  score: z.number().optional().describe('0 to 1, comparable within one list only'),
  matched: z.array(z.string()).optional(),
  path: z.array(z.object({ code: z.string(), title: z.string() })).optional(),
  via: z.enum(['search', 'concordance', 'model']).optional(),
});

const codes = z.array(codeSchema);
const suggestions = z.object({ sic: codes, naics: codes, isic: codes, cpv: codes });

/** The answer of POST /api/classify-business. */
export const classificationSchema = z.object({
  confidence: z.number().min(0).max(1),
  reasoning: z.string(),
  suggestions,
  alternativeOptions: suggestions.optional(),
  engine: engineUsedSchema,
}) satisfies z.ZodType<Classification>;
