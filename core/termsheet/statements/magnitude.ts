import type { StatedQuantity } from '../language/quantity-kind.ts';

/** Steps at which a term of that kind begins to mean something else to a founder. */
const steps: Readonly<Record<StatedQuantity['kind'], readonly number[]>> = {
  money: [0.01, 1, 10, 1e3, 3e4, 3e5, 1e6, 3e6, 1e7, 5e7],
  percent: [0.01, 1, 3, 8, 10, 15, 20, 30, 49, 51, 75, 99],
  multiple: [0.5, 1.01, 1.51, 2.1, 3.01, 5],
  period: [0.1, 1.1, 2.05, 4, 7, 12.5, 24.5, 36.5, 48.5, 61],
  count: [0.5, 1.5, 2.5, 3.5, 5.5, 9.5, 50, 1000],
};

/** How large a quantity is, in steps of its kind. */
export function magnitude({ kind, value }: StatedQuantity): string {
  return `${kind}${steps[kind].filter((step) => value >= step).length}`;
}
