/** How finely a slider steps between two prices, and how many figures a price in between has. */
const steps = 48;
const significantFigures = 2;
/** The lowest price, as a share of the valuation. */
const lowestShare = 0.25;

/**
 * Sale prices for a slider, from a quarter of the valuation upwards in equal ratios: round ones, and the stated
 * ones exactly.
 */
export function exitPrices(valuation: number, stated: readonly number[]): readonly number[] {
  const lowest = valuation * lowestShare;
  const highest = Math.max(valuation, ...stated);
  const between = Array.from({ length: steps + 1 }, (_, step) =>
    Number((lowest * (highest / lowest) ** (step / steps)).toPrecision(significantFigures)),
  );
  const prices = [...between, ...stated, valuation].filter((price) => price >= 1 && price <= highest);
  return [...new Set(prices)].sort((one, other) => one - other);
}
