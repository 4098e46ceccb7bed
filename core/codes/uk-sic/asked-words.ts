import type { FoundCodes } from '../ranking/find-codes.ts';
import { stemsOf } from '../text/tokenise.ts';
import type { AskedWords } from './within-class.ts';

/** What the name of the trade that fits best counts beside the visitor's own words. */
const tradeShare = 0.5;

/** The words of a description, and those of the trade it fits, for choosing among the codes of a class. */
export function askedWords({ searched, trades }: FoundCodes): AskedWords {
  const asked = new Map<string, number>();
  const add = (stem: string, weight: number) => asked.set(stem, Math.max(asked.get(stem) ?? 0, weight));
  for (const { stem, weight } of searched) add(stem, weight);
  const [trade] = trades;
  const certain = trade ? Math.max(trade.strength, trade.probability) : 0;
  if (trade) for (const stem of stemsOf(trade.trade.name)) add(stem, tradeShare * certain);
  return asked;
}
