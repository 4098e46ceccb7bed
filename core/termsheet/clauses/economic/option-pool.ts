import { currencyOf, numberFact } from '../../assessment/fact-values.ts';
import { formatMoney, formatPercent } from '../../assessment/wording.ts';
import { unresolved } from '../../facts.ts';
import { quoteSentences } from '../../reading/quote-sentences.ts';
import { background } from '../background.ts';
import { type Assessment, type AssessmentContext, defineClause } from '../clause.ts';
import { taxonomy } from '../taxonomy.ts';
import { readOptionPool } from './option-pool-reading.ts';

interface Details {
  readonly isShared: boolean;
  readonly isMentioned: boolean;
}

/** E08: the pool for staff options, and who pays for it. */
export const optionPool = defineClause<Details>({
  ...taxonomy.optionPool,
  appliesTo: ['priced-equity'],
  read(reading) {
    const { percent, basis, sentences, isShared, isMentioned } = readOptionPool(reading);
    return {
      status:
        percent.value === unresolved
          ? 'unresolved'
          : isMentioned || percent.value !== null
            ? 'present'
            : 'absent',
      facts: {
        optionPoolPercent: percent.value,
        optionPoolBasis: isMentioned || percent.value !== null ? basis.value : null,
      },
      evidence: quoteSentences(reading, [...percent.spans, ...basis.spans], sentences),
      details: { isShared, isMentioned },
    };
  },
  assess({ status, details }, context) {
    if (status === 'absent') {
      return [
        {
          rating: 'Amber',
          risk: 'The document does not mention an option pool; if investors ask for one before closing, it comes out of your shares.',
          recommendation:
            'Ask whether there is a pool and how large it is, and for all holders to share its cost.',
          ...background(context, { norm: 'option-pool', law: 'option-pool' }),
          isMissing: true,
        },
      ];
    }
    return [
      {
        ...assessPool(details, context),
        ...background(context, { norm: 'option-pool', law: 'option-pool' }),
      },
    ];
  },
});

function assessPool(details: Details, context: AssessmentContext): Assessment {
  const { optionPoolPercent, optionPoolBasis } = context.facts;
  if (typeof optionPoolPercent !== 'number') {
    return {
      rating: 'Amber',
      isMinor: true,
      risk: 'An option pool is mentioned, but its size is not given.',
      recommendation: 'Get the size of the pool and its basis filled in.',
    };
  }
  const size = formatPercent(optionPoolPercent);
  if (details.isShared || optionPoolBasis === 'post-money') {
    return {
      rating: 'Green',
      risk: `The option pool of ${size} is counted after the money, so investors share its cost.`,
      recommendation: 'No change needed.',
    };
  }
  const effect = effectivePreMoney(context);
  if (optionPoolBasis !== 'pre-money') {
    return {
      rating: 'Amber',
      isMinor: true,
      risk: `There is an option pool of ${size}, but the document does not say whether it is counted before or after the money.`,
      recommendation:
        'Ask for the basis to be stated: created after the investment, so that all holders share its cost.',
    };
  }
  return {
    rating: optionPoolPercent > 15 ? 'Red' : optionPoolPercent > 10 ? 'Amber' : 'Green',
    risk: `The option pool of ${size} is counted within the pre-money valuation, so existing shareholders alone pay for it.${effect}`,
    recommendation:
      optionPoolPercent > 10
        ? 'Ask for a smaller pool, sized to a hiring plan for the next 12 to 18 months, or for investors to share it (post-money).'
        : 'A usual size. Check that it matches your hiring plan.',
  };
}

/** Effective pre-money = pre-money − pool × post-money; a pre-money that is not stated follows from the other two. */
function effectivePreMoney({ facts }: AssessmentContext): string {
  const amount = numberFact(facts.amount);
  const pre = numberFact(facts.preMoney) ?? minus(numberFact(facts.postMoney), amount);
  const post = numberFact(facts.postMoney) ?? (pre !== null && amount !== null ? pre + amount : null);
  const percent = numberFact(facts.optionPoolPercent);
  if (pre === null || post === null || percent === null) return '';
  const effective = pre - (percent / 100) * post;
  if (effective <= 0) return '';
  const currency = currencyOf(facts);
  return ` The effective pre-money valuation is ${formatMoney(effective, currency)}, not ${formatMoney(pre, currency)}.`;
}

function minus(left: number | null, right: number | null): number | null {
  return left === null || right === null ? null : left - right;
}
