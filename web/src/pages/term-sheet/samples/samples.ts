import type { Jurisdiction } from '../../../../../core/termsheet/analysis.ts';

/** A document of our own for visitors who have none at hand. */
export interface SampleTermSheet {
  readonly id: string;
  /** Completes "Try …". */
  readonly name: string;
  readonly jurisdiction: Jurisdiction;
  /** Fetched only when somebody tries it. */
  load(): Promise<string>;
}

const fair: SampleTermSheet = {
  id: 'fair',
  name: 'a fair one (UK seed)',
  jurisdiction: 'UK',
  load: async () => (await import('./fair-seed.ts')).fairSeed,
};
const hostile: SampleTermSheet = {
  id: 'hostile',
  name: 'a hostile one (US Series A)',
  jurisdiction: 'US',
  load: async () => (await import('./hostile-series-a.ts')).hostileSeriesA,
};

/** The two that are as far apart as offers are, for comparing. */
export const comparedSamples = [hostile, fair] as const;

/** The samples that the form offers; the tool reads them as it reads every other text. */
export const sampleTermSheets: readonly SampleTermSheet[] = [
  fair,
  hostile,
  {
    id: 'safe',
    name: 'a SAFE (US)',
    jurisdiction: 'US',
    load: async () => (await import('./post-money-safe.ts')).postMoneySafe,
  },
];
