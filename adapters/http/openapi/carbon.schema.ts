import * as z from 'zod';
import { carbonQuestions } from '../../../core/carbon/answers.ts';
import type { CarbonCheck } from '../../../core/carbon/check-carbon-footprint.ts';

const kilograms = z.number().describe('kg CO2e a month');
const question = z.enum(carbonQuestions);

/** The answer of POST /api/carbon-footprint. */
export const carbonCheckSchema = z.object({
  monthlyEmissions: kilograms.describe('kg CO2e a month, not rounded'),
  rating: z.string(),
  ratingColor: z.string().describe('Style class of the rating'),
  suggestions: z.array(z.string()),
  perspective: z.object({
    teaCupsPerYear: z.number(),
    treesNeeded: z.number(),
    text: z.string(),
  }),
  evidence: z.object({ lowKg: kilograms, centralKg: kilograms, highKg: kilograms, note: z.string() }),
  sensitivity: z.array(
    z.object({ question, swing: z.number().describe('Largest over smallest figure of the question') }),
  ),
  whatIf: z.array(
    z.object({
      question,
      from: z.string(),
      to: z.string(),
      monthlyEmissions: kilograms,
      changePercent: z.number(),
    }),
  ),
}) satisfies z.ZodType<CarbonCheck>;
