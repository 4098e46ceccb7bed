import { currencyCode } from '../fact-descriptions.ts';
import { foundersRow } from '../waterfall/cap-table-from-facts.ts';
import { exitScenarios } from '../waterfall/payout-chart.ts';
import type { ComparedAnalysis } from './compared-analysis.ts';
import type { ComparedExit } from './comparison.ts';

/**
 * What founders receive under each, at the sale prices of both. A side without a cap table is not known: its own
 * figures are for other prices.
 */
export function compareExits(
  first: ComparedAnalysis,
  second: ComparedAnalysis,
): { readonly exits: readonly ComparedExit[]; readonly currency: string | null } {
  const [currency, other] = [currencyCode(first.facts.currency), currencyCode(second.facts.currency)];
  if (currency !== other) return { exits: [], currency: null };
  const prices = [...(first.exitScenarios ?? []), ...(second.exitScenarios ?? [])].map(
    ({ exitValue }) => exitValue,
  );
  const exits = [...new Set(prices)].sort((left, right) => left - right);
  const [ofFirst, ofSecond] = [proceeds(first, exits), proceeds(second, exits)];
  return {
    exits: exits.map((exitValue, index) => ({
      exitValue,
      first: ofFirst[index] ?? null,
      second: ofSecond[index] ?? null,
    })),
    currency,
  };
}

function proceeds(analysis: ComparedAnalysis, exits: readonly number[]): readonly (number | null)[] {
  if (!analysis.exitCapTable) {
    const stated = new Map(
      (analysis.exitScenarios ?? []).map(({ exitValue, founderProceeds }) => [exitValue, founderProceeds]),
    );
    return exits.map((exitValue) => stated.get(exitValue) ?? null);
  }
  return exitScenarios(analysis.exitCapTable, { founders: [foundersRow] }, exits).map(
    ({ founderProceeds }) => founderProceeds,
  );
}
