import type { ClauseFinding, TermSheetAnalysis } from '../../../core/termsheet/analysis.ts';

/** What a reader can take in; the rest is in the data. */
const mostPoints = 12;

/** An analysis in a few lines: the verdict, the gravest points, and what must be known before relying on it. */
export function analysisInShort(analysis: TermSheetAnalysis): string {
  const { overallRisk, verdict, confidence, engine, warnings } = analysis;
  const all = [
    ...analysis.economicTerms,
    ...analysis.governanceTerms,
    ...analysis.founderRestrictions,
    ...analysis.missingClauses,
  ];
  const grave = [...ofColour(all, 'Red'), ...ofColour(all, 'Amber')];
  const more = grave.length - mostPoints;
  return [
    `Overall risk: ${overallRisk}. ${verdict}`,
    `Confidence: ${confidence}`,
    ...grave.slice(0, mostPoints).map(({ rating, clause, risk }) => `- ${rating}: ${clause}. ${risk}`),
    ...(more > 0 ? [`- and ${more} more Red or Amber findings in the structured content`] : []),
    ...warnings.map((warning) => `Note: ${warning}`),
    ...(engine.fallback === undefined ? [] : [`Note: ${engine.fallback}`]),
  ].join('\n');
}

function ofColour(
  findings: readonly ClauseFinding[],
  colour: ClauseFinding['rating'],
): readonly ClauseFinding[] {
  return findings.filter(({ rating }) => rating === colour);
}
