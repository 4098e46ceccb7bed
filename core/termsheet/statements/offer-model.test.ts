import { expect, it } from 'vitest';
import { documentFeatures } from './document-features.ts';
import { featureNumber } from './feature-hash.ts';
import { offerLikelihood } from './offer-likelihood.ts';
import { compileOfferModel, readOfferModel } from './offer-model.ts';
import { readingOf } from './testing/read-as.ts';

const model = {
  labels: ['offer'],
  features: Uint32Array.of(featureNumber('w', 'invest')),
  starts: Uint32Array.of(0, 1),
  columns: Uint8Array.of(0),
  weights: Int8Array.of(100),
  scale: Float32Array.of(0.5),
  offset: Float32Array.of(-1),
};

it('reads back the model that was kept', () => {
  const { header, bytes } = compileOfferModel(model, '3-abc');
  expect(header.trainedFrom).toBe('3-abc');
  expect(readOfferModel(header, bytes)).toEqual(model);
});

it('finds a text likelier to be an offer by its words', () => {
  expect(offerLikelihood(model, readingOf(['We invest one pound.']))).toBeGreaterThan(0.9);
  expect(offerLikelihood(model, readingOf(['We like the garden.']))).toBeCloseTo(1 / (1 + Math.E));
});

it('looks at words, pairs and the length of a text, each once and in order', () => {
  const features = [...documentFeatures(readingOf(['We pay, we pay.']))];
  expect(features).toEqual([...new Set(features)].sort((left, right) => left - right));
  expect(features).toEqual(
    expect.arrayContaining([
      featureNumber('w', 'we'),
      featureNumber('b', 'we', 'pay'),
      featureNumber('len', '2'),
    ]),
  );
});
