import { escapeHtml } from '../../../escape-html.ts';
import { headlineOf } from '../headline.ts';
import { documentInWords, engineInWords, jurisdictionInWords, type TermSheetReport } from '../report.ts';
import type { StatedTerm } from '../stated-terms.ts';
import { exitChart } from './exit-chart.ts';
import { logo, ratingMark } from './marks.ts';

/** The first page: whose document, the answer, how sure it is, what matters most, and who gets what. */
export function cover(report: TermSheetReport): string {
  const { analysis, fileName, generatedOn } = report;
  return [
    '<header class="cover">',
    `<p class="brand">${logo}<span class="promotion">${escapeHtml(report.promotion)}</span></p>`,
    `<h1>${escapeHtml(report.title)}</h1>`,
    `<p class="subject">${fileName === null ? '' : `<strong>${escapeHtml(fileName)}</strong>, `}${generatedOn}</p>`,
    '<div class="answer">',
    `<p class="overall">Overall risk ${ratingMark(analysis.overallRisk)}</p>`,
    verdict(report),
    `<p class="counts">${report.byRating.map(({ rating, count }) => `<span>${count} ${ratingMark(rating)}</span>`).join('')}</p>`,
    '</div>',
    mostImportant(report),
    exitChart(report),
    termTable('Key terms', report.keyTerms),
    '<dl class="about">',
    definition('Document', documentInWords(analysis)),
    definition('Jurisdiction', jurisdictionInWords(analysis)),
    definition('Engine', engineInWords(analysis)),
    definition('Generated on', generatedOn),
    definition('Confidence', analysis.confidence),
    '</dl>',
    '</header>',
    ...analysis.warnings.map(
      (warning) => `<p class="warning"><strong>Warning:</strong> ${escapeHtml(warning)}</p>`,
    ),
  ].join('\n');
}

/** What the offer is, as the page says it, and why its colour is what it is. */
function verdict({ analysis, mostImportant }: TermSheetReport): string {
  const [first, second] = [headlineOf(analysis, mostImportant.length), analysis.verdict].filter(Boolean);
  return [
    first ? `<p class="verdict">${escapeHtml(first)}</p>` : '',
    second ? `<p class="reason">${escapeHtml(second)}</p>` : '',
  ].join('');
}

function mostImportant({ mostImportant: findings }: TermSheetReport): string {
  if (findings.length === 0) return '';
  const items = findings.map(
    ({ clause, rating, risk }) =>
      `<li><h3>${escapeHtml(clause)} ${ratingMark(rating)}</h3><p>${escapeHtml(risk)}</p></li>`,
  );
  return `<section class="most"><h2>What matters most</h2><ol>${items.join('')}</ol></section>`;
}

/** Two terms a row, so that a whole offer fits half a page. */
export function termTable(heading: string, terms: readonly StatedTerm[]): string {
  if (terms.length === 0) return '';
  const half = Math.ceil(terms.length / 2);
  const cells = (term: StatedTerm | undefined) =>
    term
      ? `<th scope="row">${escapeHtml(term.name)}</th><td>${escapeHtml(term.text)}</td>`
      : '<td></td><td></td>';
  const rows = terms
    .slice(0, half)
    .map((term, index) => `<tr>${cells(term)}${cells(terms[half + index])}</tr>`);
  return (
    `<section class="terms"><h2>${escapeHtml(heading)}</h2><table><thead><tr><th scope="col">Term</th>` +
    '<th scope="col">The document says</th><th scope="col">Term</th><th scope="col">The document says</th></tr></thead>' +
    `<tbody>${rows.join('')}</tbody></table></section>`
  );
}

function definition(term: string, text: string): string {
  return `<div><dt>${term}</dt><dd>${escapeHtml(text)}</dd></div>`;
}
