import type { CodeSystem } from '../classification.ts';
import { tradeStems } from '../lexicon/trade-stems.ts';
import { type EvidenceKind, evidenceOf } from '../ranking/evidence.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';
import type { RankedCode } from '../ranking/rank-codes.ts';

/** What tells how far the first code of a system can be relied on. */
export interface ReliabilitySigns {
  /** Log odds of the first code's share of the evidence; of its whole division for the division. */
  readonly odds: number;
  /** 1 where the everyday trades, asked alone, put the same code first. */
  readonly trade: number;
  /** How much the trained model believes in the trades that name the code, 0 to 1; in its division for the division. */
  readonly tradeModel: number;
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
    trade: same(bestBy(ranked, 'trade')),
    tradeModel: Math.max(0, ...ranked.map((code) => same(code) * evidenceOf(code, 'tradeModel'))),
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

function logOdds(probability: number): number {
  const bounded = Math.min(0.9995, Math.max(0.0005, probability));
  return Math.log(bounded / (1 - bounded));
}
