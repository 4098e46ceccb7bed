import { type Distribution, distribute, type Stack } from './distribution.ts';
import { compare, divide, type Rational, zero } from './rational.ts';

/** Who converts, and what everybody then receives. */
export interface ConversionEquilibrium extends Distribution {
  /** In the order of the claims. */
  readonly converted: readonly boolean[];
}

/**
 * Finds the choices from which no series gains by changing its mind, given what the others do (a Nash
 * equilibrium). A series converts once a common share is worth more than its most as preferred stock per
 * share, so those with the lowest such trigger go first; each converts only if it is strictly better off.
 */
export function conversionEquilibrium(stack: Stack, proceeds: Rational): ConversionEquilibrium {
  const order = stack.claims
    .map((claim, index) => ({ index, ceiling: claim.ceiling, shares: claim.shares }))
    .flatMap(({ index, ceiling, shares }) =>
      ceiling === null || shares.numerator === 0n ? [] : [{ index, trigger: divide(ceiling, shares) }],
    )
    .sort((left, right) => compare(left.trigger, right.trigger));

  let converted = stack.claims.map(() => false);
  let current = distribute(stack, proceeds, converted);
  for (const { index } of order) {
    const choice = converted.with(index, true);
    const outcome = distribute(stack, proceeds, choice);
    if (compare(outcome.claimPayouts[index] ?? zero, current.claimPayouts[index] ?? zero) <= 0) break;
    converted = choice;
    current = outcome;
  }
  return { ...current, converted };
}
