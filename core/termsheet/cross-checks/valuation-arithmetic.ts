import { currencyOf, numberFact } from '../assessment/fact-values.ts';
import { formatMoney, formatPercent } from '../assessment/wording.ts';
import { readValuation } from '../clauses/economic/valuation-reading.ts';
import { taxonomy } from '../clauses/taxonomy.ts';
import { moneyInText } from '../reading/stated-money.ts';
import { type CheckFinding, type CheckInput, type CrossCheck, evidenceOf } from './cross-check.ts';

/** Figures are rounded in print; a difference of less than one per cent is no contradiction. */
const tolerance = 0.01;
/** A stake is printed with two decimals at most, and pools and notes move it a little. */
const stakeTolerance = 0.6;

/** Post-money = pre-money + new money; stake = new money / post-money; price × new shares = new money (R0.7). */
export const valuationArithmetic: CrossCheck = (input) =>
  input.documentType === 'priced-equity'
    ? [...sumCheck(input), ...stakeCheck(input), ...priceCheck(input)]
    : [];

function sumCheck(input: CheckInput): CheckFinding[] {
  const pre = numberFact(input.facts.preMoney);
  const post = numberFact(input.facts.postMoney);
  const amount = numberFact(input.facts.amount);
  if (pre === null || post === null || amount === null || isClose(pre + amount, post)) return [];
  if (isPartOfRound(input, amount, post - pre)) return [];
  const money = (value: number): string => formatMoney(value, currencyOf(input.facts));
  const converts = post > pre + amount && /convert/i.test(input.reading.text);
  return [
    finding(
      input,
      `${money(pre)} before the money plus ${money(amount)} of new money makes ${money(pre + amount)}, but the document says ${money(post)} after it${converts ? '; converting notes or SAFEs may be the difference' : ''}.`,
      converts
        ? 'Ask for a cap table that shows what converts in this round, and at what price.'
        : 'Get the figures corrected before you sign: the price of every share depends on them.',
      !converts,
    ),
  ];
}

function stakeCheck(input: CheckInput): CheckFinding[] {
  const stake = numberFact(input.facts.investorStakePercent);
  const amount = numberFact(input.facts.amount);
  const pre = numberFact(input.facts.preMoney);
  const post = numberFact(input.facts.postMoney) ?? (pre !== null && amount !== null ? pre + amount : null);
  if (stake === null || amount === null || post === null || post === 0) return [];
  const computed = (amount / post) * 100;
  if (Math.abs(computed - stake) <= stakeTolerance) return [];
  if (isPartOfRound(input, amount, (stake / 100) * post)) return [];
  const money = (value: number): string => formatMoney(value, currencyOf(input.facts));
  return [
    finding(
      input,
      `${money(amount)} of ${money(post)} after the money is ${formatPercent(computed)}, but the document gives the investors ${formatPercent(stake)}.`,
      `Ask which figure counts: ${formatPercent(stake)} for ${money(amount)} would mean a value of ${money((amount / stake) * 100)} after the money.`,
      true,
    ),
  ];
}

/** One investor's part beside the whole round: the document states the whole, or what others bring to make it up. */
function isPartOfRound({ reading }: CheckInput, amount: number, whole: number): boolean {
  if (whole <= amount * (1 + tolerance)) return false;
  const sums = moneyInText(reading);
  return (
    sums.some(({ value }) => typeof value === 'number' && isClose(value, whole)) ||
    sums.filter(({ value }) => typeof value === 'number' && isClose(value, whole - amount)).length >
      (isClose(whole - amount, amount) ? 1 : 0)
  );
}

function priceCheck(input: CheckInput): CheckFinding[] {
  const price = numberFact(input.facts.pricePerShare);
  const amount = numberFact(input.facts.amount);
  const { newShares } = readValuation(input.reading);
  if (price === null || amount === null || newShares === null || newShares < 10) return [];
  if (isClose(price * newShares, amount) || statesShares(input, amount / price)) return [];
  const money = (value: number): string => formatMoney(value, currencyOf(input.facts));
  return [
    finding(
      input,
      `${newShares.toLocaleString('en-GB')} new shares at ${money(price)} make ${money(price * newShares)}, but the investment is ${money(amount)}.`,
      'Get the price, number of shares and amount corrected before you sign.',
      true,
    ),
  ];
}

/** Whether the document states a number of shares: the other number may be of the shares there are. */
function statesShares({ reading }: CheckInput, shares: number): boolean {
  const counts = reading.text.match(/\b\d{1,3}(?:,\d{3})+\b(?! ?%)/g) ?? [];
  return counts.some((count) => isClose(Number(count.replaceAll(',', '')), shares));
}

function isClose(left: number, right: number): boolean {
  return Math.abs(left - right) <= tolerance * Math.max(Math.abs(left), Math.abs(right));
}

function finding(
  input: CheckInput,
  risk: string,
  recommendation: string,
  isContradiction: boolean,
): CheckFinding {
  const evidence = [
    ...evidenceOf(input, taxonomy.valuation),
    ...evidenceOf(input, taxonomy.investmentAmount),
  ].slice(0, 4);
  return {
    clause: taxonomy.valuation,
    isContradiction,
    assessment: {
      title: 'Valuation: the figures do not agree',
      rating: isContradiction ? 'Red' : 'Amber',
      risk,
      recommendation,
      evidence,
    },
  };
}
