import { describe, expect, it } from 'vitest';
import { featureNumber } from '../feature-hash.ts';
import { seatLabels } from './assign-seats.ts';
import { compileSeatModel, readSeatModel, seatWeights } from './seat-model.ts';
import { seatModelOf } from './testing/seat-model-of.ts';

const model = {
  ...seatModelOf([
    ['founders', 'Sp', 'yours', 9],
    ['total', 'Sp', 'chairs', -4],
  ]),
  scale: Float32Array.from([0.5, 1, 1, 2, 1, 1]),
};
const label = (name: string) => seatLabels.indexOf(name);

describe('the model of seats', () => {
  it('comes back from the form in which it is kept as it was', () => {
    const { header, bytes } = compileSeatModel(model, 'these documents');
    expect(header.trainedFrom).toBe('these documents');
    expect(readSeatModel(header, bytes)).toEqual(model);
  });

  it('weighs a feature for a label by its step times the scale of the label, and no other', () => {
    const weigh = seatWeights(model);
    expect(weigh(label('founders'), featureNumber('Sp', 'yours'))).toBe(4.5);
    expect(weigh(label('total'), featureNumber('Sp', 'chairs'))).toBe(-8);
    expect(weigh(label('investors'), featureNumber('Sp', 'yours'))).toBe(0);
    expect(weigh(label('founders'), featureNumber('Sp', 'ours'))).toBe(0);
  });
});
