import { tradeStems } from '../lexicon/trade-stems.ts';
import { logSpan } from '../ranking/candidates.ts';
import type { IndustrySystem } from '../ranking/concordance-support.ts';
import { type EvidenceKind, evidenceOf } from '../ranking/evidence.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';
import type { RankedCode } from '../ranking/rank-codes.ts';
import type { TradeMatch } from '../ranking/trade-votes.ts';
import { logOdds } from './log-odds.ts';

/** What tells how far the first code of a system can be relied on. */
export interface ReliabilitySigns {
  /** Log odds of the first code's share of the evidence; of its whole division for the division. */
  readonly odds: number;
  /** Root of the probability that the trained model gives the first code; 0 without a model. */
  readonly model: number;
  /**
   * How much likelier the trained model by itself finds the code than the best other one, as a logarithm. Below 0 it
   * would have chosen another: the words and trades that spoke against it are then as often wrong as right.
   */
  readonly modelMargin: number;
  /** How far the words of the trades that name the first code are the words of the description. */
  readonly tradeWords: number;
  /** How much more the trained model believes in the trades that name the code than in those of any other code. */
  readonly tradeMargin: number;
  /** How well the words fit a trade that names another code, beside the trade that they fit best; 1 where it is that one. */
  readonly rival: number;
  /** Share of the words, by weight, that occur among the phrases of the best trade. */
  readonly explained: number;
  /** How far the other systems point to the code, 0 to 1; nothing points to CPV. */
  readonly support: number;
  /** Share of the words, by weight, that tables and trades know. */
  readonly known: number;
}

/** Reads the signs for one system; `division` asks for the first two digits instead of the code. */
export function reliabilitySigns(
  found: FoundCodes,
  system: IndustrySystem,
  level: 'code' | 'division',
): ReliabilitySigns {
  const ranked = found.systems[system];
  const [first] = ranked;
  const beginning = (code: string): string => (level === 'division' ? code.slice(0, 2) : code);
  const sameCode = first ? beginning(first.code) : '';
  const isSame = (code: string): boolean => beginning(code) === sameCode;
  const share = ranked.reduce((sum, { code, probability }) => sum + (isSame(code) ? probability : 0), 0);
  return {
    odds: logOdds(share),
    model: first ? evidenceOf(first, 'model') : 0,
    modelMargin: logSpan * marginOf(ranked, isSame, 'modelLog'),
    tradeWords: first ? evidenceOf(first, 'trade') : 0,
    tradeMargin: marginOf(ranked, isSame, 'tradeModel'),
    rival: rivalShare(found.trades, system, isSame),
    explained: explainedShare(found),
    support: first ? evidenceOf(first, 'concordance') : 0,
    known: found.weight > 0 ? found.knownWeight / found.weight : 0,
  };
}

/** The most evidence of one kind for a code that is the same, less the most for one that is not. */
function marginOf(
  ranked: readonly RankedCode[],
  isSame: (code: string) => boolean,
  kind: EvidenceKind,
): number {
  let same = 0;
  let other = 0;
  for (const code of ranked) {
    const figure = evidenceOf(code, kind);
    if (isSame(code.code)) same = Math.max(same, figure);
    else other = Math.max(other, figure);
  }
  return same - other;
}

function rivalShare(
  trades: readonly TradeMatch[],
  system: IndustrySystem,
  isSame: (code: string) => boolean,
): number {
  let rival = 0;
  let best = 0;
  for (const { trade, strength } of trades) {
    best = Math.max(best, strength);
    if (strength > rival && !trade.codes[system].some(isSame)) rival = strength;
  }
  return best > 0 ? rival / best : 0;
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
