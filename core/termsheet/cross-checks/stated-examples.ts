import { currencyOf, numberFact } from '../assessment/fact-values.ts';
import { formatMoney, formatPercent } from '../assessment/wording.ts';
import { taxonomy } from '../clauses/taxonomy.ts';
import { findPercentages } from '../reading/numbers/percentage.ts';
import { moneyInSentence } from '../reading/stated-money.ts';
import type { CrossCheck } from './cross-check.ts';

/** An example may round more than a term. */
const tolerance = 0.06;
const forWords = /^\s*(?:for|f\u00fcr|in (?:exchange|return) for|buys?|representing|=)\s*(?:a |an )?$/i;

/** "£500k for 6.67%" implies a value; it must be the document's own (R0.7). */
export const statedExamples: CrossCheck = ({ reading, facts, documentType }) => {
  const post = numberFact(facts.postMoney) ?? sum(numberFact(facts.preMoney), numberFact(facts.amount));
  if (documentType !== 'priced-equity' || post === null) return [];
  for (const sentence of reading.sentences) {
    const percentages = findPercentages(sentence.text);
    if (percentages.length === 0) continue;
    for (const money of moneyInSentence(reading, sentence)) {
      const share = percentages.find(
        ({ start }) => start >= money.end && forWords.test(sentence.text.slice(money.end, start)),
      );
      if (!share || typeof share.value !== 'number' || typeof money.value !== 'number' || share.value <= 0)
        continue;
      const implied = (money.value / share.value) * 100;
      if (Math.abs(implied - post) <= tolerance * post) continue;
      const show = (value: number): string => formatMoney(value, currencyOf(facts));
      return [
        {
          clause: taxonomy.valuation,
          isContradiction: true,
          assessment: {
            title: 'Valuation: an example does not agree',
            rating: 'Red',
            risk: `${show(money.value)} for ${formatPercent(share.value)} implies ${show(implied)} after the money, not ${show(post)}.`,
            recommendation: 'Ask which valuation is right, and for the example to be corrected.',
            evidence: [reading.evidence(sentence)],
          },
        },
      ];
    }
  }
  return [];
};

function sum(left: number | null, right: number | null): number | null {
  return left === null || right === null ? null : left + right;
}
