import { ArrayBundle, type ArrayLayout, packArrays } from '../../codes/retrieval/array-bundle.ts';
import type { LinearModel } from './linear-model.ts';

/** The only question about a whole document: does it offer to invest? */
export const offerLabels = ['offer'];

/** The text part of the model that tells offers from other texts, as it is kept. */
export interface OfferModelHeader {
  /** Fingerprint of the documents that it was trained from. */
  readonly trainedFrom: string;
  readonly layout: ArrayLayout;
}

/** Brings the model into the form in which it is kept. One label has one weight a feature, so nothing else is. */
export function compileOfferModel(
  { features, weights, scale, offset }: LinearModel,
  trainedFrom: string,
): { readonly header: OfferModelHeader; readonly bytes: Uint8Array } {
  const { layout, bytes } = packArrays({ features, weights, scale, offset });
  return { header: { trainedFrom, layout }, bytes };
}

/** Reads the model. */
export function readOfferModel({ layout }: OfferModelHeader, bytes: Uint8Array): LinearModel {
  const bundle = new ArrayBundle(layout, bytes);
  const features = bundle.array('features', 'Uint32Array');
  return {
    labels: offerLabels,
    features,
    starts: Uint32Array.from({ length: features.length + 1 }, (_, row) => row),
    columns: new Uint8Array(features.length),
    weights: bundle.array('weights', 'Int8Array'),
    scale: bundle.array('scale', 'Float32Array'),
    offset: bundle.array('offset', 'Float32Array'),
  };
}
