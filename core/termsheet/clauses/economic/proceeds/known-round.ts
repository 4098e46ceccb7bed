import type { Reading } from '../../../reading/reading.ts';
import type { Sentence } from '../../../reading/sections.ts';
import { moneyInSentence } from '../../../reading/stated-money.ts';
import { type Speaker, speakerOf } from '../../speaker.ts';
import { readInvestmentAmount } from '../investment-amount-reading.ts';
import { roledMoney } from '../money-roles.ts';
import { readValuation } from '../valuation-reading.ts';

/** What sums that are paid on an exit are held against; gathered once for a document. */
export interface KnownRound {
  readonly amount: number | null;
  readonly pricePerShare: number | null;
  readonly speaker: Speaker;
  /** Whether a sum is stated in another sentence as well, and nowhere as what the company is worth. */
  isStatedBeside(sentence: Sentence, sum: number): boolean;
}

const cache = new WeakMap<Reading, KnownRound>();

/** The round as the wordings of its own clauses have it. */
export function knownRound(reading: Reading): KnownRound {
  const known = cache.get(reading);
  if (known) return known;
  const { value: amount } = readInvestmentAmount(reading).amount;
  const { value: price } = readValuation(reading).pricePerShare;
  const statedIn = sentencesBySum(reading);
  const round: KnownRound = {
    amount: typeof amount === 'number' ? amount : null,
    pricePerShare: typeof price === 'number' ? price : null,
    speaker: speakerOf(reading.text),
    isStatedBeside: (sentence, sum) => (statedIn.get(sum) ?? []).some((other) => other !== sentence),
  };
  cache.set(reading, round);
  return round;
}

/** The first sentences that state a sum: two are enough to have one beside any other. */
const enough = 2;

function sentencesBySum(reading: Reading): ReadonlyMap<number, readonly Sentence[]> {
  const stated = new Map<number, Sentence[]>();
  const valuations = new Set<number>();
  for (const sentence of reading.sentences) {
    const sums = moneyInSentence(reading, sentence);
    if (sums.length === 0) continue;
    for (const { role, money } of roledMoney(reading, sentence))
      if ((role === 'pre' || role === 'post') && typeof money.value === 'number') valuations.add(money.value);
    for (const { value } of sums) {
      if (typeof value !== 'number') continue;
      const sentences = stated.get(value) ?? [];
      if (sentences.length < enough && sentences.at(-1) !== sentence) sentences.push(sentence);
      stated.set(value, sentences);
    }
  }
  for (const value of valuations) stated.delete(value);
  return stated;
}
