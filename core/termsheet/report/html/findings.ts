import { escapeHtml } from '../../../escape-html.ts';
import type { ClauseFinding, Coverage, UnreadPassage } from '../../analysis.ts';
import { apartInWords, coveragePart } from '../coverage-part.ts';
import { doubtInWords, type RatedSections } from '../report.ts';
import { ratingMark } from './marks.ts';

/** The findings of one colour, section by section. */
export function ratedSection({ rating, heading, sections }: RatedSections): string {
  const parts = sections.map(
    (section) =>
      `<section><h3 class="group">${escapeHtml(section.heading)}</h3>${section.findings.map(findingArticle).join('')}</section>`,
  );
  return `<section class="rated rated-${rating}"><h2>${escapeHtml(heading)}</h2>${parts.join('')}</section>`;
}

function findingArticle(finding: ClauseFinding): string {
  const { clause, rating, risk, recommendation, jurisdictionalNote, norm, evidence } = finding;
  const quotes = (evidence ?? []).map(({ quote, page }) => quoted(quote.trim(), page));
  return [
    `<article><h4>${escapeHtml(clause)} ${ratingMark(rating)}${doubtInWords(finding)}</h4>`,
    line(rating === 'Green' ? 'What it says' : 'Risk', risk),
    line('Recommendation', recommendation),
    jurisdictionalNote === undefined ? '' : line('Jurisdictional Note', jurisdictionalNote),
    norm === undefined ? '' : line('Market norm', `${norm.text} (${norm.source})`),
    ...quotes,
    '</article>',
  ].join('');
}

function line(label: string, text: string): string {
  return `<p><strong>${label}:</strong> ${escapeHtml(text)}</p>`;
}

function quoted(quote: string, page: number | undefined): string {
  const place = page === undefined ? '' : ` <span class="page">(page ${page})</span>`;
  return `<blockquote>“${escapeHtml(quote)}”${place}</blockquote>`;
}

/** How much of the document was understood, and what the reader should look at. */
export function coverageSection(coverage: Coverage): string {
  const { understood, unread, apartHeading, apart } = coveragePart(coverage);
  const passage = (one: UnreadPassage) =>
    `<blockquote>${apartInWords(one)}“${escapeHtml(one.quote)}”</blockquote>`;
  return [
    `<section><h2>How much we understood</h2><p>${escapeHtml(understood)}</p>`,
    ...unread.map(passage),
    apartHeading === '' ? '' : `<h3>${apartHeading}</h3>`,
    ...apart.map(passage),
    '</section>',
  ].join('');
}
