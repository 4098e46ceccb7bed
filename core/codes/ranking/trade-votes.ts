import { type CodeSystem, codeSystems } from '../classification.ts';
import type { Trade } from '../lexicon/trades.ts';

/** A trade of the lexicon that a description fits. */
export interface TradeMatch {
  readonly trade: Trade;
  /** From shared words: score beside the best, lowered when little of the description or phrase is matched; 0 to 1. */
  readonly strength: number;
  /** 1 where the description and the phrase are the same words; lower where either says more. */
  readonly exactness: number;
  /** Probability of the trade by the trained model; 0 without one. */
  readonly probability: number;
  /** The phrase of the trade that fitted best. */
  readonly phrase: string;
}

type Counted = Record<CodeSystem, Map<string, number>>;

/** Votes for codes from the matching trades, by shared words and by the model. */
export interface TradeVotes {
  readonly lexical: Counted;
  /** The same without what the description says in so many words: what a few words may match by chance. */
  readonly inexact: Counted;
  readonly modelled: Counted;
}

/** From this exactness on a description is the name of a trade and nothing more. */
const named = 0.95;
/** What the vote of a trade counts that is named so, beside one that the description merely fits. */
const atItsWord = 2.2;

/** What the second, third and later code of a trade count beside the first. */
const rankShare = [1, 0.75, 0.6, 0.5, 0.45, 0.4];

/** The codes that the matching trades name. */
export function tradeVotes(matches: readonly TradeMatch[]): TradeVotes {
  return {
    lexical: count(
      matches,
      (match) => match.strength * (match.exactness >= named ? atItsWord : 1),
      strongest,
    ),
    inexact: count(matches, (match) => match.strength * (1 - match.exactness), strongest),
    modelled: count(
      matches,
      (match) => match.probability,
      (known, vote) => known + vote,
    ),
  };
}

/** The best vote counts, and a little of every other one. */
function strongest(known: number, vote: number): number {
  return Math.max(known, vote) + 0.15 * Math.min(known, vote);
}

function count(
  matches: readonly TradeMatch[],
  value: (match: TradeMatch) => number,
  combine: (known: number, vote: number) => number,
): Counted {
  const votes = {} as Counted;
  for (const system of codeSystems) {
    const counted = new Map<string, number>();
    for (const match of matches) {
      const strength = value(match);
      if (strength <= 0.003) continue;
      match.trade.codes[system].forEach((code, rank) => {
        const vote = strength * (rankShare[Math.min(rank, rankShare.length - 1)] ?? 0.4);
        counted.set(code, combine(counted.get(code) ?? 0, vote));
      });
    }
    votes[system] = counted;
  }
  return votes;
}
