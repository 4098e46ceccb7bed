import { shownSentence } from '../../llm/unseen-characters.ts';
import type { ClauseFinding, Coverage, UnreadPassage } from '../analysis.ts';
import { apartInWords, coveragePart } from './coverage-part.ts';
import { documentInWords, engineInWords, jurisdictionInWords, type TermSheetReport } from './report.ts';
import { moneyFormatter } from './short-money.ts';

/** The report for a terminal: plain lines, quotes indented. Ends with a line break. */
export function renderTextReport({ analysis, sections, disclaimer, generatedOn }: TermSheetReport): string {
  const lines = [
    `Overall risk: ${analysis.overallRisk}`,
    analysis.verdict,
    `Confidence: ${analysis.confidence}`,
    `Jurisdiction: ${jurisdictionInWords(analysis)}   Document: ${documentInWords(analysis)}   Engine: ${engineInWords(analysis)}`,
    ...analysis.warnings.map((warning) => `Warning: ${warning}`),
    ...coverageLines(analysis.coverage),
  ];
  for (const { heading, findings } of sections) {
    lines.push('', heading.toUpperCase(), ...findings.flatMap(findingLines));
  }
  lines.push(
    '',
    "FOUNDER'S POSITION",
    `Decision-making power: ${analysis.founderPosition.decisionMakingPower}`,
    `Estimated exit proceeds: ${analysis.founderPosition.estimatedExitProceeds}`,
  );
  for (const scenario of analysis.exitScenarios ?? []) {
    const money = moneyFormatter(analysis.facts.currency);
    lines.push(
      `  exit ${money(scenario.exitValue)}: founders ${money(scenario.founderProceeds)}, ` +
        `all ordinary shares ${money(scenario.commonProceeds)}, investors ${money(scenario.investorProceeds)}`,
    );
  }
  lines.push(...analysis.exitAssumptions.map((assumption) => `  ${assumption}`));
  lines.push('', 'KEY RECOMMENDATIONS');
  lines.push(...analysis.recommendations.map((recommendation, index) => `${index + 1}. ${recommendation}`));
  lines.push('', disclaimer, `Generated on ${generatedOn}.`);
  return `${lines.join('\n')}\n`;
}

function coverageLines(coverage: Coverage): readonly string[] {
  const { understood, unread, apartHeading, apart } = coveragePart(coverage);
  const line = (passage: UnreadPassage) => `    ${apartInWords(passage)}“${shownSentence(passage.quote)}”`;
  return [
    '',
    understood,
    ...unread.map(line),
    ...(apartHeading === '' ? [] : ['', `${apartHeading}:`, ...apart.map(line)]),
  ];
}

function findingLines(finding: ClauseFinding): readonly string[] {
  return [
    `[${finding.rating}] ${finding.clause} (${finding.id})${finding.unverified ? ', unverified' : ''}${finding.uncertain ? ', uncertain' : ''}`,
    `    ${finding.risk}`,
    `    Recommendation: ${finding.recommendation}`,
    ...(finding.jurisdictionalNote === undefined ? [] : [`    Law: ${finding.jurisdictionalNote}`]),
    ...(finding.norm === undefined ? [] : [`    Market: ${finding.norm.text} (${finding.norm.source})`]),
    ...(finding.evidence ?? []).map(
      ({ quote, page }) => `    “${shownSentence(quote)}”${page === undefined ? '' : ` (page ${page})`}`,
    ),
  ];
}
