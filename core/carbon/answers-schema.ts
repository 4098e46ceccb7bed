import { z } from 'zod';
import { type CarbonAnswers, carbonOptions } from './answers.ts';

/** The shape of a request; a wrong value names the question and its options. Apart, so that the page needs no zod. */
export const carbonAnswersSchema = z.object({
  frequency: z.enum(carbonOptions.frequency),
  useCase: z.enum(carbonOptions.useCase),
  access: z.enum(carbonOptions.access),
  teamSize: z.enum(carbonOptions.teamSize),
  hosting: z.enum(carbonOptions.hosting),
}) satisfies z.ZodType<CarbonAnswers>;
