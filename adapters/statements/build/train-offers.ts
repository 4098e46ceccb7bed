import { createReading } from '../../../core/termsheet/reading/reading.ts';
import { documentFeatures } from '../../../core/termsheet/statements/document-features.ts';
import type { LinearModel } from '../../../core/termsheet/statements/linear-model.ts';
import { offerLabels } from '../../../core/termsheet/statements/offer-model.ts';
import type { OfferOrOther } from '../evaluation/document-sets.ts';
import { quantiseLinear } from './quantise-linear.ts';
import { type TrainedLinear, trainLinear } from './train-linear.ts';

/** Chosen by hands held out: fewer rounds accept more of what is no offer. */
const options = { rounds: 12, step: 1, ridge: 1e-4, fewest: 5 };
/** Features that weigh most: with half as many again one offer in a thousand more is told from other texts. */
const keptFeatures = 5000;
/** Offers are many times more than other texts, of which each counts at most this much. */
const mostWeight = 3;

/** A text with its features, so that it is read once however often it is learned from. */
export interface PreparedText extends OfferOrOther {
  readonly features: Int32Array;
}

/** Reads the features of texts. */
export function prepareTexts(texts: readonly OfferOrOther[]): readonly PreparedText[] {
  return texts.map((text) => ({ ...text, features: documentFeatures(createReading(text.document)) }));
}

/** Trains the model that tells offers from other texts. */
export function trainOffers(texts: readonly PreparedText[]): LinearModel {
  const others = texts.filter(({ isOffer }) => !isOffer).length;
  const weight = Math.min(mostWeight, (texts.length - others) / others);
  const examples = texts.map(({ features, isOffer }) => ({
    features,
    holds: isOffer ? [0] : [],
    unknown: [],
    weight: isOffer ? 1 : weight,
  }));
  return quantiseLinear(heaviest(trainLinear(offerLabels, examples, options)), { least: 1, coarseness: 1 });
}

function heaviest(trained: TrainedLinear): TrainedLinear {
  const sizes = trained.weights.map(Math.abs).sort().reverse();
  const least = sizes[keptFeatures] ?? 0;
  const rows = [...trained.features.keys()].filter((row) => Math.abs(trained.weights[row] ?? 0) > least);
  return {
    ...trained,
    features: Uint32Array.from(rows, (row) => trained.features[row] ?? 0),
    weights: Float32Array.from(rows, (row) => trained.weights[row] ?? 0),
  };
}
