import { expect, it } from 'vitest';
import { ArrayBundle } from '../../codes/retrieval/array-bundle.ts';
import { fingerprint } from '../../codes/text-model/compiled-model.ts';
import { quantityLabels, sentenceLabels } from './sentence-labels.ts';
import { compileStatementModel, readStatementModel, type StatementModel } from './statement-model.ts';

/** Three features for sentences, one of them without a weight, and two for quantities. */
const model: StatementModel = {
  sentences: {
    labels: sentenceLabels,
    features: Uint32Array.of(3, 70, 900, 262_143),
    starts: Uint32Array.of(0, 3, 3, 4, 6),
    columns: Uint8Array.of(2, 5, 160, 9, 1, 8),
    weights: Int8Array.of(127, -128, 1, -1, 40, -7),
    scale: Float32Array.of(0.5, 0.25),
    offset: Float32Array.of(-1, 2),
  },
  quantities: {
    labels: quantityLabels,
    features: Uint32Array.of(8, 9),
    starts: Uint32Array.of(0, 1, 3),
    columns: Uint8Array.of(4, 0, 3),
    weights: Int8Array.of(10, 20, -30),
    scale: Float32Array.of(0.125),
    offset: Float32Array.of(-4),
  },
  thresholds: { amount: 0.4, participation: 0.6 },
  harm: { offset: -2, weights: [1, 2, 3, 4, 5] },
  doubt: { offset: -3, weights: [2, 1] },
  settling: {
    gaps: { offset: -1, weights: [1, 2], facts: { amount: 0.5 } },
    disputes: { offset: -3, weights: [1], facts: {} },
    redFlags: { offset: -4, weights: [2, 1], clauses: { E04: 0.3 } },
  },
};

it('reads back the model that was kept', () => {
  const { header, bytes } = compileStatementModel(model, '12-abc');
  expect(readStatementModel(header, bytes)).toEqual(model);
});

it('keeps the questions, the examples, the thresholds and the weights of harm beside the model', () => {
  const { header } = compileStatementModel(model, '12-abc');
  expect(header).toMatchObject({
    trainedFor: fingerprint([...sentenceLabels, ...quantityLabels]),
    trainedFrom: '12-abc',
    thresholds: model.thresholds,
    harm: model.harm,
  });
});

it('keeps the labels of each feature as gaps', () => {
  const { header, bytes } = compileStatementModel(model, '');
  const bundle = new ArrayBundle(header.layout, bytes);
  expect([...bundle.array('sentences.columns', 'Uint8Array')]).toEqual([2, 3, 155, 9, 1, 7]);
  expect([...bundle.array('quantities.columns', 'Uint8Array')]).toEqual([4, 0, 3]);
});

it.each([
  ['none of these questions', fingerprint([])],
  ['fewer questions', fingerprint(sentenceLabels)],
  ['questions in another order', fingerprint([...quantityLabels, ...sentenceLabels])],
])('refuses a model that was trained for %s', (_, trainedFor) => {
  const { header, bytes } = compileStatementModel(model, '');
  expect(readStatementModel({ ...header, trainedFor }, bytes)).toBeNull();
});
