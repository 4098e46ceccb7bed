import { type evidenceKinds, evidenceOf } from '../ranking/candidates.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';
import type { RankedCode } from '../ranking/rank-codes.ts';
import { activities, activityShares } from '../understanding/activity.ts';

/** What tells a business from a poem, a question or noise; each between 0 and 1. */
interface Signs {
  /** Share of the words, by weight, that the tables and trades know. */
  readonly known: number;
  /** How much known text there is: two plain words count fully. */
  readonly amount: number;
  /** Ten words count fully. */
  readonly length: number;
  readonly probability: number;
  readonly leastProbability: number;
  readonly exact: number;
  readonly coverage: number;
  readonly fit: number;
  readonly model: number;
  readonly tradeWords: number;
  readonly tradeModel: number;
  /** Words of making, selling, repairing and the like. */
  readonly activity: number;
  readonly question: number;
}

/** Logistic weights, fitted on golden descriptions, index terms and notices against other texts. */
const offset = -9.93;
const weights: Signs = {
  known: 2.07,
  amount: 0.86,
  length: 1.45,
  probability: 1.62,
  leastProbability: 0.65,
  exact: 3.23,
  coverage: -0.77,
  fit: 1.75,
  model: 1.7,
  tradeWords: 1.53,
  tradeModel: 0.52,
  activity: 2.94,
  question: -2.42,
};

const question = /\?|^(what|how|who|why|when|where|can|could|is|are|do|does|please|tell)\b/i;
const systems = ['sic', 'naics', 'isic'] as const;

/** Probability that a text describes a business, 0 to 1. */
export function businessLikelihood(found: FoundCodes): number {
  const signs = signsOf(found);
  if (signs.known === 0) return 0;
  let sum = offset;
  for (const sign of Object.keys(weights) as (keyof Signs)[]) sum += weights[sign] * signs[sign];
  return 1 / (1 + Math.exp(-sum));
}

function signsOf(found: FoundCodes): Signs {
  const weight = found.searched.reduce((sum, word) => sum + word.weight, 0);
  const known = found.searched.reduce((sum, word) => sum + (word.known ? word.weight : 0), 0);
  const first = systems.map((system) => found.systems[system][0]?.probability ?? 0);
  const best = (kind: (typeof evidenceKinds)[number]): number =>
    Math.max(...systems.map((system) => highest(found.systems[system], kind)));
  const shares = activityShares(found.searched);
  return {
    known: weight > 0 ? known / weight : 0,
    amount: Math.min(1, known / 2),
    length: Math.min(1, found.searched.length / 10),
    probability: first.reduce((sum, each) => sum + each, 0) / first.length,
    leastProbability: Math.min(...first),
    exact: best('exact'),
    coverage: best('coverage'),
    fit: best('fit'),
    model: best('model'),
    tradeWords: Math.max(0, ...found.trades.map(({ strength }) => strength)),
    tradeModel: Math.max(0, ...found.trades.map(({ probability }) => probability)),
    activity: activities.reduce((sum, activity) => sum + shares[activity], 0),
    question: question.test(found.description.trim()) ? 1 : 0,
  };
}

function highest(ranked: readonly RankedCode[], kind: (typeof evidenceKinds)[number]): number {
  return Math.max(0, ...ranked.slice(0, 5).map((code) => evidenceOf(code, kind)));
}
