import type { TrainingOptions } from './train-model.ts';

/** Found by trying on held-out index terms and development descriptions, see core/codes/evaluation/README.md. */
export const trainingOptions: Omit<TrainingOptions, 'log'> = {
  dimensions: 64,
  epochs: 8,
  rate: 0.4,
  dropout: 0.45,
};

/** For a model that learns new trades: what it knows already is to stay, so it goes over the texts once, in small steps. */
export const wideningOptions: Omit<TrainingOptions, 'log' | 'start'> = {
  ...trainingOptions,
  epochs: 1,
  rate: 0.15,
};
