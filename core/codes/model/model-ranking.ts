import { z } from 'zod';

/** Changes whenever the prompt or the schema does. */
export const codesPromptVersion = 'codes-1';

const picks = z.array(z.object({ code: z.string().max(12), reason: z.string().max(300) })).max(10);

/** What a model is asked for: the fitting candidates of each system, best first, and why. */
export const modelRankingSchema = z.object({
  isBusiness: z.boolean(),
  reasoning: z.string().min(1).max(1500),
  sic: picks,
  naics: picks,
  isic: picks,
  cpv: picks,
  /** Words for one more search where no candidate fits, else empty. */
  searchWords: z.string().max(200),
});

export type ModelRanking = z.infer<typeof modelRankingSchema>;
