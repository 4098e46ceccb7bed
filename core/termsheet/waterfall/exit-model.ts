import type { DocumentType, ExitScenario } from '../analysis.ts';
import type { TermSheetFacts } from '../facts.ts';
import {
  type CapTableFromFacts,
  capTableFromFacts,
  type ExitContext,
  foundersRow,
} from './cap-table-from-facts.ts';
import { withOptionsExercised } from './exit-scenarios.ts';
import { exitScenarios } from './payout-chart.ts';

/** What an answer says of its exits. */
export interface ExitAnswer {
  readonly documentType: DocumentType;
  readonly facts: Partial<TermSheetFacts>;
  readonly exitScenarios: readonly ExitScenario[] | null;
}

/** The stack behind an answer's exit figures, so that other sale prices and other terms can be worked out. */
export interface ExitModel {
  /** The valuation after the round. */
  readonly valuation: number;
  /** The highest sale price of the answer. */
  readonly highestExit: number;
  readonly facts: TermSheetFacts;
  readonly context: ExitContext;
}

/** What the facts of an answer leave open and its figures decide. */
const openTerms: readonly Omit<ExitContext, 'documentType'>[] = [
  {},
  { dividendsCompound: true },
  { hasNoPreference: true },
];

/**
 * Finds the stack that gives exactly the figures of an answer; null where none does, because figures beside
 * them that disagree would be worse than none.
 */
export function exitModelOf({ documentType, facts, exitScenarios: stated }: ExitAnswer): ExitModel | null {
  const last = stated?.at(-1);
  if (!stated || !last || !isComplete(facts)) return null;
  for (const open of openTerms) {
    const context = { documentType, ...open };
    const stack = capTableFromFacts(facts, context);
    if (stack.capTable === null) continue;
    if (stated.every((scenario) => isSame(scenario, exitOf(stack, scenario.exitValue)))) {
      return { valuation: stack.postMoney, highestExit: last.exitValue, facts, context };
    }
  }
  return null;
}

/**
 * Who gets what at one sale price.
 * @param changes terms put differently from the document.
 * @returns null where the changed terms make no stack.
 */
export function exitAt(
  model: ExitModel,
  exitValue: number,
  changes: Partial<TermSheetFacts> = {},
): ExitScenario | null {
  const usual = 'liquidationMultiple' in changes ? { hasNoPreference: false } : {};
  const stack = capTableFromFacts({ ...model.facts, ...changes }, { ...model.context, ...usual });
  return stack.capTable === null ? null : exitOf(stack, exitValue);
}

function exitOf(stack: CapTableFromFacts, exitValue: number): ExitScenario | null {
  if (stack.capTable === null) return null;
  const founders = [foundersRow];
  return exitScenarios(withOptionsExercised(stack.capTable), { founders }, [exitValue])[0] ?? null;
}

function isSame(one: ExitScenario, other: ExitScenario | null): boolean {
  return (
    other !== null &&
    one.founderProceeds === other.founderProceeds &&
    one.commonProceeds === other.commonProceeds &&
    one.investorProceeds === other.investorProceeds
  );
}

/** Facts of an older server lack what the stack is built from. */
function isComplete(facts: Partial<TermSheetFacts>): facts is TermSheetFacts {
  const needed = ['amount', 'preMoney', 'postMoney', 'investorStakePercent', 'liquidationMultiple'] as const;
  return needed.every((fact) => facts[fact] !== undefined);
}
