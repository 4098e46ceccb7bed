import type { CodeSystem } from '../classification.ts';
import { tradeStems } from '../lexicon/trade-stems.ts';
import { type EvidenceKind, evidenceOf } from '../ranking/evidence.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';
import type { RankedCode } from '../ranking/rank-codes.ts';
import { logOdds } from './log-odds.ts';

/** What tells how far the first code of a system can be relied on. */
export interface ReliabilitySigns {
  /** Log odds of the first code's share of the evidence; of its whole division for the division. */
  readonly odds: number;
  /** How much likelier the first code is than the best other one, as a logarithm; outside its division for the division. */
  readonly margin: number;
  /** 1 where the everyday trades, asked alone, put the same code first. */
  readonly trade: number;
  /** How far the words of the trades that name the first code are the words of the description. */
  readonly tradeWords: number;
  /** How much the trained model believes in the trade that it believes in most, 0 to 1; without one the words do. */
  readonly likeliestTrade: number;
  /** How much the trained model believes in the trades that name the code, 0 to 1; in its division for the division. */
  readonly tradeModel: number;
  /** Root of the probability that the trained model gives the first code; without one, how far words cover it. */
  readonly model: number;
  /** Share of the words, by weight, that occur among the phrases of the best trade. */
  readonly explained: number;
  /** How far the other systems point to the code, 0 to 1; nothing points to CPV. */
  readonly support: number;
  /** Share of the words, by weight, that tables and trades know. */
  readonly known: number;
  /** 1 for a title like "not elsewhere classified". */
  readonly catchAll: number;
}

/** Reads the signs for one system; `division` asks for the first two digits instead of the code. */
export function reliabilitySigns(
  found: FoundCodes,
  system: CodeSystem,
  level: 'code' | 'division',
): ReliabilitySigns {
  const ranked = found.systems[system];
  const [first] = ranked;
  const beginning = (code: string): string => (level === 'division' ? code.slice(0, 2) : code);
  const same = (code: RankedCode | undefined): number =>
    first && code && beginning(code.code) === beginning(first.code) ? 1 : 0;
  const share = ranked.reduce((sum, code) => sum + same(code) * code.probability, 0);
  return {
    odds: logOdds(share),
    margin: first
      ? marginOf(
          first,
          ranked.find((code) => same(code) === 0),
        )
      : 0,
    trade: same(bestBy(ranked, 'trade')),
    tradeWords: first ? evidenceOf(first, 'trade') : 0,
    likeliestTrade: likeliestTrade(found),
    tradeModel: Math.max(0, ...ranked.map((code) => same(code) * evidenceOf(code, 'tradeModel'))),
    model: first ? evidenceOf(first, 'model') || evidenceOf(first, 'coverage') : 0,
    explained: explainedShare(found),
    support: first ? evidenceOf(first, 'concordance') : 0,
    known: found.weight > 0 ? found.knownWeight / found.weight : 0,
    catchAll: first ? evidenceOf(first, 'catchAll') : 0,
  };
}

const explainedShares = new WeakMap<FoundCodes, number>();

/** Asked for by every system and level. */
function explainedShare(found: FoundCodes): number {
  const before = explainedShares.get(found);
  if (before !== undefined) return before;
  const trade = found.trades[0]?.trade;
  const stems = trade ? tradeStems(trade) : new Set<string>();
  const explained = found.searched.reduce((sum, word) => sum + (stems.has(word.stem) ? word.weight : 0), 0);
  const share = found.weight === 0 ? 0 : explained / found.weight;
  explainedShares.set(found, share);
  return share;
}

/** The code with the most evidence of one kind, or none when none has any. */
function bestBy(ranked: readonly RankedCode[], kind: EvidenceKind): RankedCode | undefined {
  let best: RankedCode | undefined;
  for (const code of ranked) if (evidenceOf(code, kind) > (best ? evidenceOf(best, kind) : 0)) best = code;
  return best;
}

function likeliestTrade({ trades }: FoundCodes): number {
  const believed = trades.reduce((most, { probability }) => Math.max(most, probability), 0);
  return believed || Math.min(1, trades[0]?.strength ?? 0);
}

/** Beyond this a margin says no more. */
const mostMargin = 7;

function marginOf(first: RankedCode, other: RankedCode | undefined): number {
  if (!other || other.probability <= 0) return mostMargin;
  return Math.min(mostMargin, Math.log(first.probability / other.probability));
}
