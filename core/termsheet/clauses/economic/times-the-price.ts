import type { Quantity } from '../../reading/numbers/quantity.ts';
import type { Reading } from '../../reading/reading.ts';
import type { Sentence } from '../../reading/sections.ts';
import { moneyInSentence } from '../../reading/stated-money.ts';
import { multipleOf } from './multiple-of.ts';
import { readValuation } from './valuation-reading.ts';

/**
 * The first sum behind a place in a sentence that is a multiple of the price of a share: "until a share has been
 * paid $21.60 in all", where a share costs $7.20, is three times. Places are counted from there.
 */
export function timesThePrice(reading: Reading, sentence: Sentence, from: number): Quantity | undefined {
  const price = readValuation(reading).pricePerShare.value;
  if (typeof price !== 'number') return undefined;
  for (const { value, start, end } of moneyInSentence(reading, sentence)) {
    const multiple = start < from ? null : multipleOf(value, price);
    if (multiple !== null) return { value: multiple, start: start - from, end: end - from };
  }
  return undefined;
}
