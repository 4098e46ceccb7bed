import { escapeHtml } from '../../escape-html.ts';
import type { ClauseFinding, Coverage, UnreadPassage } from '../analysis.ts';
import { annexOf } from './annex.ts';
import { annexSection } from './annex-html.ts';
import { apartInWords, coveragePart } from './coverage-part.ts';
import { formatMoney } from './money.ts';
import { engineInWords, type TermSheetReport } from './report.ts';

/** Style of the report: one column, black on white, made for paper. */
export const reportStyleSheet = `
:root { color-scheme: light; }
body { font: 11pt/1.5 Georgia, 'Times New Roman', serif; color: #16241f; background: #fff; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 20pt; margin: 0 0 .25rem; }
h2 { font-size: 14pt; margin: 2rem 0 .5rem; border-bottom: 1px solid #16241f; break-after: avoid; }
h3 { font-size: 11.5pt; margin: 1.25rem 0 .25rem; break-after: avoid; }
article { break-inside: avoid; }
blockquote { margin: .5rem 0; padding-left: .75rem; border-left: 2px solid #8a948f; color: #33423c; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 1rem 0; }
dt { font-weight: bold; }
dd { margin: 0; }
table { border-collapse: collapse; width: 100%; margin: .75rem 0; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid #c9cfcb; padding: .25rem .5rem; text-align: right; }
.rating { font-weight: bold; border: 1px solid currentColor; padding: 0 .4em; }
.rating-Green { color: #17603a; }
.rating-Amber { color: #7a4a00; }
.rating-Red { color: #a3241c; }
.small { font-size: 9pt; color: #4a5852; }
.annex { font-size: 10pt; }
.annex dl { margin: .25rem 0; }
.annex ul { margin: .25rem 0; padding-left: 1.25rem; }
.annex a { color: inherit; overflow-wrap: anywhere; }
@media print { body { margin: 0; max-width: none; } .annex { break-before: page; } }
`;

/**
 * The report as a document of its own. Everything that came from the term sheet is escaped.
 * @param withStyle leaves the style sheet out where a page's policy forbids inline styles and adds its own.
 */
export function renderHtmlReport(report: TermSheetReport, { withStyle = true } = {}): string {
  const { analysis } = report;
  const body = [
    `<h1>${report.title}</h1>`,
    `<p class="small">${escapeHtml(report.promotion)}</p>`,
    '<dl>',
    definition('Overall risk', ratingBadge(analysis.overallRisk)),
    definition('Confidence', escapeHtml(analysis.confidence)),
    definition('Jurisdiction', analysis.jurisdiction),
    definition('Engine', escapeHtml(engineInWords(analysis))),
    definition('Generated on', report.generatedOn),
    '</dl>',
    `<p>${escapeHtml(analysis.verdict)}</p>`,
    ...analysis.warnings.map((warning) => `<p><strong>Warning:</strong> ${escapeHtml(warning)}</p>`),
    coverageSection(analysis.coverage),
    ...report.sections.map(
      ({ heading, findings }) =>
        `<section><h2>${escapeHtml(heading)}</h2>${findings.map(findingArticle).join('')}</section>`,
    ),
    `<section><h2>Founder&#39;s Position Summary</h2>`,
    `<p><strong>Decision-making power:</strong> ${escapeHtml(analysis.founderPosition.decisionMakingPower)}</p>`,
    `<p><strong>Estimated exit proceeds:</strong> ${escapeHtml(analysis.founderPosition.estimatedExitProceeds)}</p>`,
    exitTable(report),
    list('ul', analysis.exitAssumptions),
    '</section>',
    `<section><h2>Key Recommendations</h2>${list('ol', analysis.recommendations)}</section>`,
    `<p class="small">${escapeHtml(report.disclaimer)}</p>`,
    annexSection(annexOf(analysis), report.generatedAt),
  ].join('\n');
  const style = withStyle ? `<style>${reportStyleSheet}</style>` : '';
  return (
    `<!doctype html>\n<html lang="en-GB">\n<head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${report.title}</title>${style}</head>\n` +
    `<body>\n${body}\n</body>\n</html>\n`
  );
}

function coverageSection(coverage: Coverage): string {
  const { understood, unread, apartHeading, apart } = coveragePart(coverage);
  const quoted = (passage: UnreadPassage) =>
    `<blockquote>${apartInWords(passage)}“${escapeHtml(passage.quote)}”</blockquote>`;
  const heading = apartHeading === '' ? '' : `<p><strong>${apartHeading}</strong></p>`;
  const parts = [`<p>${understood}</p>`, ...unread.map(quoted), heading, ...apart.map(quoted)];
  return `<section>${parts.join('')}</section>`;
}

function findingArticle(finding: ClauseFinding): string {
  const quotes = (finding.evidence ?? []).map(
    ({ quote, page }) =>
      `<blockquote>“${escapeHtml(quote.trim())}”${page === undefined ? '' : ` (page ${page})`}</blockquote>`,
  );
  return [
    `<article><h3>${escapeHtml(finding.clause)} (${finding.id}) ${ratingBadge(finding.rating)}${finding.unverified ? ' unverified' : ''}${finding.uncertain ? ' uncertain' : ''}</h3>`,
    `<p><strong>Risk:</strong> ${escapeHtml(finding.risk)}</p>`,
    finding.jurisdictionalNote === undefined
      ? ''
      : `<p><strong>Jurisdictional Note:</strong> ${escapeHtml(finding.jurisdictionalNote)}</p>`,
    finding.norm === undefined
      ? ''
      : `<p><strong>Market norm:</strong> ${escapeHtml(`${finding.norm.text} (${finding.norm.source})`)}</p>`,
    `<p><strong>Recommendation:</strong> ${escapeHtml(finding.recommendation)}</p>`,
    ...quotes,
    '</article>',
  ].join('');
}

function exitTable({ analysis: { exitScenarios, facts } }: TermSheetReport): string {
  if (!exitScenarios) return '';
  const rows = exitScenarios.map(({ exitValue, founderProceeds, commonProceeds, investorProceeds }) => {
    const cells = [exitValue, founderProceeds, commonProceeds, investorProceeds];
    return `<tr>${cells.map((amount) => `<td>${escapeHtml(formatMoney(amount, facts.currency))}</td>`).join('')}</tr>`;
  });
  return `<table><thead><tr><th>Exit</th><th>Founders</th><th>All common</th><th>Investors</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function definition(term: string, html: string): string {
  return `<dt>${term}</dt><dd>${html}</dd>`;
}

function ratingBadge(rating: string): string {
  const known = ['Green', 'Amber', 'Red'].includes(rating) ? ` rating-${rating}` : '';
  return `<span class="rating${known}">${escapeHtml(rating)}</span>`;
}

function list(tag: 'ol' | 'ul', items: readonly string[]): string {
  return items.length === 0
    ? ''
    : `<${tag}>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</${tag}>`;
}
