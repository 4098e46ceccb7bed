import type { TrainingOptions } from './train-model.ts';

/** Found by trying on held-out index terms and development descriptions, see core/codes/evaluation/README.md. */
export const trainingOptions: Omit<TrainingOptions, 'log'> = {
  dimensions: 64,
  epochs: 8,
  rate: 0.4,
  dropout: 0.45,
};

/** Owners' sentences are few beside a quarter of a million terms, and are what descriptions are like. */
export const timesSentences = 3;
/** How often each of them is learned among sentences of promotion besides. */
export const timesPromoted = 2;

/** For a model that learns new trades or sentences: what it knows already is to stay, so it goes on in smaller steps. */
export const wideningOptions: Omit<TrainingOptions, 'log' | 'start'> = {
  ...trainingOptions,
  epochs: 3,
  rate: 0.25,
  endRate: 0.06,
  averageFrom: 0.34,
};

/** For the output of CPV alone, over features that stay as they are: in larger steps it trusts them too far. */
export const cpvOptions: Omit<TrainingOptions, 'log' | 'start'> = {
  ...wideningOptions,
  epochs: 1,
  rate: 0.03,
  endRate: 0.01,
};
