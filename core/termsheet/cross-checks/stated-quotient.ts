import { currencyOf } from '../assessment/fact-values.ts';
import { formatMoney } from '../assessment/wording.ts';
import { taxonomy } from '../clauses/taxonomy.ts';
import type { Money } from '../reading/numbers/money.ts';
import { moneyInSentence } from '../reading/stated-money.ts';
import type { CrossCheck } from './cross-check.ts';

/** Prices are printed rounded: within this share, or half of the last of two decimals, they are the same. */
const tolerance = { share: 0.01, money: 0.005 };
const divisor =
  /\b(?:divided by|over)\s(?:the\s|a total of\s)?(\d{1,3}(?:[,. ']\d{3})+|\d{2,})\s(?:[\p{L}-]+\s){0,4}?shares\b/iu;

/** A price per share that a sentence works out: the value divided by the number of shares has to give it (R0.7). */
export const statedQuotient: CrossCheck = ({ reading, facts, documentType }) => {
  if (documentType !== 'priced-equity') return [];
  for (const sentence of reading.sentences) {
    const division = divisor.exec(sentence.text);
    if (!division) continue;
    const shares = Number(division[1]?.replace(/\D/g, ''));
    const sums = moneyInSentence(reading, sentence).filter(isKnown);
    const value = sums.filter(({ end }) => end <= division.index).at(-1);
    const price = Math.min(...sums.filter((sum) => sum !== value).map((sum) => sum.value));
    if (!value || price >= value.value) continue;
    const computed = value.value / shares;
    const allowed = Math.max(tolerance.share * computed, tolerance.money);
    if (Math.abs(computed - price) <= allowed) continue;
    const money = (amount: number): string => formatMoney(amount, currencyOf(facts));
    return [
      {
        clause: taxonomy.valuation,
        isContradiction: true,
        assessment: {
          title: 'Valuation: the price does not follow',
          rating: 'Red',
          risk: `${money(value.value)} divided by ${shares.toLocaleString('en-GB')} shares is ${money(computed)} a share, but the document says ${money(price)}.`,
          recommendation: 'Get the price, the value and the number of shares corrected before you sign.',
          evidence: [reading.evidence(sentence)],
        },
      },
    ];
  }
  return [];
};

function isKnown(sum: Money): sum is Money & { readonly value: number } {
  return typeof sum.value === 'number';
}
