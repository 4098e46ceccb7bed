import type { TermSheetAnalysis } from '../analysis.ts';
import type { TermSheetFacts } from '../facts.ts';
import { moneyFormatter } from '../report/short-money.ts';
import { decisionMakingPower, type SayInput } from './decision-making-power.ts';

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
  const money = moneyFormatter(facts.currency);
  const parts = scenarios.map(
    ({ exitValue, founderProceeds }) => `${money(founderProceeds)} from a sale at ${money(exitValue)}`,
  );
  return `Founders would receive ${parts.join('; ')}.`;
}
