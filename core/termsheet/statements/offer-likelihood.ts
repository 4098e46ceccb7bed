import type { Reading } from '../reading/reading.ts';
import { documentFeatures } from './document-features.ts';
import { type LinearModel, probabilities } from './linear-model.ts';
import type { SentenceMarker } from './marked-sentence.ts';

/** How likely a text is an offer to invest in a company, 0 to 1, by its likeness to offers and to other texts. */
export function offerLikelihood(offers: LinearModel, reading: Reading, mark?: SentenceMarker): number {
  return probabilities(offers, documentFeatures(reading, mark))[0] ?? 0;
}
