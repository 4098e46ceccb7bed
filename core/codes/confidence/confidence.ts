import type { CodeSystem } from '../classification.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';

/** How sure the answer is. */
export interface Confidence {
  /** Probability that the first code is right, averaged over the industry systems. */
  readonly value: number;
  /** False when the text does not read like the description of a business. */
  readonly business: boolean;
  /** Probability that at least the first two digits are right. */
  readonly division: number;
}

const industrySystems: readonly CodeSystem[] = ['naics', 'sic', 'isic'];

/** The confidence of a whole answer. */
export function overallConfidence(found: FoundCodes): Confidence {
  const known = found.searched.filter((word) => word.known && word.weight > 0.2);
  if (known.length === 0 || found.systems.naics.length === 0)
    return { value: 0.02, business: false, division: 0.02 };
  const values = industrySystems.map((system) => systemConfidence(found, system));
  const value = values.reduce((sum, each) => sum + each, 0) / values.length;
  return { value: Math.round(value * 100) / 100, business: true, division: Math.min(0.97, value + 0.15) };
}

/** Logistic over what tells a sure answer from a guess: trade match, coverage of the words, lead of the first. */
function systemConfidence(found: FoundCodes, system: CodeSystem): number {
  const [first, second] = found.systems[system];
  if (!first) return 0;
  const lead = second ? (first.score - second.score) / first.score : 1;
  const sum = -1.6 + 2.2 * first.trade + 1.6 * first.coverage + 1.8 * lead;
  return 1 / (1 + Math.exp(-sum));
}
