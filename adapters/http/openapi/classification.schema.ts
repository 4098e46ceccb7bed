import * as z from 'zod';
import type { Classification } from '../../../core/codes/classification.ts';
import { engineUsedSchema } from './engine.schema.ts';

/** One suggested code. */
export const codeSchema = z.object({
  code: z.string(),
  title: z.string(),
  description: z.string().optional(),
  score: z.number().optional().describe('the chance that this code is right, 0 to 1'),
  matched: z.array(z.string()).optional(),
  path: z.array(z.object({ code: z.string(), title: z.string() })).optional(),
  via: z.enum(['search', 'concordance', 'model']).optional(),
});

const codes = z.array(codeSchema);
const suggestions = z.object({ sic: codes, naics: codes, isic: codes, cpv: codes, ukSic: codes });

const codeOfSystem = z.object({
  sic: z.string().optional(),
  naics: z.string().optional(),
  isic: z.string().optional(),
  cpv: z.string().optional(),
  ukSic: z.string().optional(),
});

/** What is asked where one answer would decide. */
const questionSchema = z.object({
  id: z.string(),
  text: z.string(),
  options: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      leadsTo: codeOfSystem.describe('The first code of each system after this answer'),
      title: z.string().optional().describe('The title of the NAICS code that it leads to'),
    }),
  ),
});

const confidencesSchema = z.object({
  sic: z.number().optional(),
  naics: z.number().optional(),
  isic: z.number().optional(),
  cpv: z.number().optional(),
  ukSic: z.number().optional(),
});

/** The answer of POST /api/classify-business. */
export const classificationSchema = z.object({
  confidence: z.number().min(0).max(1),
  confidences: confidencesSchema.optional().describe('The chance that the first code is right, by system'),
  reasoning: z.string(),
  suggestions,
  alternativeOptions: suggestions.optional(),
  question: questionSchema
    .optional()
    .describe('Send its id and that of an option as a clarification to have the codes ranked by the answer'),
  activities: z
    .array(z.object({ label: z.string(), suggestions }))
    .optional()
    .describe('Where the description holds two real activities, the main one first'),
  language: z.string().optional().describe('The language of the description where it is not English'),
  engine: engineUsedSchema,
}) satisfies z.ZodType<Classification>;
