import { tradeStems } from '../lexicon/trade-stems.ts';
import { type EvidenceKind, evidenceOf } from '../ranking/evidence.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';
import type { RankedCode } from '../ranking/rank-codes.ts';
import { plainWord } from '../text/tokenise.ts';
import { activities, activityShares } from '../understanding/activity.ts';
import { isPraise, withoutBoilerplate } from '../understanding/boilerplate.ts';
import { isPlaceholder, type TextSigns, textSigns } from './text-signs.ts';

/** What tells a business from a poem, a question or noise; each between 0 and 1. */
export interface BusinessSigns extends TextSigns {
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
  /** A list of things of which most have nothing to do with the trade that fits best, and nobody says what is done with them. */
  readonly scatter: number;
}

/** Logistic weights, fitted on golden descriptions, index terms and notices against other texts. */
const offset = -10.64;
const weights: BusinessSigns = {
  known: 2.38,
  amount: 1.28,
  length: 3.95,
  probability: 1.97,
  leastProbability: 3.09,
  exact: 4.54,
  coverage: -1.74,
  fit: 1.82,
  model: 0.96,
  tradeWords: 0.66,
  tradeModel: 1.3,
  activity: 2.93,
  scatter: -2.97,
  question: -3.76,
  talk: -4.61,
  verse: -4.35,
  story: -2.76,
  letter: -5.27,
  prose: -2.25,
  voice: 2.07,
  repeated: -1.63,
  abuse: -0.29,
  code: -4.14,
  name: -1.74,
  errands: -8.17,
};

const systems = ['sic', 'naics', 'isic'] as const;

/** Probability that a text describes a business, 0 to 1. */
export function businessLikelihood(found: FoundCodes): number {
  const signs = businessSigns(found);
  if (signs.known === 0 || !hasSubstance(found) || isPlaceholder(found.description)) return 0;
  let sum = offset;
  for (const sign of Object.keys(weights) as (keyof BusinessSigns)[]) sum += weights[sign] * signs[sign];
  return 1 / (1 + Math.exp(-sum));
}

/** Reads all signs of a text. */
export function businessSigns(found: FoundCodes): BusinessSigns {
  const { weight, knownWeight } = found;
  const first = systems.map((system) => found.systems[system][0]?.probability ?? 0);
  const best = (kind: EvidenceKind): number =>
    Math.max(...systems.map((system) => highest(found.systems[system], kind)));
  const shares = activityShares(found.searched);
  const activity = activities.reduce((sum, each) => sum + shares[each], 0);
  const text = textSigns(withoutBoilerplate(found.description));
  return {
    known: weight > 0 ? knownWeight / weight : 0,
    amount: Math.min(1, knownWeight / 2),
    length: Math.min(1, found.searched.length / 10),
    probability: first.reduce((sum, each) => sum + each, 0) / first.length,
    leastProbability: Math.min(...first),
    exact: best('exact'),
    coverage: best('coverage'),
    fit: best('fit'),
    model: best('model'),
    tradeWords: Math.max(0, ...found.trades.map(({ strength }) => strength)),
    tradeModel: Math.max(0, ...found.trades.map(({ probability }) => probability)),
    activity,
    scatter: text.voice === 0 && activity === 0 ? scatterOf(found) : 0,
    ...text,
  };
}

const leastItems = 4;

function scatterOf(found: FoundCodes): number {
  const items = found.read.runs.filter((run) => run.length > 0);
  const trade = found.trades[0]?.trade;
  const sentences = /[.!?]\s+\S/.test(found.description);
  if (sentences || items.length < leastItems || items.length * 4 < found.read.words.length) return 0;
  const stems = trade ? tradeStems(trade) : new Set<string>();
  const strangers = items.filter((run) => !run.some(({ stem }) => stems.has(stem))).length;
  return strangers / items.length >= 0.7 ? 1 : 0;
}

/** Whether any known word is left that is not mere praise. */
function hasSubstance(found: FoundCodes): boolean {
  return found.searched.some(({ known, surface }) => known && !isPraise(plainWord(surface)));
}

function highest(ranked: readonly RankedCode[], kind: EvidenceKind): number {
  return Math.max(0, ...ranked.slice(0, 5).map((code) => evidenceOf(code, kind)));
}
