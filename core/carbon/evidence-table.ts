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

/** Where figures were published, the boundary they draw, and the address; our own arithmetic has none. */
export interface EvidenceSource {
  readonly title: string;
  readonly year: number | null;
  readonly boundary: string;
  readonly url?: string;
}

/** Where the figures were published, with the boundary that each one draws. */
export const evidenceSources = {
  google: {
    title: 'Google, median Gemini Apps text prompt (arXiv 2508.15734)',
    year: 2025,
    boundary: 'whole serving stack; text only; not verified by a third party',
    url: 'https://arxiv.org/abs/2508.15734',
  },
  openai: {
    title: 'OpenAI (S. Altman), average ChatGPT query, “The Gentle Singularity”',
    year: 2025,
    boundary: 'no method published',
    url: 'https://blog.samaltman.com/the-gentle-singularity',
  },
  oviedo: {
    title: 'Oviedo and others (Microsoft), Energy Use of AI Inference (arXiv 2509.20241), median',
    year: 2025,
    boundary:
      'bottom-up; over 200 billion parameters on H100 nodes in production, PUE included; middle half 0.18 to 0.67 Wh',
    url: 'https://arxiv.org/abs/2509.20241',
  },
  epoch: {
    title: 'Epoch AI, How much energy does ChatGPT use?',
    year: 2025,
    boundary: 'bottom-up; 2.5 Wh with 10,000 tokens in',
    url: 'https://epoch.ai/gradient-updates/how-much-energy-does-chatgpt-use',
  },
  mitTechnologyReview: {
    title: 'MIT Technology Review, energy tests, as quoted by S. Willison',
    year: 2025,
    boundary: 'GPU energy doubled for the server',
    url: 'https://simonwillison.net/2025/May/20/ai-energy-footprint/',
  },
  luccioni: {
    title: 'Luccioni and others, Power Hungry Processing (FAccT)',
    year: 2024,
    boundary: 'A100, open models',
    url: 'https://arxiv.org/abs/2311.16863',
  },
  couch: {
    title: 'S. Couch, energy of coding sessions',
    year: 2026,
    boundary: 'one developer’s logs',
    url: 'https://simonpcouch.com/blog/2026-01-20-cc-impact',
  },
  distilbert: {
    title: 'DistilBERT fine-tuning on SST-2 (ijsci 835), 7.33 g a run, converted',
    year: null,
    boundary: 'measured on a CPU with CodeCarbon',
    url: 'https://ijsci.com/index.php/home/article/view/835',
  },
  gpuHours: {
    title: 'Our arithmetic: H100 hours × 0.7 kW × 1.2',
    year: 2026,
    boundary: '2 hours, and 8 devices for a day',
  },
  ecologits: {
    title: 'EcoLogits grid file (Sweden)',
    year: 2026,
    boundary: 'electricity generation',
    url: 'https://github.com/mlco2/ecologits',
  },
  ember2024: {
    title: 'Our World in Data and Ember, grid intensity',
    year: 2024,
    boundary: 'electricity generation; United States, Canada and world',
    url: 'https://ember-energy.org/',
  },
  certificates: {
    title: 'GHG Protocol Scope 2 Guidance: market-based accounting with certificates',
    year: 2015,
    boundary: 'contracts, not the grid',
    url: 'https://ghgprotocol.org/scope-2-guidance',
  },
  desnz: {
    title: 'UK government conversion factors (DESNZ)',
    year: 2025,
    boundary: 'location-based, generation',
    url: 'https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-2025',
  },
  emberUk: {
    title: 'Ember, life-cycle intensity, United Kingdom',
    year: 2024,
    boundary: 'life cycle',
    url: 'https://ember-energy.org/',
  },
} as const satisfies Readonly<Record<string, EvidenceSource>>;

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
export const evidenceCheckedOn = '2026-11-23';

/** Energy of one use in Wh. */
export const energyWhPerUse: Readonly<Record<CarbonAnswers['useCase'], EvidenceRange>> = {
  text: { low: seen(0.24, 'google'), central: seen(0.34, 'oviedo'), high: seen(2.5, 'epoch') },
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
