import type { TermSheetAnalysis } from '../analysis.ts';
import { type Fact, type TermSheetFacts, unresolved } from '../facts.ts';
import { decisionMakingPower, type SayInput } from './decision-making-power.ts';
import { formatMoney } from './wording.ts';

/** What founders can still decide after signing, and what they would receive. */
export function founderPosition(
  say: SayInput,
  scenarios: TermSheetAnalysis['exitScenarios'],
  assumptions: readonly string[],
): TermSheetAnalysis['founderPosition'] {
  return {
    decisionMakingPower: decisionMakingPower(say),
    estimatedExitProceeds: exitProceeds(say.facts, scenarios, assumptions),
  };
}

function exitProceeds(
  facts: TermSheetFacts,
  scenarios: TermSheetAnalysis['exitScenarios'],
  assumptions: readonly string[],
): string {
  if (!scenarios || scenarios.length === 0) {
    return `None yet. ${assumptions[0] ?? 'The document does not give the figures needed.'}`;
  }
  const currency = isText(facts.currency) ? facts.currency : null;
  const parts = scenarios.map(
    ({ exitValue, founderProceeds }) =>
      `${formatMoney(founderProceeds, currency)} from a sale at ${formatMoney(exitValue, currency)}`,
  );
  return `Founders would receive ${parts.join('; ')}.`;
}

function isText(value: Fact<string>): value is string {
  return value !== null && value !== unresolved;
}
