import type { CodeSystem } from '../classification.ts';

/** How the sources of evidence count in one system; set on development data (see the evaluation folder). */
export interface RankingWeights {
  /** Whole code documents and single index terms, see {@link MatchWeights}. */
  readonly item: number;
  readonly text: number;
  readonly retrieval: number;
  readonly trade: number;
  readonly concordance: number;
  readonly activity: number;
}

export const rankingWeights: Readonly<Record<CodeSystem, RankingWeights>> = {
  sic: { item: 1, text: 0.7, retrieval: 1, trade: 1.6, concordance: 0.5, activity: 0.25 },
  naics: { item: 1, text: 0.7, retrieval: 1, trade: 1.6, concordance: 0.5, activity: 0.25 },
  isic: { item: 1, text: 0.7, retrieval: 1, trade: 1.6, concordance: 0.5, activity: 0.25 },
  cpv: { item: 0.4, text: 1, retrieval: 1, trade: 1.6, concordance: 0, activity: 0.25 },
};
