import type { DocumentType } from '../analysis.ts';
import { currencyCode } from '../fact-descriptions.ts';
import { compareExits } from './compare-exits.ts';
import { compareFacts } from './compare-facts.ts';
import { compareFindings } from './compare-findings.ts';
import type { ComparedAnalysis } from './compared-analysis.ts';
import type { TermSheetComparison } from './comparison.ts';
import { comparisonSummary } from './comparison-summary.ts';

/**
 * Compares two analyses, two offers or two drafts of one, from the founder's side. Pure.
 *
 * @example compareAnalyses(analysisOfDraft1, analysisOfDraft2).findings.better
 */
export function compareAnalyses(first: ComparedAnalysis, second: ComparedAnalysis): TermSheetComparison {
  const { exits, currency } = compareExits(first, second);
  const compared = {
    overallRisk: { first: first.overallRisk, second: second.overallRisk },
    facts: compareFacts(first.facts, second.facts),
    findings: compareFindings(first, second),
    exits,
    exitCurrency: currency,
    notes: notesOn(first, second),
  };
  return { summary: comparisonSummary(compared), ...compared };
}

const kinds: Readonly<Record<DocumentType, string>> = {
  'priced-equity': 'a priced equity round',
  safe: 'a SAFE or advance subscription',
  'convertible-note': 'a convertible note',
  'not-a-term-sheet': 'no term sheet',
};

function notesOn(first: ComparedAnalysis, second: ComparedAnalysis): readonly string[] {
  const differs = <Value>(read: (analysis: ComparedAnalysis) => Value | undefined) => {
    const [left, right] = [read(first), read(second)];
    return left !== undefined && right !== undefined && left !== right ? [[left, right] as const] : [];
  };
  const sides = [
    { name: 'first', analysis: first },
    { name: 'second', analysis: second },
  ];
  return [
    ...differs(({ documentType }) => documentType).map(
      ([left, right]) =>
        `The first is ${kinds[left]}, the second ${kinds[right]}: many clauses of one do not apply to the other.`,
    ),
    ...differs(({ jurisdiction }) => jurisdiction).map(
      ([left, right]) =>
        `The first was compared with ${left} practice, the second with ${right} practice, so colours can differ for that reason alone.`,
    ),
    ...differs(({ facts }) => currencyCode(facts.currency)).map(
      () => 'The two do not state the same currency, so their amounts cannot be compared.',
    ),
    ...([first, second].some(({ analysisDetail }) => analysisDetail === 'brief')
      ? ['A brief analysis leaves Green findings out, so they are left out of this comparison.']
      : []),
    ...sides.flatMap(({ name, analysis: { isPartial } }) =>
      isPartial ? [`The ${name} could only be read in part. What we did not find there is unknown.`] : [],
    ),
  ];
}
