import { z } from 'zod';

/** The five questions with their options, in the order in which they are asked. */
export const carbonOptions = {
  frequency: ['rare', 'occasional', 'daily', 'heavy'],
  useCase: ['text', 'image', 'code', 'training'],
  access: ['browser', 'integrated', 'selfhosted'],
  teamSize: ['solo', 'small', 'medium', 'enterprise'],
  hosting: ['unknown', 'namerica', 'green', 'local'],
} as const;

export type CarbonQuestion = keyof typeof carbonOptions;

/** The questions in the order of the wizard. */
export const carbonQuestions = Object.keys(carbonOptions) as readonly CarbonQuestion[];

/** The shape of a request; a wrong value names the question and its options. */
export const carbonAnswersSchema = z.object({
  frequency: z.enum(carbonOptions.frequency),
  useCase: z.enum(carbonOptions.useCase),
  access: z.enum(carbonOptions.access),
  teamSize: z.enum(carbonOptions.teamSize),
  hosting: z.enum(carbonOptions.hosting),
});

/** One chosen option a question. */
export type CarbonAnswers = z.infer<typeof carbonAnswersSchema>;
