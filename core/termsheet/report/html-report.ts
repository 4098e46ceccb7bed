import { escapeHtml } from '../../escape-html.ts';
import type { TermSheetAnalysis } from '../analysis.ts';
import { annexOf } from './annex.ts';
import { annexSection } from './annex-html.ts';
import { cover, termTable } from './html/cover.ts';
import { coverageSection, ratedSection } from './html/findings.ts';
import { reportStyleSheet } from './html/style-sheet.ts';
import type { TermSheetReport } from './report.ts';
import { moneyFormatter } from './short-money.ts';

/**
 * The report as a document of its own. Everything that came from the term sheet is escaped.
 * @param withStyle leaves the style sheet out where a page's policy forbids inline styles and adds its own.
 * @param fontFaces rules that bring the site's fonts; without them, similar fonts of the reader's machine are taken.
 */
export function renderHtmlReport(
  report: TermSheetReport,
  { withStyle = true, fontFaces = '' }: { readonly withStyle?: boolean; readonly fontFaces?: string } = {},
): string {
  const style = withStyle ? `<style>${fontFaces}${reportStyleSheet}</style>` : '';
  const title = report.fileName === null ? report.title : `${report.title}: ${report.fileName}`;
  return (
    `<!doctype html>\n<html lang="en-GB">\n<head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>${style}</head>\n` +
    `<body>\n${bodyParts(report).join('\n')}\n</body>\n</html>\n`
  );
}

/** The parts in reading order. Annexes go last. */
function bodyParts(report: TermSheetReport): readonly string[] {
  const { analysis } = report;
  return [
    cover(report),
    ...report.byRating.map(ratedSection),
    positionSection(report),
    recommendationSection(report),
    termTable('Every term that the document states', report.allTerms),
    coverageSection(analysis.coverage),
    `<p class="small disclaimer">${escapeHtml(report.disclaimer)}</p>`,
    annexSection(annexOf(analysis), report.generatedAt),
  ];
}

function positionSection({ analysis }: TermSheetReport): string {
  const { founderPosition, exitScenarios, exitAssumptions } = analysis;
  const assumptions = exitScenarios ? exitAssumptions : [];
  return [
    '<section><h2>Founder&#39;s Position Summary</h2>',
    `<p><strong>Decision-making power:</strong> ${escapeHtml(founderPosition.decisionMakingPower)}</p>`,
    `<p><strong>Estimated exit proceeds:</strong> ${escapeHtml(founderPosition.estimatedExitProceeds)}</p>`,
    exitTable(analysis),
    assumptions.length > 0 ? '<p>What these figures and the chart assume:</p>' : '',
    assumptions.length > 0
      ? `<ul>${assumptions.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`
      : '',
    '</section>',
  ].join('');
}

function exitTable({ exitScenarios, facts }: TermSheetAnalysis): string {
  if (!exitScenarios || exitScenarios.length === 0) return '';
  const money = moneyFormatter(facts.currency);
  const rows = exitScenarios.map(({ exitValue, founderProceeds, commonProceeds, investorProceeds }) => {
    const cells = [exitValue, founderProceeds, commonProceeds, investorProceeds];
    return `<tr>${cells.map((amount) => `<td>${escapeHtml(money(amount))}</td>`).join('')}</tr>`;
  });
  const head = ['Sold for', 'Founders', 'All ordinary shares', 'Investors'];
  return (
    `<table class="figures"><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>` +
    `<tbody>${rows.join('')}</tbody></table>`
  );
}

function recommendationSection({ analysis: { recommendations } }: TermSheetReport): string {
  if (recommendations.length === 0) return '';
  const items = recommendations.map((text) => `<li>${escapeHtml(text)}</li>`);
  return `<section><h2>Key Recommendations</h2><ol>${items.join('')}</ol></section>`;
}
