import { stemsOf } from '../text/tokenise.ts';
import type { Trade } from './trades.ts';

const known = new WeakMap<Trade, ReadonlySet<string>>();

/** Every stem of the name and the phrases of a trade; worked out once a trade. */
export function tradeStems(trade: Trade): ReadonlySet<string> {
  const before = known.get(trade);
  if (before) return before;
  const stems = new Set([trade.name, ...trade.phrases].flatMap(stemsOf));
  known.set(trade, stems);
  return stems;
}
