import { numberFact } from '../assessment/fact-values.ts';
import { type FactName, type TermSheetFacts, withFacts } from '../facts.ts';
import { findQuantities } from '../language/quantities.ts';
import type { QuantityKind, StatedQuantity } from '../language/quantity-kind.ts';
import type { Reading } from '../reading/reading.ts';
import type { Sentence } from '../reading/sections.ts';

/** Sums and stakes are printed in round figures: within these shares of each other they are the same. */
const tolerance = { money: 0.005, percent: 0.006 };
/** A sum of the past, or of the business, may come to the same by chance. */
const ofBusiness = /\b(?:revenue|turnover|sales|profit|budget|order book|grant|salar\w+|cap|ceiling)\b/i;
/** A stake is spoken of as something that is held. */
const ofHolding =
  /\b(?:hold\w*|own\w*|stakes?|shareholding|slice|compan(?:y|ies)|fully[- ]diluted|capital|part|equity|ours)\b/i;
/** And not as the pool of options, or a threshold of votes. */
const ofOther = /\b(?:pool|options?|esop|plan|discount|interest|votes?|consent|majority|dividend|salary)\b/i;

/** A figure that follows from others of the round, and stands in the document as well. */
export interface FollowingFigure {
  readonly fact: FactName;
  readonly value: number;
  readonly sentence: Sentence;
}

/**
 * Figures of the round that nobody has read, where the document states the very figure that the others leave for them:
 * "afterwards it is worth ten million" behind 7.5 million and a sum of 2.5. Sums that follow and stand nowhere are not
 * stated, and are left out.
 */
export function followingFigures(facts: TermSheetFacts, reading: Reading): readonly FollowingFigure[] {
  const found: FollowingFigure[] = [];
  const known = { ...facts };
  const quantitiesOf = quantitiesOnce(reading);
  for (const { fact, kind, of } of rules) {
    const value = known[fact] === null ? of(known) : null;
    if (value === null || value <= 0) continue;
    const sentence = reading.sentences.find(
      (one) =>
        !reading.isAlternative(one) &&
        mayState(one.text, kind) &&
        quantitiesOf(one).some((quantity) => quantity.kind === kind && isNear(quantity.value, value, kind)),
    );
    if (!sentence) continue;
    known[fact] = value;
    found.push({ fact, value, sentence });
  }
  return found;
}

/** Facts with what follows from them and is stated. */
export function withFollowing(facts: TermSheetFacts, figures: readonly FollowingFigure[]): TermSheetFacts {
  return withFacts(
    facts,
    figures.map(({ fact, value }) => [fact, value]),
  );
}

interface Rule {
  readonly fact: 'postMoney' | 'preMoney' | 'amount' | 'investorStakePercent';
  readonly kind: QuantityKind;
  readonly of: (facts: TermSheetFacts) => number | null;
}

const rules: readonly Rule[] = [
  {
    fact: 'postMoney',
    kind: 'money',
    of: ({ preMoney, amount }) => combine(preMoney, amount, (pre, sum) => pre + sum),
  },
  {
    fact: 'preMoney',
    kind: 'money',
    of: ({ postMoney, amount }) => combine(postMoney, amount, (post, sum) => post - sum),
  },
  {
    fact: 'amount',
    kind: 'money',
    of: ({ preMoney, postMoney }) => combine(postMoney, preMoney, (post, pre) => post - pre),
  },
  {
    fact: 'investorStakePercent',
    kind: 'percent',
    of: ({ amount, postMoney, preMoney }) =>
      combine(amount, postMoney ?? combine(preMoney, amount, (pre, sum) => pre + sum), (sum, post) =>
        sum < post ? (sum / post) * 100 : 0,
      ),
  },
];

type Figure = TermSheetFacts['amount'];

function combine(one: Figure, other: Figure, how: (one: number, other: number) => number): number | null {
  const [left, right] = [numberFact(one), numberFact(other)];
  return left === null || right === null ? null : how(left, right);
}

/** The quantities of a sentence, looked for when they are first asked for: each rule goes through the document. */
function quantitiesOnce({ decimalMark }: Reading): (sentence: Sentence) => readonly StatedQuantity[] {
  const known = new Map<Sentence, readonly StatedQuantity[]>();
  return (sentence) => {
    const found = known.get(sentence) ?? findQuantities(sentence.text, decimalMark);
    known.set(sentence, found);
    return found;
  };
}

function mayState(text: string, kind: QuantityKind): boolean {
  return kind === 'money' ? !ofBusiness.test(text) : ofHolding.test(text) && !ofOther.test(text);
}

function isNear(stated: number, value: number, kind: QuantityKind): boolean {
  const share = kind === 'money' ? tolerance.money : tolerance.percent;
  return Math.abs(stated - value) <= share * value;
}
