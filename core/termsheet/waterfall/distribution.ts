import type { PreferredClaim } from './preferred-claim.ts';
import {
  add,
  compare,
  divide,
  maximum,
  minimum,
  multiply,
  type Rational,
  rational,
  subtract,
  sum,
  zero,
} from './rational.ts';

/** Everybody with a claim on the proceeds. */
export interface Stack {
  /** Common shares and exercised options; above zero. */
  readonly commonShares: Rational;
  readonly claims: readonly PreferredClaim[];
  /**
   * Part of the proceeds, from 0 to 1, that all shares receive alike before any preference and that counts
   * towards the preference, as French forms have it.
   */
  readonly sharedFirst: Rational;
}

/** What each claim and each common share receives. */
export interface Distribution {
  readonly perCommonShare: Rational;
  /** In the order of the claims. */
  readonly claimPayouts: readonly Rational[];
}

/**
 * Distributes proceeds for given choices of conversion: ranks from the most senior down, inside a rank in
 * proportion to what is owed if the money is short, and the rest by number of shares. What a capped series
 * cannot take goes to the others.
 *
 * @param converted for each claim, whether its holders take common shares instead of the preference.
 */
export function distribute(stack: Stack, proceeds: Rational, converted: readonly boolean[]): Distribution {
  const { claims, commonShares } = stack;
  const allShares = add(commonShares, sum(claims.map((claim) => claim.shares)));
  const shared = multiply(proceeds, stack.sharedFirst);
  const sharedPerShare = divide(shared, allShares);
  const received = claims.map((claim) => multiply(claim.shares, sharedPerShare));

  const residual = payPreferences(claims, converted, subtract(proceeds, shared), received);
  const perShare = residualPerShare(claims, converted, residual, commonShares, received);
  const claimPayouts = claims.map((claim, index) => {
    const before = received[index] ?? zero;
    if (!converted[index] && !claim.participates) return before;
    const shareOfRest = multiply(claim.shares, perShare);
    return converted[index]
      ? add(before, shareOfRest)
      : add(before, minimum(shareOfRest, room(claim, before)));
  });
  return { perCommonShare: add(sharedPerShare, perShare), claimPayouts };
}

/** Pays the preferences into `received` and returns what is left. */
function payPreferences(
  claims: readonly PreferredClaim[],
  converted: readonly boolean[],
  available: Rational,
  received: Rational[],
): Rational {
  const ranks = [...new Set(claims.map((claim) => claim.rank))].sort((left, right) => left - right);
  let remaining = available;
  for (const rank of ranks) {
    const owed = claims.map((claim, index) =>
      claim.rank === rank && !converted[index]
        ? maximum(subtract(claim.preference, received[index] ?? zero), zero)
        : zero,
    );
    const owedInRank = sum(owed);
    if (owedInRank.numerator === 0n) continue;
    const inFull = compare(remaining, owedInRank) >= 0;
    owed.forEach((due, index) => {
      if (due.numerator === 0n) return;
      const paid = inFull ? due : divide(multiply(remaining, due), owedInRank);
      received[index] = add(received[index] ?? zero, paid);
    });
    remaining = inFull ? subtract(remaining, owedInRank) : zero;
  }
  return remaining;
}

/** What a share receives from the rest, once every capped series that reaches its cap has stopped there. */
function residualPerShare(
  claims: readonly PreferredClaim[],
  converted: readonly boolean[],
  residual: Rational,
  commonShares: Rational,
  received: readonly Rational[],
): Rational {
  if (residual.numerator === 0n) return zero;
  let money = residual;
  let shares = commonShares;
  const limited: { readonly shares: Rational; readonly room: Rational; readonly full: Rational }[] = [];
  claims.forEach((claim, index) => {
    if (claim.shares.numerator === 0n || !(converted[index] || claim.participates)) return;
    shares = add(shares, claim.shares);
    if (converted[index] || claim.ceiling === null) return;
    const left = room(claim, received[index] ?? zero);
    limited.push({ shares: claim.shares, room: left, full: divide(left, claim.shares) });
  });
  limited.sort((left, right) => compare(left.full, right.full));
  for (const series of limited) {
    if (compare(divide(money, shares), series.full) <= 0) break;
    money = subtract(money, series.room);
    shares = subtract(shares, series.shares);
  }
  return divide(money, shares);
}

/** How much more an unconverted claim may take. */
function room(claim: PreferredClaim, received: Rational): Rational {
  return claim.ceiling === null ? unlimited : maximum(subtract(claim.ceiling, received), zero);
}

/** Above any amount of money a cap table may hold. */
const unlimited = rational(1e30);
