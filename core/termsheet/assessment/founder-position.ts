import type { TermSheetAnalysis } from '../analysis.ts';
import { type Fact, type TermSheetFacts, unresolved } from '../facts.ts';
import { formatMoney, formatMonths, formatNumber } from './wording.ts';

/** What founders can still decide after signing, and what they would receive, from the facts alone. */
export function founderPosition(
  facts: TermSheetFacts,
  scenarios: TermSheetAnalysis['exitScenarios'],
  assumptions: readonly string[],
): TermSheetAnalysis['founderPosition'] {
  return {
    decisionMakingPower: decisionMakingPower(facts),
    estimatedExitProceeds: exitProceeds(facts, scenarios, assumptions),
  };
}

function decisionMakingPower(facts: TermSheetFacts): string {
  const sentences = [boardSentence(facts)];
  if (facts.protectiveProvisions === true) sentences.push('Investors hold a veto over the matters listed.');
  if (facts.dragAlong === true) sentences.push('You can be made to join a sale of the company (drag-along).');
  if (typeof facts.vestingMonths === 'number' && facts.vestingMonths > 0) {
    sentences.push(`You earn your shares over ${formatMonths(facts.vestingMonths)}.`);
  }
  if (facts.badLeaverIncludesResignation === true) {
    sentences.push('If you resign you can lose shares as a bad leaver.');
  }
  return sentences.join(' ');
}

function boardSentence(facts: TermSheetFacts): string {
  const { founders, investors, total } = facts.board;
  if (isNumber(founders) && isNumber(investors)) {
    const others = isNumber(total) ? total - founders - investors : 0;
    const balance =
      founders > investors + Math.max(0, others)
        ? 'you keep the majority of the board'
        : investors > founders + Math.max(0, others)
          ? 'the investors have the majority of the board'
          : 'no side has the board alone';
    return `Board: ${formatNumber(founders)} for founders or ordinary shareholders, ${formatNumber(investors)} for investors; ${balance}.`;
  }
  if (founders === unresolved || investors === unresolved) return 'The seats on the board are left open.';
  return 'The document does not say who sits on the board.';
}

function exitProceeds(
  facts: TermSheetFacts,
  scenarios: TermSheetAnalysis['exitScenarios'],
  assumptions: readonly string[],
): string {
  if (!scenarios || scenarios.length === 0) {
    return `No figures: ${assumptions[0] ?? 'the document does not give what is needed'}`;
  }
  const currency = isText(facts.currency) ? facts.currency : null;
  const parts = scenarios.map(
    ({ exitValue, founderProceeds }) =>
      `${formatMoney(founderProceeds, currency)} from a sale at ${formatMoney(exitValue, currency)}`,
  );
  return `Founders would receive ${parts.join('; ')}.`;
}

function isNumber(value: Fact<number>): value is number {
  return typeof value === 'number';
}

function isText(value: Fact<string>): value is string {
  return value !== null && value !== unresolved;
}
