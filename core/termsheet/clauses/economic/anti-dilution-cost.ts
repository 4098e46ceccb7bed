import type { TermSheetFacts } from '../../facts.ts';
import { type DownRoundCost, sampleDownRound } from '../../waterfall/down-round.ts';
import type { AntiDilutionKind } from './anti-dilution-reading.ts';

const costOf: Partial<Record<AntiDilutionKind, keyof DownRoundCost & `founders${string}`>> = {
  'broad-based': 'foundersPercentBroadBased',
  'narrow-based': 'foundersPercentNarrowBased',
  'full-ratchet': 'foundersPercentFullRatchet',
};

/**
 * What the price protection costs the founders in a sample down round, from the document's own figures, as a
 * sentence; empty where the figures do not suffice.
 */
export function antiDilutionCost(kind: AntiDilutionKind, facts: TermSheetFacts): string {
  const field = costOf[kind];
  const { amount, preMoney } = facts;
  const postMoney = postMoneyOf(facts);
  if (!field || typeof amount !== 'number' || typeof preMoney !== 'number' || postMoney === null) return '';
  const pool = typeof facts.optionPoolPercent === 'number' ? facts.optionPoolPercent : 0;
  if (amount <= 0 || postMoney - amount - (postMoney * pool) / 100 <= 0) return '';
  const cost = sampleDownRound({ amount, postMoney, optionPoolPercent: pool });
  const percent = (value: number): string => `${value.toFixed(1)}%`;
  return ` In a sample next round that raises half as much at half the price, founders would hold ${percent(
    cost[field],
  )} with this clause and ${percent(cost.foundersPercentWithout)} without it.`;
}

function postMoneyOf({ postMoney, preMoney, amount }: TermSheetFacts): number | null {
  if (typeof postMoney === 'number') return postMoney;
  return typeof preMoney === 'number' && typeof amount === 'number' ? preMoney + amount : null;
}
