import { describe, expect, it } from 'vitest';
import { embedWords, probabilities } from '../../../core/codes/text-model/text-model.ts';
import { outputs } from './outputs.ts';
import { quantiseModel } from './quantise-model.ts';
import { type TrainingText, trainModel } from './train-model.ts';

const keys = outputs.map(() => ['fishmonger', 'bakery', 'florist']);
const text = (label: number, ...stems: string[]): TrainingText => ({
  system: 0,
  labels: [label],
  share: 1,
  stems,
});
const certain = [
  text(0, 'fish', 'counter'),
  text(0, 'cod', 'fillet'),
  text(1, 'bread', 'oven'),
  text(1, 'loaf', 'bake'),
  text(2, 'flower', 'bouquet'),
];

function trained(texts: readonly TrainingText[]) {
  const lines: string[] = [];
  const options = {
    dimensions: 8,
    epochs: 30,
    rate: 0.4,
    dropout: 0.1,
    log: (line: string) => lines.push(line),
  };
  const model = quantiseModel(
    trainModel(
      texts,
      keys.map((list) => list.length),
      options,
    ),
    outputs,
    keys,
  );
  const ask = (...stems: string[]): number[] => [
    ...probabilities(
      model.heads.sic,
      embedWords(
        model,
        stems.map((stem) => ({ stem, weight: 1 })),
      ),
    ),
  ];
  return { ask, lines };
}

describe('trainModel', () => {
  const { ask, lines } = trained(certain);

  it('learns what names a key, and answers for a word like a known one', () => {
    expect(ask('fish')[0]).toBeGreaterThan(0.7);
    expect(ask('bread', 'bake')[1]).toBeGreaterThan(0.7);
    const [fishmonger = 1, bakery = 1, florist = 0] = ask('flowerbed');
    expect(florist).toBeGreaterThan(Math.max(fishmonger, bakery));
  });

  it('reports a loss that falls', () => {
    const losses = lines.map((line) => Number(line.split('loss ')[1]));
    expect(losses).toHaveLength(30);
    expect(losses.at(-1)).toBeLessThan((losses[0] ?? 0) / 2);
  });

  it('gives the same model for the same texts', () => {
    expect(trained(certain).ask('fish')).toEqual(ask('fish'));
  });

  it('believes, of several labels, the one that the other texts speak for', () => {
    const either: TrainingText = { system: 0, labels: [0, 1], share: 0.8, stems: ['bread', 'van'] };
    const [fishmonger = 1, bakery = 0] = trained([...certain, either, either]).ask('bread', 'van');
    expect(bakery).toBeGreaterThan(2 * fishmonger);
  });

  it('leaves out what none of several labels says', () => {
    const either: TrainingText = { system: 0, labels: [0, 1], share: 0.8, stems: ['kiosk'] };
    const [, , florist = 1] = trained([...certain, either, either]).ask('kiosk');
    expect(florist).toBeLessThan(0.15);
  });
});

describe('quantiseModel', () => {
  it('keeps every value within half a step', () => {
    const values = Float32Array.of(0.5, -1, 0.25, 0.1, 3, -2, 0, 0.01);
    const model = quantiseModel(
      {
        features: values,
        vectors: keys.map(() => values.slice(0, 6)),
        offsets: keys.map(() => new Float32Array(3)),
      },
      outputs,
      keys,
    );
    expect(model.dimensions).toBe(2);
    values.forEach((value, at) => {
      const step = model.featureScale[Math.floor(at / 2)] ?? 0;
      expect(Math.abs((model.features[at] ?? 0) * step - value)).toBeLessThanOrEqual(step / 2 + 1e-6);
    });
  });
});
