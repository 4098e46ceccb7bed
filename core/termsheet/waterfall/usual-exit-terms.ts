import type { TermSheetFacts } from '../facts.ts';

/** One term of a stack, put to its usual form. */
export interface UsualExitTerm {
  readonly id: 'preference' | 'participation' | 'dividends' | 'pool';
  /** Completes "With …": what the document would say instead. */
  readonly name: string;
  readonly changes: Partial<TermSheetFacts>;
}

/** Per cent of the shares that founders alone may bear and the clause is still ordinary. */
const usualPool = 10;

/**
 * The terms of a document that cost founders money on a sale and are harsher than usual, each with its usual form;
 * a term that is usual already is left out.
 */
export function usualExitTerms(facts: TermSheetFacts): readonly UsualExitTerm[] {
  const { liquidationMultiple, participation, dividendCumulative, dividendPercent } = facts;
  const terms: UsualExitTerm[] = [];
  if (typeof liquidationMultiple === 'number' && liquidationMultiple > 1) {
    terms.push({ id: 'preference', name: 'a preference of 1x', changes: { liquidationMultiple: 1 } });
  }
  if (participation === 'full' || participation === 'capped') {
    terms.push({
      id: 'participation',
      name: 'no participation',
      changes: { participation: 'none', participationCap: null },
    });
  }
  if (dividendCumulative === true && typeof dividendPercent === 'number' && dividendPercent > 0) {
    terms.push({
      id: 'dividends',
      name: 'no dividend that builds up',
      changes: { dividendCumulative: false },
    });
  }
  const { optionPoolPercent, optionPoolBasis } = facts;
  if (
    optionPoolBasis === 'pre-money' &&
    typeof optionPoolPercent === 'number' &&
    optionPoolPercent > usualPool
  ) {
    terms.push({
      id: 'pool',
      name: 'an option pool that everybody bears',
      changes: { optionPoolBasis: 'post-money' },
    });
  }
  return terms;
}
