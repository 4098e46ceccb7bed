import { expect, it } from 'vitest';
import { meanModel } from './mean-model.ts';

const model = (value: number) => ({
  features: new Float32Array([value, 0]),
  vectors: [new Float32Array([value]), new Float32Array([1])],
  offsets: [new Float32Array([-value]), new Float32Array()],
});

it('is the mean of every weight', () => {
  expect(meanModel([model(1), model(2), model(6)])).toEqual(model(3));
});

it('of one model is that model', () => {
  expect(meanModel([model(4)])).toEqual(model(4));
});
