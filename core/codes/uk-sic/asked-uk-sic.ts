import type { FoundCodes } from '../ranking/find-codes.ts';
import { stemsOf } from '../text/tokenise.ts';
import { signsOf, type WeighedStem } from './signs-of-words.ts';
import type { AskedWords } from './within-class.ts';

/** What the name of the trade that fits best counts beside the visitor's own words. */
const tradeShare = 0.5;

/** What speaks for one UK code of a class or another. */
export interface AskedUkSic {
  readonly words: AskedWords;
  /** The UK codes of the trades that the description fits, each with how surely it fits, from 0 to 1. */
  readonly codes: ReadonlyMap<string, number>;
}

/** What a description says about the UK code within a class of ISIC. */
export function askedUkSic(found: FoundCodes): AskedUkSic {
  return { words: askedWords(found), codes: codesOfTrades(found) };
}

/** A trade that is named in so many words is certain. */
function codesOfTrades({ trades }: FoundCodes): ReadonlyMap<string, number> {
  const codes = new Map<string, number>();
  for (const { trade, strength, exactness, probability } of trades) {
    if (trade.ukSic === null) continue;
    const certain = Math.max(probability, strength * exactness);
    codes.set(trade.ukSic, Math.max(codes.get(trade.ukSic) ?? 0, certain));
  }
  return codes;
}

/** The words of a description, and those of the trade it fits. */
function askedWords({ searched, trades }: FoundCodes): AskedWords {
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
