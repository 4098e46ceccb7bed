import { currencyOf } from '../../assessment/fact-values.ts';
import { formatMoney } from '../../assessment/wording.ts';
import { unresolved } from '../../facts.ts';
import { quoteSentences } from '../../reading/quote-sentences.ts';
import { background } from '../background.ts';
import { type Assessment, type AssessmentContext, defineClause } from '../clause.ts';
import { taxonomy } from '../taxonomy.ts';
import { readValuation } from './valuation-reading.ts';

interface Details {
  readonly isFullyDiluted: boolean;
  readonly saysConvertibles: boolean;
  readonly hasPlainValuation: boolean;
  readonly newShares: number | null;
}

/** E01: what the company is taken to be worth, before and after the money. */
export const valuation = defineClause<Details>({
  ...taxonomy.valuation,
  appliesTo: ['priced-equity'],
  read(reading) {
    const found = readValuation(reading);
    const { preMoney, postMoney, pricePerShare, stake } = found;
    const spans = [preMoney, postMoney, pricePerShare, stake].flatMap((settled) => settled.spans);
    const plain = found.plainValuation ? [found.plainValuation] : [];
    const conflict = [preMoney, postMoney].find(({ isContradictory }) => isContradictory);
    const evidence = quoteSentences(reading, [...spans, ...plain], found.sentences);
    const values = [preMoney.value, postMoney.value];
    return {
      status: conflict
        ? 'contradictory'
        : values.some((value) => typeof value === 'number')
          ? 'present'
          : values.includes(unresolved)
            ? 'unresolved'
            : plain.length > 0 || pricePerShare.value !== null
              ? 'present'
              : 'absent',
      facts: {
        preMoney: preMoney.value,
        postMoney: postMoney.value,
        pricePerShare: pricePerShare.value,
        investorStakePercent: stake.value,
      },
      evidence,
      details: {
        isFullyDiluted: found.isFullyDiluted,
        saysConvertibles: found.saysConvertibles,
        hasPlainValuation: plain.length > 0,
        newShares: found.newShares,
      },
      ...(conflict
        ? {
            contradictions: [
              {
                text: 'The document states two different valuations; here we use the lower one.',
                evidence: quoteSentences(reading, conflict.spans, found.sentences),
              },
            ],
          }
        : {}),
    };
  },
  assess({ status, details }, context) {
    if (status === 'absent') {
      return [
        {
          rating: 'Red',
          risk: 'The document states no valuation, so you cannot tell what investors pay for their shares.',
          recommendation: 'Ask for the pre-money valuation, fully diluted, and the price per share.',
          isMissing: true,
        },
      ];
    }
    if (status === 'unresolved') {
      return [
        {
          rating: 'Amber',
          risk: 'The valuation is left blank.',
          recommendation: 'Get the pre-money valuation and its basis filled in before you sign.',
        },
      ];
    }
    return [{ ...assessStated(details, context), ...background(context, { norm: 'valuation' }) }];
  },
});

function assessStated(details: Details, context: AssessmentContext): Assessment {
  const { preMoney, postMoney, optionPoolPercent, optionPoolBasis } = context.facts;
  const currency = currencyOf(context.facts);
  const stated = [
    ...(typeof preMoney === 'number' ? [`${formatMoney(preMoney, currency)} before the money`] : []),
    ...(typeof postMoney === 'number' ? [`${formatMoney(postMoney, currency)} after it`] : []),
  ].join(', ');
  if (typeof preMoney !== 'number' && typeof postMoney !== 'number') {
    return {
      rating: 'Amber',
      isMinor: true,
      risk: 'A price is given, but not whether the valuation counts the new money.',
      recommendation: 'Ask for the valuation to be stated as pre-money, on a fully diluted basis.',
    };
  }
  if (typeof preMoney !== 'number' && optionPoolPercent === unresolved && optionPoolBasis === 'pre-money') {
    return {
      rating: 'Red',
      risk: `Only the value after the money is stated (${stated}), and an option pool of unknown size comes out of your share of it.`,
      recommendation: 'Ask for the pre-money valuation and the size of the pool.',
    };
  }
  if (!details.isFullyDiluted) {
    return {
      rating: 'Amber',
      isMinor: true,
      risk: `The company is valued at ${stated}, but the document does not say whether options and convertibles are counted.`,
      recommendation:
        'Ask for the basis to be stated: fully diluted, and whether notes, SAFEs and the option pool count within it.',
    };
  }
  return {
    rating: 'Green',
    risk: `The company is valued at ${stated}, on a fully diluted basis.`,
    recommendation: details.saysConvertibles
      ? 'No change needed.'
      : 'No change needed. If notes or SAFEs are outstanding, ask whether they convert within the valuation.',
  };
}
