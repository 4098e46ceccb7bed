import { escapeHtml } from '../../escape-html.ts';
import type { FindingNorm, RiskRating } from '../analysis.ts';
import type { LegalNote } from '../knowledge/legal-notes.ts';
import { type AnnexEntry, checkedInWords } from './annex.ts';

const colours: readonly RiskRating[] = ['Green', 'Amber', 'Red'];

/** The annex of the printed report; nothing where no clause was found. */
export function annexSection(entries: readonly AnnexEntry[], today: Date): string {
  if (entries.length === 0) return '';
  const lead =
    'What makes each clause of this report Green, Amber or Red, and the market figures and points of law that it shows.';
  const articles = entries.map((entry) => entryArticle(entry, today));
  return `<section class="annex"><h2>Annex: How we judge</h2><p class="small">${lead}</p>${articles.join('')}</section>`;
}

function entryArticle({ rule, norms, notes }: AnnexEntry, today: Date): string {
  const rules = colours.map((colour) => `<dt>${colour}</dt><dd>${escapeHtml(rule.when[colour])}</dd>`);
  const items = [
    ...norms.map((norm) => normItem(norm, today)),
    ...notes.map((note) => noteItem(note, today)),
  ];
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
  return `<article><h3>${escapeHtml(rule.name)}</h3><dl>${rules.join('')}</dl>${list}</article>`;
}

function noteItem({ text, url, checkedOn }: LegalNote, today: Date): string {
  const source = `<a href="${escapeHtml(url)}">Source</a>`;
  return item('Law', `${escapeHtml(text)} ${source}.`, checkedInWords(checkedOn, today));
}

function normItem({ text, source, url, checkedOn }: FindingNorm, today: Date): string {
  const isWebAddress = url?.startsWith('https://');
  const named = isWebAddress
    ? `<a href="${escapeHtml(url ?? '')}">${escapeHtml(source)}</a>`
    : escapeHtml(source);
  const checked = checkedOn === undefined ? '' : checkedInWords(checkedOn, today);
  return item('Market', `${escapeHtml(text)} ${named}.`, checked);
}

function item(name: string, html: string, checked: string): string {
  return `<li><strong>${name}:</strong> ${html} <span class="small">${escapeHtml(checked)}</span></li>`;
}
