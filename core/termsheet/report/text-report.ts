import { shownSentence } from '../../llm/unseen-characters.ts';
import type { ClauseFinding, Coverage, UnreadPassage } from '../analysis.ts';
import { apartInWords, coveragePart } from './coverage-part.ts';
import {
  countsInWords,
  documentInWords,
  engineInWords,
  jurisdictionInWords,
  type TermSheetReport,
} from './report.ts';
import { moneyFormatter } from './short-money.ts';
import { type TextLine, type Tone, textOfLines } from './text-line.ts';

const toneOf: Readonly<Record<ClauseFinding['rating'], Tone>> = {
  Red: 'red',
  Amber: 'amber',
  Green: 'green',
};

/** The report as plain text: what {@link textReportLines} gives, ended with a line break. */
export function renderTextReport(report: TermSheetReport): string {
  return textOfLines(textReportLines(report));
}

/** The report for a terminal: the summary first, quotes indented. */
export function textReportLines(report: TermSheetReport): readonly TextLine[] {
  const { analysis, sections, disclaimer, generatedOn } = report;
  const lines: TextLine[] = [
    { text: `Overall risk: ${analysis.overallRisk}`, tone: toneOf[analysis.overallRisk] },
    ...[
      analysis.verdict,
      `Findings: ${countsInWords(report) || 'none'}`,
      `Confidence: ${analysis.confidence}`,
      `Jurisdiction: ${jurisdictionInWords(analysis)}   Document: ${documentInWords(analysis)}   Engine: ${engineInWords(analysis)}`,
      ...analysis.warnings.map((warning) => `Warning: ${warning}`),
    ].map(plain),
    ...mostImportantLines(report),
    ...coverageLines(analysis.coverage).map(plain),
  ];
  for (const { heading, findings } of sections) {
    lines.push(...headed(heading), ...findings.flatMap(findingLines));
  }
  lines.push(...headed("Founder's position"), ...positionLines(report).map(plain));
  lines.push(...headed('Key recommendations'));
  lines.push(...analysis.recommendations.map((text, index) => plain(`${index + 1}. ${text}`)));
  lines.push(
    plain(''),
    { text: disclaimer, tone: 'quiet' },
    { text: `Generated on ${generatedOn}.`, tone: 'quiet' },
  );
  return lines;
}

function plain(text: string): TextLine {
  return { text };
}

function headed(heading: string): readonly TextLine[] {
  return [{ text: '' }, { text: heading.toUpperCase(), tone: 'heading' }];
}

function mostImportantLines({ mostImportant }: TermSheetReport): readonly TextLine[] {
  if (mostImportant.length === 0) return [];
  const points = mostImportant.map(({ rating, clause, risk }): TextLine => {
    return { text: `  [${rating}] ${clause}: ${risk}`, tone: toneOf[rating] };
  });
  return [...headed('What matters most'), ...points];
}

function positionLines({ analysis }: TermSheetReport): readonly string[] {
  const { founderPosition, exitScenarios, exitAssumptions, facts } = analysis;
  const money = moneyFormatter(facts.currency);
  return [
    `Decision-making power: ${founderPosition.decisionMakingPower}`,
    `Estimated exit proceeds: ${founderPosition.estimatedExitProceeds}`,
    ...(exitScenarios ?? []).map(
      ({ exitValue, founderProceeds, commonProceeds, investorProceeds }) =>
        `  exit ${money(exitValue)}: founders ${money(founderProceeds)}, ` +
        `all ordinary shares ${money(commonProceeds)}, investors ${money(investorProceeds)}`,
    ),
    ...exitAssumptions.map((assumption) => `  ${assumption}`),
  ];
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

function findingLines(finding: ClauseFinding): readonly TextLine[] {
  const { rating, clause, id, unverified, uncertain, evidence = [] } = finding;
  const doubt = `${unverified ? ', unverified' : ''}${uncertain ? ', uncertain' : ''}`;
  return [
    { text: `[${rating}] ${clause} (${id})${doubt}`, tone: toneOf[rating] },
    plain(`    ${finding.risk}`),
    plain(`    Recommendation: ${finding.recommendation}`),
    ...(finding.jurisdictionalNote === undefined ? [] : [plain(`    Law: ${finding.jurisdictionalNote}`)]),
    ...(finding.norm === undefined
      ? []
      : [plain(`    Market: ${finding.norm.text} (${finding.norm.source})`)]),
    ...evidence.map(({ quote, page }): TextLine => {
      const place = page === undefined ? '' : ` (page ${page})`;
      return { text: `    “${shownSentence(quote)}”${place}`, tone: 'quiet' };
    }),
  ];
}
