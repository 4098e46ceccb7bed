import { describe, expect, it } from 'vitest';
import { tokenise } from '../text/tokenise.ts';
import { productForTrades } from './product-for-trades.ts';

function productOf(text: string): string | undefined {
  const tokens = tokenise(text);
  return tokens[productForTrades(tokens)]?.word;
}

describe('productForTrades', () => {
  it.each([
    ['property software for landlords', 'software'],
    ['an online marketplace connecting growers and chefs', 'marketplace'],
    ['an app', 'app'],
    ['order through our app', undefined],
    ['we develop software for hospitals', undefined],
    ['oil platform maintenance', undefined],
    ['a bakery', undefined],
  ])('of %j is %j', (text, product) => {
    expect(productOf(text)).toBe(product);
  });
});
