import { listInWords } from '../../text/list-in-words.ts';
import type { ClauseFinding } from '../analysis.ts';
import type { TermSheetComparison } from './comparison.ts';

/** The comparison in one to three sentences: the colour, then what is better and worse in the second. */
export function comparisonSummary(comparison: Omit<TermSheetComparison, 'summary'>): string {
  const { overallRisk, facts, findings } = comparison;
  const colour =
    overallRisk.first === overallRisk.second
      ? `Both are ${overallRisk.first}.`
      : `The first is ${overallRisk.first}, the second ${overallRisk.second}.`;
  const grave = (list: readonly ClauseFinding[]) => list.filter(({ rating }) => rating !== 'Green').length;
  const of = (side: 'first' | 'second') => facts.filter(({ better }) => better === side).length;
  const gains = reasons(of('second'), findings.better.length, grave(findings.onlyFirst), 'drops');
  const losses = reasons(of('first'), findings.worse.length, grave(findings.onlySecond), 'adds');
  const parts = [
    colour,
    ...(gains.length > 0 ? [`The second is better for you in ${listInWords(gains)}.`] : []),
    ...(losses.length > 0
      ? [`${gains.length > 0 ? 'It is worse' : 'The second is worse for you'} in ${listInWords(losses)}.`]
      : []),
    ...(gains.length + losses.length === 0 ? ['We found no term on which either is better for you.'] : []),
    ...(findings.unknown.length > 0
      ? [`We could not compare ${counted(findings.unknown.length, 'finding')}.`]
      : []),
  ];
  return parts.join(' ');
}

function reasons(facts: number, colours: number, alone: number, verb: 'drops' | 'adds'): readonly string[] {
  return [
    ...(facts > 0 ? [counted(facts, 'fact')] : []),
    ...(colours > 0 ? [counted(colours, 'finding')] : []),
    ...(alone > 0 ? [`${counted(alone, 'finding')} that it ${verb}`] : []),
  ];
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
