import type { DocumentType } from '../analysis.ts';
import type { TermSheetFacts } from '../facts.ts';
import type { CapTable, CapTableSeries } from './cap-table.ts';
import { largestAmount } from './cap-table-limits.ts';
import { figuresOfRound, type RoundFigures } from './round-figures.ts';

/** What the facts do not carry and the scenarios turn on. */
export interface ExitContext {
  readonly documentType: DocumentType;
  /** Earlier preferred shares exist; their own preferences are not in the document. */
  readonly hasEarlierSeries?: boolean;
  /** The document says in so many words that there is no preference. */
  readonly hasNoPreference?: boolean;
  /** Cumulative dividends are compounded yearly. */
  readonly dividendsCompound?: boolean;
  /** Years from closing to the sale; 5 where nothing else is said. */
  readonly yearsToExit?: number;
}

/** The stack that a term sheet describes, or the reason why its figures do not make one. */
export type CapTableFromFacts =
  | { readonly capTable: CapTable; readonly postMoney: number; readonly assumptions: readonly string[] }
  | { readonly capTable: null; readonly reason: string };

export const foundersRow = 'Founders and other existing holders';
export const investorsRow = 'Investors of this round';
const usualYearsToExit = 5;

/**
 * Builds a cap table from a term sheet's own figures. Shares are counted in units of the post-money
 * valuation, so that one share costs one unit of the currency.
 *
 * @example capTableFromFacts(facts, { documentType: 'priced-equity' })
 */
export function capTableFromFacts(facts: TermSheetFacts, context: ExitContext): CapTableFromFacts {
  if (context.documentType !== 'priced-equity') {
    return none('It converts at the price of a later round, so its share of a sale is not known yet.');
  }
  const round = figuresOfRound(facts);
  if (!round.ok) return none(round.reason);
  const terms = seriesTerms(facts, context);
  if (typeof terms === 'string') return none(terms);
  const { postMoney, amount, poolShares, existingShares } = round.figures;
  if (postMoney * 10 > largestAmount) return none('The amounts are too large to be worked out to the cent.');
  const capTable: CapTable = {
    common: [{ holder: foundersRow, shares: existingShares }],
    ...(poolShares > 0 ? { options: { unexercised: poolShares } } : {}),
    series: [{ name: investorsRow, shares: amount, invested: amount, rank: 1, ...terms }],
  };
  return { capTable, postMoney, assumptions: assumptionsOf(round.figures, facts, context, terms) };
}

type SeriesTerms = Omit<CapTableSeries, 'name' | 'shares' | 'invested' | 'rank'>;

/** The terms of the new shares, or why they are not known. */
function seriesTerms(facts: TermSheetFacts, context: ExitContext): SeriesTerms | string {
  if (context.hasNoPreference) return { multiple: 0, participation: 'none' };
  const { liquidationMultiple, participation, participationCap } = facts;
  if (typeof liquidationMultiple !== 'number') {
    return liquidationMultiple === null
      ? 'The document does not state what investors receive first.'
      : 'The liquidation preference is left open.';
  }
  if (participation === null) {
    return 'The document does not say whether investors share in what is left after their preference.';
  }
  if (participation === 'unresolved') return 'Whether investors share in the rest is left open.';
  const dividends = dividendTerms(facts, context);
  if (participation !== 'capped') return { multiple: liquidationMultiple, participation, ...dividends };
  if (typeof participationCap !== 'number') return 'The cap on participation is not stated.';
  if (participationCap < liquidationMultiple) return 'The cap on participation is below the preference.';
  return { multiple: liquidationMultiple, participation, cap: participationCap, ...dividends };
}

function dividendTerms(facts: TermSheetFacts, context: ExitContext): Partial<SeriesTerms> {
  if (facts.dividendCumulative !== true || typeof facts.dividendPercent !== 'number') return {};
  return {
    dividendPercent: facts.dividendPercent,
    compounding: context.dividendsCompound ?? false,
    years: context.yearsToExit ?? usualYearsToExit,
  };
}

function assumptionsOf(
  round: RoundFigures,
  facts: TermSheetFacts,
  context: ExitContext,
  terms: SeriesTerms,
): string[] {
  const sentences = [
    'Sale prices are net of debt, costs and anything held back.',
    'Founders are assumed to hold all shares issued before this round; other holders share with them.',
    ...round.assumptions,
  ];
  if (terms.dividendPercent) {
    const how = terms.compounding ? 'compounded yearly' : 'without compounding';
    sentences.push(
      `Dividends of ${terms.dividendPercent}% build up for ${terms.years} years, ${how}, and are added to the preference.`,
    );
  } else if (facts.dividendCumulative === true) {
    sentences.push(
      'Cumulative dividends are left out, because their rate is not stated; they lower what founders receive.',
    );
  }
  if (context.hasEarlierSeries) {
    sentences.push('Preferences of earlier share classes are not in the document and are left out.');
  }
  return sentences;
}

function none(reason: string): CapTableFromFacts {
  return { capTable: null, reason };
}
