import { shownSentence } from '../../llm/unseen-characters.ts';
import type { ClauseFinding, Coverage, UnreadPassage } from '../analysis.ts';
import { apartInWords, coveragePart } from './coverage-part.ts';
import { formatMoney } from './money.ts';
import { engineInWords, type TermSheetReport } from './report.ts';

/** The report as Markdown. Text from the document is escaped, so that a term sheet cannot add markup. */
export function renderMarkdownReport(report: TermSheetReport): string {
  const { analysis } = report;
  const parts = [
    `# ${report.title}`,
    report.promotion,
    [
      `- **Overall risk:** ${analysis.overallRisk}`,
      `- **Confidence:** ${escapeMarkdown(analysis.confidence)}`,
      `- **Jurisdiction:** ${analysis.jurisdiction}`,
      `- **Engine:** ${escapeMarkdown(engineInWords(analysis))}`,
    ].join('\n'),
    escapeMarkdown(analysis.verdict),
    ...analysis.warnings.map((warning) => `> ${escapeMarkdown(warning)}`),
    ...coverageParts(analysis.coverage),
    ...report.sections.flatMap(({ heading, findings }) => [`## ${heading}`, ...findings.map(findingPart)]),
    "## Founder's Position Summary",
    `**Decision-making power:** ${escapeMarkdown(analysis.founderPosition.decisionMakingPower)}`,
    `**Estimated exit proceeds:** ${escapeMarkdown(analysis.founderPosition.estimatedExitProceeds)}`,
    ...exitTable(report),
    analysis.exitAssumptions.map((assumption) => `- ${escapeMarkdown(assumption)}`).join('\n'),
    '## Key Recommendations',
    analysis.recommendations
      .map((recommendation, index) => `${index + 1}. ${escapeMarkdown(recommendation)}`)
      .join('\n'),
    '---',
    report.disclaimer,
    `Generated on ${report.generatedOn}.`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function coverageParts(coverage: Coverage): readonly string[] {
  const { understood, unread, apartHeading, apart } = coveragePart(coverage);
  const item = (passage: UnreadPassage) =>
    `- ${apartInWords(passage)}“${escapeMarkdown(shownSentence(passage.quote))}”`;
  return [
    understood,
    unread.map(item).join('\n'),
    apartHeading === '' ? '' : `**${apartHeading}**`,
    apart.map(item).join('\n'),
  ];
}

function findingPart(finding: ClauseFinding): string {
  const lines = [
    `### ${escapeMarkdown(finding.clause)} (${finding.id}): ${finding.rating}${finding.unverified ? ', unverified' : ''}${finding.uncertain ? ', uncertain' : ''}`,
    escapeMarkdown(finding.risk),
    `**Recommendation:** ${escapeMarkdown(finding.recommendation)}`,
  ];
  if (finding.jurisdictionalNote !== undefined) {
    lines.push(`**Jurisdictional note:** ${escapeMarkdown(finding.jurisdictionalNote)}`);
  }
  if (finding.norm !== undefined) {
    lines.push(`**Market norm:** ${escapeMarkdown(`${finding.norm.text} (${finding.norm.source})`)}`);
  }
  for (const { quote, page } of finding.evidence ?? []) {
    const place = page === undefined ? '' : ` (page ${page})`;
    lines.push(`> “${escapeMarkdown(shownSentence(quote))}”${place}`);
  }
  return lines.join('\n\n');
}

function exitTable({ analysis: { exitScenarios, facts } }: TermSheetReport): readonly string[] {
  if (!exitScenarios) return [];
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const money = (amount: number) => formatMoney(amount, facts.currency);
  return [
    [
      row(['Exit', 'Founders', 'All common', 'Investors']),
      row(['---:', '---:', '---:', '---:']),
      ...exitScenarios.map(({ exitValue, founderProceeds, commonProceeds, investorProceeds }) =>
        row([exitValue, founderProceeds, commonProceeds, investorProceeds].map(money)),
      ),
    ].join('\n'),
  ];
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&').replace(/^([ \t]*)([-+]|\d+\.)(?=\s)/gm, '$1\\$2');
}
