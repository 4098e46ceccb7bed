import type { FoundCodes } from '../ranking/find-codes.ts';
import { stemsOf } from '../text/tokenise.ts';
import { signsOf, type WeighedStem } from './signs-of-words.ts';
import type { AskedWords } from './within-class.ts';

/** What the name of the trade that fits best counts beside the visitor's own words. */
const tradeShare = 0.5;

/** The words of a description, and those of the trade it fits, for choosing among the codes of a class. */
export function askedWords({ searched, trades }: FoundCodes): AskedWords {
  const asked = new Map<string, number>();
  const add = (stems: readonly WeighedStem[]) => {
    for (const { sign, weight } of signsOf(stems)) asked.set(sign, Math.max(asked.get(sign) ?? 0, weight));
  };
  add(searched);
  const [trade] = trades;
  const certain = trade ? Math.max(trade.strength, trade.probability) : 0;
  const weight = tradeShare * certain;
  if (trade) add(stemsOf(trade.trade.name).map((stem) => ({ stem, weight })));
  return asked;
}
