import { describe, expect, it } from 'vitest';
import { exitPrices } from './exit-prices.ts';

/** 24 steps from one power of ten to the next, each 10 % higher than the last, in two figures. */
const decade = [
  1, 1.1, 1.2, 1.3, 1.5, 1.6, 1.8, 2, 2.2, 2.4, 2.6, 2.9, 3.2, 3.5, 3.8, 4.2, 4.6, 5.1, 5.6, 6.2, 6.8, 7.5,
  8.3, 9.1,
];

describe('the prices that a slider steps through', () => {
  it('rise from a quarter of the valuation in 48 equal ratios, with the valuation itself among them', () => {
    const millions = exitPrices(4e6, [100e6]).map((price) => price / 1e6);
    const [low, high] = [decade, decade.map((price) => Math.round(price * 10))];
    expect(millions).toEqual([...low.slice(0, 15), 4, ...low.slice(15), ...high, 100]);
  });

  it('end at the valuation where no stated price is higher', () => {
    const prices = exitPrices(8e6, [2_345_678]);
    expect(prices.at(0)).toBe(2e6);
    expect(prices).toContain(2_345_678);
    expect(prices.at(-1)).toBe(8e6);
  });

  it.each([
    ['is one itself', 4],
    ['is less than one', 2],
  ])('begin at one where a quarter of the valuation %s', (_what, valuation) => {
    expect(exitPrices(valuation, [40])[0]).toBe(1);
  });

  it('leave out what rounding would put above the highest one', () => {
    expect(exitPrices(4e6, [12.68e6]).at(-1)).toBe(12.68e6);
  });
});
