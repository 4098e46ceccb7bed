import type { RiskRating } from '../../analysis.ts';
import { formatMoney, formatNumber, timesInWords } from '../../assessment/wording.ts';
import { type TermSheetFacts, unresolved } from '../../facts.ts';
import { quoteSentences } from '../../reading/quote-sentences.ts';
import { background } from '../background.ts';
import { type Assessment, type AssessmentContext, defineClause } from '../clause.ts';
import { taxonomy } from '../taxonomy.ts';
import { readLiquidationPreference } from './liquidation-preference.ts';

interface Details {
  readonly addsDividends: boolean;
}

/** E03: how often investors get their money back before anyone else is paid. */
export const liquidationMultiple = defineClause<Details>({
  ...taxonomy.liquidationMultiple,
  appliesTo: ['priced-equity'],
  read(reading) {
    const preference = readLiquidationPreference(reading);
    const { multiple, multipleSpans, multipleConflict } = preference;
    const evidence = quoteSentences(reading, multipleSpans, preference.sentences);
    return {
      status:
        multiple === unresolved
          ? 'unresolved'
          : multipleConflict
            ? 'contradictory'
            : multiple !== null
              ? 'present'
              : preference.isDenied
                ? 'present-and-none'
                : 'absent',
      facts: { liquidationMultiple: multiple },
      evidence,
      details: { addsDividends: preference.addsDividends },
      ...(multipleConflict && typeof multiple === 'number'
        ? {
            contradictions: [
              {
                text: `The document states more than one liquidation multiple; here we use the highest, ${formatNumber(multiple)}x.`,
                evidence,
              },
            ],
          }
        : {}),
    };
  },
  assess({ status, facts, details }, context) {
    const multiple = facts.liquidationMultiple ?? null;
    if (status === 'absent') return [missing(context)];
    if (status === 'present-and-none') {
      return [
        {
          rating: 'Green',
          risk: 'Investors have no preference: everyone shares sale proceeds by number of shares.',
          recommendation: 'No change needed.',
        },
      ];
    }
    if (multiple === null || multiple === unresolved) {
      return [
        {
          rating: 'Amber',
          risk: 'The multiple of the liquidation preference is left blank or open, so nobody can say what investors receive first.',
          recommendation: 'Get the multiple filled in before you sign, at 1x.',
          ...background(context, { norm: 'preference' }),
        },
      ];
    }
    return [assessMultiple(multiple, details, context)];
  },
  exitTerms: ({ status }) => ({ hasNoPreference: status === 'present-and-none' }),
});

function assessMultiple(multiple: number, details: Details, context: AssessmentContext): Assessment {
  const { facts } = context;
  const cumulative = facts.dividendCumulative === true;
  let rating: RiskRating = 'Green';
  if (multiple > 1.5) rating = 'Red';
  else if (multiple > 1 || cumulative) rating = 'Amber';
  const dividends = details.addsDividends
    ? cumulative
      ? ', plus dividends that build up every year'
      : ', plus any declared or unpaid dividends'
    : '';
  return {
    rating,
    risk: `Investors get their money back ${timesInWords(multiple)} (${formatNumber(multiple)}x)${dividends} before founders and staff receive anything${firstPayment(multiple, facts, details.addsDividends)}.`,
    recommendation:
      rating === 'Green'
        ? 'A 1x preference is what founders can expect; no change needed.'
        : multiple > 1
          ? 'Ask for 1x: the amount invested and no more.'
          : 'Ask for dividends not to be added to the preference.',
    ...background(context, { norm: 'preference', law: 'preference' }),
  };
}

function firstPayment(multiple: number, facts: TermSheetFacts, addsDividends: boolean): string {
  if (typeof facts.amount !== 'number') return '';
  const currency =
    typeof facts.currency === 'string' && facts.currency !== unresolved ? facts.currency : null;
  const first = formatMoney(multiple * facts.amount, currency);
  const invested = formatMoney(facts.amount, currency);
  // The exit figures count the dividends: without these words the two would seem to disagree.
  const more = addsDividends ? ', and the dividends after that' : '';
  return `: the first ${first} of any sale on an investment of ${invested}${more}`;
}

function missing(context: AssessmentContext): Assessment {
  return {
    rating: 'Red',
    risk: 'The document does not say who is paid first, and how much, when the company is sold or wound up.',
    recommendation: 'Ask for the preference to be stated: 1x, non-participating.',
    ...background(context, { norm: 'preference' }),
    isMissing: true,
  };
}
