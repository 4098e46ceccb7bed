/**
 * What a row counts where confidence is fitted, by its set. Rows that the lexicon was widened by count for little:
 * answers to them are better than to new ones. Sets that are not named take no part.
 */
export const confidenceShares: Readonly<Record<string, number>> = {
  development: 0.1,
  holdout: 0.1,
  'trade-names': 0.3,
  rare: 0.3,
  blind: 1,
  fresh: 1,
  drawn: 3,
  lot: 1,
};
