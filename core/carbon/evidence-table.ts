import type { CarbonAnswers } from './answers.ts';

/** A published figure; `checked` tells a figure seen in its source from our own arithmetic on one. */
export interface EvidenceFigure {
  readonly value: number;
  readonly source: EvidenceSourceId;
  readonly checked: 'seen' | 'derived';
}

export interface EvidenceRange {
  readonly low: EvidenceFigure;
  readonly central: EvidenceFigure;
  readonly high: EvidenceFigure;
}

/** Where the figures were published, with the boundary that each one draws. */
export const evidenceSources = {
  google: {
    title: 'Google, median Gemini Apps text prompt (arXiv 2508.15734)',
    year: 2025,
    boundary: 'whole serving stack; text only; not verified by a third party',
  },
  openai: {
    title: 'OpenAI (S. Altman), average ChatGPT query, “The Gentle Singularity”',
    year: 2025,
    boundary: 'no method published',
  },
  epoch: {
    title: 'Epoch AI, How much energy does ChatGPT use?',
    year: 2025,
    boundary: 'bottom-up; 2.5 Wh with 10,000 tokens in',
  },
  mitTechnologyReview: {
    title: 'MIT Technology Review, energy tests',
    year: 2025,
    boundary: 'GPU energy doubled for the server',
  },
  luccioni: {
    title: 'Luccioni and others, Power Hungry Processing (FAccT)',
    year: 2024,
    boundary: 'A100, open models',
  },
  couch: { title: 'S. Couch, energy of coding sessions', year: 2026, boundary: 'one developer’s logs' },
  distilbert: {
    title: 'DistilBERT fine-tuning on SST-2 (ijsci 835), 7.33 g a run, converted',
    year: null,
    boundary: 'measured on a CPU with CodeCarbon',
  },
  gpuHours: {
    title: 'Our arithmetic: H100 hours × 0.7 kW × 1.2',
    year: 2026,
    boundary: '2 hours, and 8 devices for a day',
  },
  ecologits: { title: 'EcoLogits grid file (Sweden)', year: 2026, boundary: 'electricity generation' },
  ember2024: {
    title: 'Our World in Data and Ember, grid intensity',
    year: 2024,
    boundary: 'electricity generation; United States, Canada and world',
  },
  certificates: {
    title: 'Market-based accounting with certificates',
    year: 2024,
    boundary: 'contracts, not the grid',
  },
  desnz: {
    title: 'UK government conversion factors (DESNZ)',
    year: 2025,
    boundary: 'location-based, generation',
  },
  emberUk: { title: 'Ember, life-cycle intensity, United Kingdom', year: 2024, boundary: 'life cycle' },
} as const;

export type EvidenceSourceId = keyof typeof evidenceSources;

const seen = (value: number, source: EvidenceSourceId): EvidenceFigure => ({
  value,
  source,
  checked: 'seen',
});
const derived = (value: number, source: EvidenceSourceId): EvidenceFigure => ({
  value,
  source,
  checked: 'derived',
});

/** When the figures were last read against their sources, ISO date. */
export const evidenceCheckedOn = '2026-11-21';

/** Energy of one use in Wh. */
export const energyWhPerUse: Readonly<Record<CarbonAnswers['useCase'], EvidenceRange>> = {
  text: { low: seen(0.24, 'google'), central: seen(0.34, 'openai'), high: seen(2.5, 'epoch') },
  image: {
    low: seen(0.63, 'mitTechnologyReview'),
    central: seen(2.9, 'luccioni'),
    high: seen(11.5, 'luccioni'),
  },
  code: { low: seen(0.34, 'openai'), central: seen(2.5, 'epoch'), high: seen(41, 'couch') },
  training: {
    low: derived(20, 'distilbert'),
    central: derived(1700, 'gpuHours'),
    high: derived(161_000, 'gpuHours'),
  },
};

/** Carbon intensity of the electricity in g CO2e per kWh. */
export const gridGramsPerKwh: Readonly<Record<CarbonAnswers['hosting'], EvidenceRange>> = {
  unknown: { low: seen(36, 'ecologits'), central: seen(384, 'ember2024'), high: seen(473, 'ember2024') },
  namerica: { low: seen(175, 'ember2024'), central: seen(384, 'ember2024'), high: seen(473, 'ember2024') },
  green: { low: derived(0, 'certificates'), central: seen(36, 'ecologits'), high: seen(177, 'desnz') },
  local: { low: derived(131, 'desnz'), central: seen(177, 'desnz'), high: seen(211, 'emberUk') },
};
