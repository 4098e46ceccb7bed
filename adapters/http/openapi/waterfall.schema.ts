import * as z from 'zod';
import type { ExitWaterfall } from '../../../core/termsheet/waterfall/waterfall.ts';

const outcome = z.object({
  payouts: z.array(
    z.object({
      holder: z.string(),
      amount: z.number().describe('Units of the currency, to the cent'),
      perShare: z.number().nullable().describe('null for a holder without shares'),
    }),
  ),
  converted: z.array(z.string()).describe('The series that take common shares'),
});

/** The answer of POST /api/exit-waterfall. */
export const waterfallSchema = z.array(
  outcome.extend({
    exitValue: z.number(),
    ifOptionsExercised: outcome.optional().describe('The same exit with the unexercised options exercised'),
  }) satisfies z.ZodType<ExitWaterfall>,
);
