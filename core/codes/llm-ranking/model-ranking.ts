import { z } from 'zod';
import { shownSentence } from '../../llm/unseen-characters.ts';

/** Changes whenever the prompt or the schema does. */
export const codesPromptVersion = 'codes-2';

// Servers that cannot hold an answer to a schema let a number through.
const code = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string().max(40));
const pick = z.object({ code, reason: z.string().max(1000).overwrite(shownSentence) });
/** Stands for a choice that does not fit the schema: no table has it, so that it is counted as left out. */
const unreadablePick: z.output<typeof pick> = { code: '', reason: '' };
const picks = z.array(pick.catch(unreadablePick)).max(50);

/** What a model is asked for: the fitting candidates of each system, best first, and why. */
export const modelRankingSchema = z.object({
  isBusiness: z.boolean(),
  reasoning: z.string().min(1).max(3000).overwrite(shownSentence),
  sic: picks,
  naics: picks,
  isic: picks,
  cpv: picks,
  /** Words for one more search where no candidate fits, else empty. */
  searchWords: z.string().max(200).catch(''),
});

export type ModelRanking = z.output<typeof modelRankingSchema>;
