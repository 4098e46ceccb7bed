import type { Fact, TermSheetFacts } from '../facts.ts';

/** The round in shares of one currency unit each. */
export interface RoundFigures {
  readonly amount: number;
  readonly postMoney: number;
  readonly poolShares: number;
  readonly existingShares: number;
  readonly assumptions: readonly string[];
}

export type RoundFiguresResult =
  | { readonly ok: true; readonly figures: RoundFigures }
  | { readonly ok: false; readonly reason: string };

/** Rounding in documents: figures that differ by less are the same figure. */
const tolerance = 0.01;
const toleratedStakePoints = 0.6;
const notAgreeing = 'Pre-money valuation, amount and post-money valuation do not agree.';
const nothingLeft = 'Investors and option pool leave nothing for the existing holders.';

/** Works out amount, valuation and shares from whichever figures a document gives, and checks that they agree. */
export function figuresOfRound(facts: TermSheetFacts): RoundFiguresResult {
  const stake = known(facts.investorStakePercent);
  const preMoney = known(facts.preMoney);
  const statedPost = known(facts.postMoney);
  if (preMoney !== null && statedPost !== null && preMoney >= statedPost) return refused(notAgreeing);
  const amount = known(facts.amount) ?? amountFrom(preMoney, statedPost, stake);
  if (amount === null) return refused('The document does not state the amount of the round.');
  const postMoney = statedPost ?? postMoneyFrom(preMoney, amount, stake);
  if (postMoney === null) return refused('The document does not state the valuation.');
  if (postMoney <= amount) return refused('The amount of the round is not below the valuation after it.');
  if (preMoney !== null && Math.abs(preMoney + amount - postMoney) > tolerance * postMoney) {
    return refused(notAgreeing);
  }
  if (stake !== null && Math.abs((amount * 100) / postMoney - stake) > toleratedStakePoints) {
    return refused('The investors’ stake does not agree with the amount and the valuation.');
  }
  if ((known(facts.optionPoolPercent) ?? 0) >= 100) return refused(nothingLeft);
  const pool = poolOf(facts, postMoney);
  const existingShares = toCents(postMoney - amount - pool.takenFromExisting);
  if (existingShares <= 0) return refused(nothingLeft);
  return {
    ok: true,
    figures: { amount, postMoney, poolShares: pool.shares, existingShares, assumptions: pool.assumptions },
  };
}

function amountFrom(preMoney: number | null, postMoney: number | null, stake: number | null): number | null {
  if (postMoney === null) return null;
  if (preMoney !== null) return toCents(postMoney - preMoney);
  return stake === null ? null : toCents((postMoney * stake) / 100);
}

function postMoneyFrom(preMoney: number | null, amount: number, stake: number | null): number | null {
  if (preMoney !== null) return preMoney + amount;
  return stake === null || stake <= 0 ? null : toCents((amount * 100) / stake);
}

interface Pool {
  readonly shares: number;
  /** Shares of the pool that are counted before the round, at the existing holders' cost. */
  readonly takenFromExisting: number;
  readonly assumptions: readonly string[];
}

function poolOf(facts: TermSheetFacts, postMoney: number): Pool {
  const percent = known(facts.optionPoolPercent);
  if (percent === null) {
    const isOpen = facts.optionPoolPercent === 'unresolved';
    const sentence = isOpen
      ? 'The option pool is left open in the document and not counted; it lowers what founders receive.'
      : 'No option pool is counted, because the document states none.';
    return { shares: 0, takenFromExisting: 0, assumptions: [sentence] };
  }
  const isAfterRound = facts.optionPoolBasis === 'post-money';
  const shares = toCents((postMoney * percent) / (isAfterRound ? 100 - percent : 100));
  return {
    shares,
    takenFromExisting: isAfterRound ? 0 : shares,
    assumptions: [
      isAfterRound
        ? `The option pool of ${percent}% is created after the round and dilutes everybody.`
        : `The option pool of ${percent}% of the shares after the round is created before it, at existing shareholders’ cost.`,
      'The whole pool is assumed to be granted and exercised at no price, the cautious assumption for founders.',
    ],
  };
}

function known(fact: Fact<number>): number | null {
  return typeof fact === 'number' && fact > 0 ? fact : null;
}

function toCents(value: number): number {
  return Math.round(value * 100) / 100;
}

function refused(reason: string): RoundFiguresResult {
  return { ok: false, reason };
}
