import { z } from 'zod';
import { shownSentence } from '../../llm/unseen-characters.ts';
import { allClauses } from '../clauses/all-clauses.ts';

/** Changes whenever the prompt or the schema does, so that figures of one version are not mixed with another's. */
export const termSheetPromptVersion = 'term-sheet-4';

const clauseIds = allClauses.map(({ id }) => id) as [string, ...string[]];
// Servers that cannot hold an answer to a schema let "amber" through.
const rating = z.preprocess(
  (value) =>
    typeof value === 'string' ? value.slice(0, 1).toUpperCase() + value.slice(1).toLowerCase() : value,
  z.enum(['Green', 'Amber', 'Red']),
);
const sentence = z.string().min(1).max(900).overwrite(shownSentence);

const finding = z.object({
  id: z.enum(clauseIds),
  rating,
  risk: sentence,
  recommendation: sentence,
  /** Copied word for word from the document. */
  quote: z.string().min(1).max(2000),
});

export type ModelFinding = z.output<typeof finding>;

/** Stands for a finding that does not fit the schema: one clause that does not exist must not cost the others. */
export const unreadableFinding: ModelFinding = {
  id: clauseIds[0],
  rating: 'Amber',
  risk: '-',
  recommendation: '-',
  quote: '-',
};

/** No view of the whole: without a quote it does not count. */
const noView = { rating: 'Green' as const, reason: '-', quote: '' };

/** What a model is asked for: findings, each with a passage, and its view of the whole. */
export const modelReviewSchema = z.object({
  findings: z
    .array(finding.catch(unreadableFinding))
    .max(200)
    .refine(
      (findings) => findings.length === 0 || findings.some((one) => one !== unreadableFinding),
      'none of the findings has a known id, a rating, a risk, a recommendation and a quote',
    ),
  overall: z.object({ rating, reason: sentence, quote: z.string().max(2000) }).catch(noView),
});

export type ModelReview = z.output<typeof modelReviewSchema>;
