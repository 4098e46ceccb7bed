import * as z from 'zod';
import { carbonQuestions } from '../../../core/carbon/answers.ts';
import type { CarbonCheck } from '../../../core/carbon/describe-footprint.ts';

const kilograms = z.number().describe('kg CO2e a month');
const question = z.enum(carbonQuestions);

const evidence = z.object({
  lowKg: kilograms,
  centralKg: kilograms,
  highKg: kilograms,
  standing: z.enum(['below', 'inside', 'above']).describe('Where our figure lies against the range'),
  timesCentral: z.number().describe('Our figure over the central one'),
  reason: z.string().describe('One sentence that says where our figure stands and why'),
  boundaries: z.array(z.string()).describe('What the range covers and leaves out'),
  note: z.string().describe('Reason and boundaries in one text'),
});

const lever = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  basis: z.string().describe('What the saving rests on'),
  change: z.object({ question, to: z.string() }).nullable().describe('The answer that shows the step'),
  method: z.enum(['location-based', 'market-based']).nullable(),
  monthlyEmissions: kilograms.describe('kg CO2e a month after the step'),
  changePercent: z.number().describe('Zero or less; the smaller saving of weights and evidence'),
});

const comparison = z.object({
  id: z.string(),
  kgEach: z.number(),
  count: z.number().describe('How many in a year'),
  text: z.string(),
  source: z.object({
    title: z.string(),
    year: z.number().nullable(),
    boundary: z.string(),
    url: z.string().nullable(),
  }),
});

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
  evidence,
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
  levers: z.array(lever).describe('What one can do, the largest saving first'),
  comparisons: z.array(comparison).describe('Familiar things of the size of the yearly figure'),
}) satisfies z.ZodType<CarbonCheck>;
