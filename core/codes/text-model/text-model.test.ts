import { describe, expect, it } from 'vitest';
import { compileModel, fingerprint, readCompiledModel } from './compiled-model.ts';
import { featureCount, textFeatures } from './text-features.ts';
import { embedWords, probabilities, type TextModel } from './text-model.ts';

const word = (stem: string, weight = 1) => ({ stem, weight });
const head = (keys: string[]) => ({
  keys,
  vectors: Int8Array.of(10, 0, 0, 10),
  scale: Float32Array.of(1, 1),
  offset: Float32Array.of(0, 0),
});

/** Two dimensions: everything said about fish points along the first, about bread along the second. */
function tinyModel(): TextModel {
  const features = new Int8Array(featureCount * 2);
  for (const { feature } of textFeatures([word('fish')])) features[feature * 2] = 20;
  for (const { feature } of textFeatures([word('bread')])) features[feature * 2 + 1] = 20;
  return {
    dimensions: 2,
    features,
    featureScale: new Float32Array(featureCount).fill(0.05),
    heads: {
      sic: head(['5421', '5461']),
      naics: head(['445250', '311811']),
      isic: head(['4721', '1071']),
      cpv: head(['15200000-0', '15811000-6']),
      trades: head(['fishmonger', 'bakery']),
    },
  };
}

describe('a text model', () => {
  it('gives the key whose vector the text points along, and probabilities that add up to 1', () => {
    const model = tinyModel();
    const shares = probabilities(model.heads.sic, embedWords(model, [word('fish')]));
    expect(shares[0]).toBeGreaterThan(0.9);
    expect((shares[0] ?? 0) + (shares[1] ?? 0)).toBeCloseTo(1);
  });

  it('weighs the words, not how many there are', () => {
    const model = tinyModel();
    const mixed = embedWords(model, [word('fish', 0.2), word('bread', 1)]);
    expect(mixed[1]).toBeGreaterThan(mixed[0] ?? 9);
    const once = embedWords(model, [word('fish')]);
    const twice = embedWords(model, [word('fish', 2)]);
    expect(twice[0]).toBeCloseTo(once[0] ?? 0);
  });

  it('answers from the text asked last, whatever was asked before', () => {
    const model = tinyModel();
    const [fish, bread] = [embedWords(model, [word('fish')]), embedWords(model, [word('bread')])];
    const before = [...probabilities(model.heads.sic, fish)];
    expect(probabilities(model.heads.sic, bread)[1]).toBeGreaterThan(0.9);
    expect([...probabilities(model.heads.sic, fish)]).toEqual(before);
  });

  it('knows nothing of words without letters of its own, and says so evenly', () => {
    const model = tinyModel();
    const shares = probabilities(model.heads.trades, embedWords(model, [word('zqxj')]));
    expect(shares[0]).toBeCloseTo(0.5);
  });
});

describe('a compiled model', () => {
  const model = tinyModel();
  const keys = {
    sic: model.heads.sic.keys,
    naics: model.heads.naics.keys,
    isic: model.heads.isic.keys,
    cpv: model.heads.cpv.keys,
    trades: model.heads.trades.keys,
  };
  const { header, bytes } = compileModel(model);

  it('answers like the one it was made from', () => {
    const read = readCompiledModel(header, bytes, keys);
    if (!read) throw new Error('the model was refused');
    const vector = embedWords(model, [word('bread')]);
    expect(embedWords(read, [word('bread')])).toEqual(vector);
    expect(probabilities(read.heads.isic, vector)).toEqual(probabilities(model.heads.isic, vector));
  });

  it('is refused for other keys, or the same in another order', () => {
    expect(readCompiledModel(header, bytes, { ...keys, trades: ['bakery', 'fishmonger'] })).toBeNull();
    expect(readCompiledModel(header, bytes, { ...keys, sic: ['5421'] })).toBeNull();
  });

  it('tells lists of keys apart by their borders', () => {
    expect(fingerprint(['ab', 'c'])).not.toBe(fingerprint(['a', 'bc']));
  });
});
