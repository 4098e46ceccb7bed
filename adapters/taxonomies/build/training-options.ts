import type { TrainingOptions } from './train-model.ts';

/** Found by trying on held-out index terms and development descriptions, see core/codes/evaluation/README.md. */
export const trainingOptions: Omit<TrainingOptions, 'log'> = {
  dimensions: 64,
  epochs: 8,
  rate: 0.4,
  dropout: 0.45,
};
