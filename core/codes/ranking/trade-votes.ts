import { type CodeSystem, codeSystems } from '../classification.ts';
import type { Trade } from '../lexicon/trades.ts';

/** A trade of the lexicon that a description fits. */
export interface TradeMatch {
  readonly trade: Trade;
  /** 0 to 1. */
  readonly strength: number;
  /** The phrase of the trade that fitted best. */
  readonly phrase: string;
}

/** What the second, third and later code of a trade count beside the first. */
const rankShare = [1, 0.8, 0.68, 0.6, 0.55, 0.5];

/** The codes that the matching trades name; a code named by several takes the best vote and a little more. */
export function tradeVotes(matches: readonly TradeMatch[]): Record<CodeSystem, Map<string, number>> {
  const votes = {} as Record<CodeSystem, Map<string, number>>;
  for (const system of codeSystems) {
    const counted = new Map<string, number>();
    for (const { trade, strength } of matches) {
      trade.codes[system].forEach((code, rank) => {
        const vote = strength * (rankShare[Math.min(rank, rankShare.length - 1)] ?? 0.5);
        const known = counted.get(code) ?? 0;
        counted.set(code, Math.max(known, vote) + 0.15 * Math.min(known, vote));
      });
    }
    votes[system] = counted;
  }
  return votes;
}
