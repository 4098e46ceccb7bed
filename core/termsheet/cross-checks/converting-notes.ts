import { formatPercent } from '../assessment/wording.ts';
import { readDiscount } from '../clauses/economic/convertible-reading.ts';
import { taxonomy } from '../clauses/taxonomy.ts';
import { anyOf } from '../reading/any-of.ts';
import type { CrossCheck } from './cross-check.ts';

const converting = anyOf(
  /\b(?:notes?|SAFEs?|loans?|advance subscriptions?|ASAs?)\b[^.;]{0,120}\bconver/i,
  /\bconver\w+ of[^.;]{0,60}\b(?:notes?|SAFEs?|loans?|advance subscription)/i,
);

/** Notes that convert in a priced round dilute somebody; the document must say whom. */
export const convertingNotes: CrossCheck = ({ reading, documentType }) => {
  if (documentType !== 'priced-equity') return [];
  const sentence = reading.sentences.find(
    ({ text }) =>
      converting.test(text) &&
      /outstanding|existing|discount|at closing|in (?:this|the) round|will convert|shall convert|includ/i.test(
        text,
      ),
  );
  if (!sentence) return [];
  const isInside = /pre-?\s?money|fully[- ]diluted|includ/i.test(sentence.text);
  const discount = readDiscount(reading).value;
  const figure = typeof discount === 'number' ? ` at a discount of ${formatPercent(discount)}` : '';
  return [
    {
      clause: taxonomy.valuation,
      isContradiction: false,
      assessment: {
        title: 'Notes or SAFEs that convert in this round',
        rating: isInside ? 'Green' : 'Amber',
        isMinor: true,
        risk: isInside
          ? `Outstanding notes or SAFEs convert in this round${figure}, and the document says how they are counted.`
          : `Outstanding notes or SAFEs convert in this round${figure}, and the document does not say whether they count within the pre-money valuation.`,
        recommendation: isInside
          ? 'Ask for a cap table after conversion.'
          : 'Ask who bears their dilution, and for a cap table after conversion.',
        evidence: [reading.evidence(sentence)],
      },
    },
  ];
};
