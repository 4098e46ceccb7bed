import type { ExitScenario } from '../analysis.ts';
import type { TermSheetFacts } from '../facts.ts';
import type { CapTable } from './cap-table.ts';
import { capTableFromFacts, type ExitContext, foundersRow } from './cap-table-from-facts.ts';
import { exitScenarios } from './payout-chart.ts';

/** Sale prices shown, as multiples of the post-money valuation. */
export const exitMultiples = [0.5, 1, 2, 5, 10] as const;

/** Who gets what at several sale prices, with what that rests on. */
export interface ExitScenarios {
  /** Null where the document's figures do not suffice; `assumptions[0]` then says why. */
  readonly scenarios: readonly ExitScenario[] | null;
  readonly assumptions: readonly string[];
  /** The stack behind the figures, with the option pool exercised, for charts. */
  readonly capTable: CapTable | null;
}

/**
 * Exit scenarios at 0.5, 1, 2, 5 and 10 times the post-money valuation, from the term sheet's own figures.
 *
 * @example exitScenariosFromFacts(facts, { documentType: 'priced-equity' }).scenarios?.[1]?.founderProceeds
 */
export function exitScenariosFromFacts(facts: TermSheetFacts, context: ExitContext): ExitScenarios {
  const stack = capTableFromFacts(facts, context);
  if (stack.capTable === null) return { scenarios: null, assumptions: [stack.reason], capTable: null };
  const exits = exitMultiples.map((multiple) => Math.round(multiple * stack.postMoney * 100) / 100);
  const capTable = withOptionsExercised(stack.capTable);
  return {
    scenarios: exitScenarios(capTable, { founders: [foundersRow] }, exits),
    assumptions: [...stack.assumptions, ...withoutPool(stack.capTable, stack.postMoney)],
    capTable,
  };
}

/** The careful reading for founders: every option of the pool is granted and exercised. */
export function withOptionsExercised({ options, ...table }: CapTable): CapTable {
  const unexercised = options?.unexercised ?? 0;
  return unexercised > 0 ? { ...table, options: { exercised: unexercised } } : table;
}

/** The other treatment of the pool, in one figure. */
function withoutPool(capTable: CapTable, exitValue: number): string[] {
  if (!capTable.options?.unexercised) return [];
  const [scenario] = exitScenarios(capTable, { founders: [foundersRow] }, [exitValue]);
  if (!scenario) return [];
  const percent = Math.round((scenario.founderProceeds * 1000) / exitValue) / 10;
  return [
    `If no option is ever exercised, founders receive ${percent}% of a sale at the post-money valuation instead.`,
  ];
}
