import { describe, expect, test } from 'vitest';
import { plans, priceSuffix } from './pricing.ts';

describe('the plans of the landing page', () => {
  test.each(['Free', 'Custom'])("'/month' is not shown for %s", (price) => {
    expect(priceSuffix(price)).toBe('');
  });

  test("'/month' follows a price in figures", () => {
    expect(priceSuffix('£20')).toBe('/month');
  });

  test('one plan stands out', () => {
    expect(plans.filter((plan) => plan.highlight).map((plan) => plan.name)).toEqual(['Boost your business']);
  });
});
