import { currencyOf } from '../../assessment/fact-values.ts';
import { formatMoney } from '../../assessment/wording.ts';
import { unresolved } from '../../facts.ts';
import { quoteSentences } from '../../reading/quote-sentences.ts';
import { type Assessment, type AssessmentContext, defineClause } from '../clause.ts';
import { taxonomy } from '../taxonomy.ts';
import { readCurrency } from './document-currency.ts';
import { readInvestmentAmount } from './investment-amount-reading.ts';
import type { Tranching } from './tranching.ts';

interface Details {
  readonly tranching: Tranching;
}

/** E02: how much money comes in, and when. */
export const investmentAmount = defineClause<Details>({
  ...taxonomy.investmentAmount,
  appliesTo: ['priced-equity', 'safe', 'convertible-note'],
  read(reading) {
    const { amount, sentences, tranching, tranchingSentence } = readInvestmentAmount(reading);
    const spans = tranchingSentence ? [...amount.spans, tranchingSentence] : amount.spans;
    return {
      status: amount.value === unresolved ? 'unresolved' : amount.value === null ? 'absent' : 'present',
      facts: { amount: amount.value, currency: readCurrency(reading) },
      evidence: quoteSentences(reading, spans, sentences),
      details: { tranching },
    };
  },
  assess({ status, details }, context) {
    if (status === 'absent') {
      return [
        {
          rating: 'Amber',
          risk: 'The document does not say how much is invested in total.',
          recommendation: 'Ask for the total amount and the date on which it is paid.',
          isMissing: true,
        },
      ];
    }
    if (status === 'unresolved') {
      return [
        {
          rating: 'Amber',
          risk: 'The amount of the investment is left blank.',
          recommendation: 'Get the amount filled in before you sign.',
        },
      ];
    }
    return [assessTranches(details.tranching, context)];
  },
});

function assessTranches(tranching: Tranching, context: AssessmentContext): Assessment {
  const { amount } = context.facts;
  const sum = typeof amount === 'number' ? formatMoney(amount, currencyOf(context.facts)) : 'The money';
  if (tranching === 'milestones') {
    return {
      rating: 'Red',
      risk: `${sum} is paid in parts that depend on milestones: you agree the terms now and may not see all the money.`,
      recommendation:
        'Ask for one closing; or for milestones that are objective, with the later parts at a higher price.',
    };
  }
  if (tranching === 'dated') {
    return {
      rating: 'Amber',
      risk: `${sum} is paid in parts over time.`,
      recommendation: 'Ask for one closing, or for fixed dates that bind the investors.',
    };
  }
  return {
    rating: 'Green',
    risk: `${sum} is to be invested${tranching === 'rolling' ? ', in more than one closing on the same terms' : ' at one closing'}.`,
    recommendation: 'No change needed.',
  };
}
