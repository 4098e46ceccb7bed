import { expect, it } from 'vitest';
import type { Trade } from '../lexicon/trades.ts';
import { tradeVotes } from './trade-votes.ts';

const plumber: Trade = {
  name: 'plumber',
  phrases: [],
  ukSic: null,
  codes: { sic: ['1711'], naics: ['238220'], isic: ['4322'], cpv: [] },
};
const matched = (strength: number, exactness: number) => ({
  trade: plumber,
  strength,
  exactness,
  probability: 0,
  phrase: 'plumber',
});

it('a trade votes for its codes, the first one most', () => {
  const two = { ...plumber, codes: { ...plumber.codes, sic: ['1711', '1731'] } };
  const { lexical } = tradeVotes([{ ...matched(0.8, 0), trade: two }]);
  expect(lexical.sic.get('1711')).toBeCloseTo(0.8);
  expect(lexical.sic.get('1731')).toBeCloseTo(0.6);
});

it('what names the trade and nothing else is no match by chance', () => {
  expect(tradeVotes([matched(1, 1)]).inexact.naics.get('238220')).toBeUndefined();
  expect(tradeVotes([matched(1, 0.4)]).inexact.naics.get('238220')).toBeCloseTo(0.6);
});

it('several trades for one code count little more than the strongest', () => {
  const { lexical } = tradeVotes([matched(0.8, 0), matched(0.4, 0)]);
  expect(lexical.isic.get('4322')).toBeCloseTo(0.86);
});

it('a trade that hardly fits has no vote', () => {
  expect(tradeVotes([matched(0.001, 0)]).lexical.sic.size).toBe(0);
});

it('a trade that is named counts more than one that is merely fitted', () => {
  const named = tradeVotes([matched(0.8, 1)]).lexical.naics.get('238220') ?? 0;
  expect(named).toBeCloseTo(0.8 * 2.2);
  expect(tradeVotes([matched(0.8, 0.9)]).lexical.naics.get('238220')).toBeLessThan(named);
});
