import { expect, test } from 'vitest';
import type { CollectionName } from '../../../core/codes/retrieval/collection-name.ts';
import type { ModelHead, TextModel } from '../../../core/codes/text-model/text-model.ts';
import { widenedStart } from './widened-start.ts';

const head = (keys: readonly string[]): ModelHead => ({
  keys,
  vectors: Int8Array.from(keys.flatMap((_, at) => [at + 1, 10 * (at + 1)])),
  scale: Float32Array.from(keys.map(() => 0.5)),
  offset: Float32Array.from(keys.map((_, at) => at / 4)),
});

test('what a model has learned stays with its key, wherever the key stands now, and a new key begins with nothing', () => {
  const trades = head(['baker', 'plumber']);
  const model: TextModel = {
    dimensions: 2,
    features: Int8Array.of(4, 6),
    featureScale: Float32Array.of(0.25),
    heads: { sic: trades, naics: trades, isic: trades, cpv: trades, trades },
  };
  const outputs: readonly CollectionName[] = ['trades'];
  const start = widenedStart(model, outputs, [['plumber', 'tinsmith', 'baker']]);
  expect([...start.features]).toEqual([1, 1.5]);
  expect([...(start.vectors[0] ?? [])]).toEqual([1, 10, 0, 0, 0.5, 5]);
  expect([...(start.offsets[0] ?? [])]).toEqual([0.25, -1, 0]);
});
