import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { blank } from '../../reading/normalise-characters.ts';
import type { Reading } from '../../reading/reading.ts';
import { alternativeClose } from '../../reading/resolve-brackets.ts';
import { scopeOf } from '../../reading/scope.ts';
import type { Sentence } from '../../reading/sections.ts';
import { type Candidate, larger, type Settled, settle } from '../../reading/settle.ts';
import { amountTitle, amountTopic, amountWords, sumOnValuation } from './investment-amount-topic.ts';
import { type RoledMoney, roledMoney } from './money-roles.ts';
import { sumOfParts } from './round-parts.ts';
import { type Tranching, tellsOfParts, tranchingOf } from './tranching.ts';

export interface InvestmentAmount {
  readonly amount: Settled<number>;
  readonly sentences: readonly Sentence[];
  readonly tranching: Tranching;
  readonly tranchingSentence: Sentence | null;
}

/** Reads how much money comes in, and when. */
export function readInvestmentAmount(reading: Reading): InvestmentAmount {
  const { sentences } = scopeOf(reading, amountTopic);
  const sums = sentences.flatMap((sentence) => roledMoney(reading, sentence));
  const titled = sums.filter(
    (sum) =>
      isNamedAfter(sum) ||
      isTotalOfParts(sum) ||
      (isTitled(sum.sentence) &&
        (sum.role === 'amount' || sum.role === 'other') &&
        isLarge(sum) &&
        !isValuation(sum)),
  );
  const worded = sums.filter(
    (sum) =>
      ((sum.role === 'amount' && amountWords.test(sum.sentence.text)) ||
        comesFromInvestors(sum) ||
        isPutOnValuation(sum)) &&
      isLarge(sum) &&
      !isFinancingLater(sum) &&
      !isValuation(sum),
  );
  const named = titled.length > 0 ? titled : worded;
  const chosen = firstPerSentence(reading, named.length > 0 ? named : saidPlainly(reading));
  const open = chosen.length === 0 ? sentences.filter(isOpenSum) : [];
  return {
    amount:
      open.length > 0
        ? { value: unresolved, spans: open, isContradictory: false }
        : settleAmount(reading, chosen),
    sentences,
    tranching: tranchingOf(sentences),
    tranchingSentence: sentences.find(tellsOfParts) ?? null,
  };
}

const isPaidIn = /^,? (?:comes? in\b|(?:is |are )?(?:lent|advanced) to\b)/i;
const pays = /\b(?:advances?|lends?)(?: you| the company)? $/i;

/** "£75,000, lent to the company", and a sum that is a sentence of its own: "£150k. Advance subscription, no loan." */
function saidPlainly(reading: Reading): RoledMoney[] {
  return reading.sentences.flatMap((sentence, at) => {
    // Right behind a label, a sum answers that label.
    const isAnswer = reading.sentences[at - 1]?.isLabel ?? false;
    return roledMoney(reading, sentence).filter((sum) => {
      const before = sentence.text.slice(0, sum.money.start);
      const after = sentence.text.slice(sum.money.end);
      const isAlone = !isAnswer && !sentence.isLabel && !/[\p{L}\d]/u.test(before + after);
      const isPaid = isPaidIn.test(after) || pays.test(before) || isAlone;
      return sum.role !== 'part' && isPaid && isLarge(sum) && !isFinancingLater(sum) && !isValuation(sum);
    });
  });
}

/** "Acme $2m; Birch $1m: total $3m" in a list of investors. */
function isTotalOfParts({ sentence, money }: RoledMoney): boolean {
  const title = sentence.section?.title ?? '';
  return (
    /investors?\b/i.test(title) &&
    /(?:\btotal(?:ling)?(?: of)?|\btogether|\bin all|\baggregate(?: of)?)\W{0,3}$/i.test(
      sentence.text.slice(0, money.start),
    )
  );
}

