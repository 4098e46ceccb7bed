import { evidenceOf } from '../ranking/candidates.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';

/** Below this share of known words a text is not English, or not language at all. */
const leastKnownShare = 0.34;

/**
 * Whether a text reads like the description of a business: it has words that the tables know, and they point
 * somewhere. A poem has known words that point everywhere.
 */
export function readsLikeBusiness(found: FoundCodes): boolean {
  const weight = found.searched.reduce((sum, word) => sum + word.weight, 0);
  const known = found.searched.reduce((sum, word) => sum + (word.known ? word.weight : 0), 0);
  if (weight === 0 || known / weight < leastKnownShare) return false;
  return pointing(found) >= leastPointing;
}

/** Set between the texts that describe no business and the golden descriptions of development. */
const leastPointing = 0.3;

/** How clearly the text points to some trade or code: the best of several kinds of evidence, 0 to 1. */
export function pointing(found: FoundCodes): number {
  const trade = Math.max(
    0,
    ...found.trades.map(({ strength, probability }) => Math.max(strength * 0.6, probability)),
  );
  const codes = (['sic', 'naics', 'isic'] as const).map((system) => {
    const first = found.systems[system][0];
    return first ? Math.max(first.probability, evidenceOf(first, 'exact')) : 0;
  });
  return (trade + codes.reduce((sum, value) => sum + value, 0) / codes.length) / 2;
}
