import { z } from 'zod';
import { type CarbonAnswers, carbonOptions } from './answers.ts';

/** The shape of a request; a wrong value names the question and its options. Apart, so that the page needs no zod. */
export const carbonAnswersSchema = z.object({
  frequency: z.enum(carbonOptions.frequency).describe('how often each person uses AI'),
  useCase: z.enum(carbonOptions.useCase).describe('what it is used for most'),
  access: z.enum(carbonOptions.access).describe('how it is reached'),
  teamSize: z
    .enum(carbonOptions.teamSize)
    .describe('how many people use it: one, about 5, about 20, or 50 and more'),
  hosting: z.enum(carbonOptions.hosting).describe('where the models run and on what power'),
}) satisfies z.ZodType<CarbonAnswers>;