function isTitled({ isLabel, section }: Sentence): boolean {
  return !isLabel && amountTitle.test(section?.title.replace(/["'()]/g, '').trim() ?? '');
}

/** "Purchase Amount: <<AMOUNT>>": the sum is still to be filled in, with its currency. */
function isOpenSum(sentence: Sentence): boolean {
  return isTitled(sentence) && openSum.test(sentence.text);
}
const openSum = new RegExp(
  `^\\W{0,3}(?:[A-Z]{1,3} ?[$\u00a3\u20ac\u20b9]? ?)?(?:[^${alternativeClose}]{1,12}${alternativeClose} ?)?${blank}(?!\\s?%)(?:[\\s.,;(]|$)`,
);

/** "At a valuation of £1.8m", and "Post-money valuation: means the value after the total amount raised, set at €3.5m". */
function isValuation({ sentence, money }: RoledMoney): boolean {
  const before = sentence.text.slice(Math.max(0, money.start - 40), money.start);
  if (/\bvaluation of (?:(?:no|not) more than |up to |at (?:least|most) )?$/i.test(before)) return true;
  return (
    /^(?:pre|post)-?money valuation$/i.test(sentence.section?.title ?? '') &&
    /\bmeans the val(?:ue|uation)\b/i.test(sentence.text)
  );
}

const sumName = '(?:purchase|subscription|investment|loan|principal|total|aggregate|advance) (?:amount|sum)';
/** ""Subscription Amount" means £150,000". */
const isDefinedAs = new RegExp(`"${sumName}" (?:means|shall mean|is)\\s$`, 'i');

/** "In exchange for the payment by Roe (the "Investor") of $250,000": the instrument itself. */
const isPaidForIt = /\bin (?:exchange|consideration) (?:for|of) the payment by\b.{1,100}\bof\s$/i;

/** "$250,000 (the "Purchase Amount")". */
function isNamedAfter({ sentence, money }: RoledMoney): boolean {
  const before = sentence.text.slice(Math.max(0, money.start - 120), money.start);
  if (isDefinedAs.test(before.slice(-50)) || isPaidForIt.test(before)) return true;
  return /^[^.;$\u00a3\u20ac]{0,30}\((?:collectively,? |in aggregate,? )?the "?(?:purchase|subscription|investment|loan|principal|total|aggregate) (?:amount|sum)/i.test(
    sentence.text.slice(money.end, money.end + 90),
  );
}

function isLarge({ money }: RoledMoney): boolean {
  return typeof money.value !== 'number' || money.value >= 5000;
}

const laterRound = anyOf(
  /qualif\w+ (?:financing|round|ipo)|next (?:equity )?(?:financing|round|issue)|equity financing/i,
  /public offering|\bipo\b|flotation|\bif\b[^.;]{0,40}\bwere to (?:invest|raise|put in)\b/i,
);

/** "In the next equity financing of at least $1m": a later round, not this one. */
function isFinancingLater({ sentence, money }: RoledMoney): boolean {
  return laterRound.test(sentence.text.slice(Math.max(0, money.start - 160), money.end + 60));
}

/** "Up to $500,000 from investors". */
function comesFromInvestors({ sentence, money, role }: RoledMoney): boolean {
  const after = sentence.text.slice(money.end, money.end + 50);
  return (
    role === 'other' &&
    /^ from (?:us\b|the (?:two|three|four) of us|(?:the |one or more |certain )?(?:investors|purchasers|lenders|subscribers))/i.test(
      after,
    )
  );
}

function isPutOnValuation({ sentence, money, role }: RoledMoney): boolean {
  const from = Math.max(money.start, money.end - 10);
  const match = sumOnValuation.exec(sentence.text.slice(from, money.end + 40));
  return (role === 'other' || role === 'amount') && match !== null && match.index < money.end - from;
}

function firstPerSentence(reading: Reading, sums: readonly RoledMoney[]): RoledMoney[] {
  const seen = new Map<Sentence, RoledMoney>();
  const choices: RoledMoney[] = [];
  for (const sum of sums) {
    if (reading.isAlternative(spanOf(sum))) {
      choices.push(sum);
      continue;
    }
    const before = sum.sentence.text.slice(Math.max(0, sum.money.start - 30), sum.money.start);
    const known = seen.get(sum.sentence);
    if (known && isFurtherSum(known, sum)) {
      const value = (known.money.value as number) + (sum.money.value as number);
      seen.set(sum.sentence, { ...known, money: { ...known.money, end: sum.money.end, value } });
      continue;
    }
    // "$3.5m aggregate (minimum investment $100,000)": the least that one may put in is no total.
    const isTotal =
      (/(?:total|aggregate|up to|maximum|bis zu)[^,;]*$/i.test(before) && !/\bminimum\b/i.test(before)) ||
      isTotalOf(sum);
    const isUpperEnd =
      known && /^\s?(?:-|to|and)\s?$/i.test(sum.sentence.text.slice(known.money.end, sum.money.start));
    if (
      !known ||
      isUpperEnd ||
      (isTotal && !/total|aggregate/i.test(known.sentence.text.slice(0, known.money.start)))
    ) {
      seen.set(sum.sentence, sum);
    }
  }
  return [...seen.values(), ...choices];
}

/** "£1m and £500,000, £1.5m in all". */
function isTotalOf({ sentence, money }: RoledMoney): boolean {
  return /^,? (?:in (?:all|total|aggregate|the aggregate)|altogether|together|between (?:them|us|the (?:two|three|four)))\b/i.test(
    sentence.text.slice(money.end, money.end + 24),
  );
}

function spanOf({ sentence, money }: RoledMoney): { start: number; end: number } {
  return { start: sentence.start + money.start, end: sentence.start + money.end };
}

/** "A will subscribe £4m and B a further £1m": the round is both, unless the second is only an option. */
function isFurtherSum(known: RoledMoney, sum: RoledMoney): boolean {
  const between = sum.sentence.text.slice(known.money.end, sum.money.start);
  return (
    typeof known.money.value === 'number' &&
    typeof sum.money.value === 'number' &&
    /\b(?:and|with)\b[^.;]*\b(?:a further|an additional)\s*$/i.test(between) &&
    !/\b(?:option|may|right|could|of which|including)\b/i.test(between)
  );
}

/**
 * The first statement counts: later sums under the same heading are parts of it (tranches, tickets). A blank
 * counts only where no sum is given.
 */
function settleAmount(reading: Reading, sums: readonly RoledMoney[]): Settled<number> {
  const candidates = sums.map(
    (sum): Candidate<number> => ({
      value: sum.money.value,
      span: spanOf(sum),
    }),
  );
  const firm = candidates.filter(({ value, span }) => value !== unresolved && !reading.isAlternative(span));
  const first = firm[0];
  const parts = sumOfParts(sums[0]?.sentence, reading);
  if (first && parts !== null) return { value: parts, spans: [first.span], isContradictory: false };
  const total = sums.find(({ money, sentence }) =>
    /(?:total(?:s|ling)?|aggregate|comes) (?:of|to)(?: a total of)? ?$/i.test(
      sentence.text.slice(Math.max(0, money.start - 30), money.start),
    ),
  );
  if (total && typeof total.money.value === 'number') {
    const start = total.sentence.start + total.money.start;
    const end = total.sentence.start + total.money.end;
    return { value: total.money.value, spans: [{ start, end }], isContradictory: false };
  }
  if (!first) return settle(reading, candidates, larger);
  return settle(reading, [first, ...firm.filter(({ value }) => value === first.value)], larger);
}
