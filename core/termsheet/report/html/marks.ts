import { brand } from '../../../brand/brand.ts';
import { escapeHtml } from '../../../escape-html.ts';

/** The mark of the site, in colours that stay apart in grey. */
export const logo =
  '<svg class="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">' +
  '<rect width="32" height="32" rx="8" fill="#0e4b3c"/>' +
  '<path d="M8 9.5h16M8 16h8M8 22.5h5" fill="none" stroke="#f8f5ec" stroke-width="2.4" stroke-linecap="round"/>' +
  '<path d="M15.5 20.5l3.6 3.6L25 15" fill="none" stroke="#f2a81d" stroke-width="2.8" stroke-linecap="round"' +
  ' stroke-linejoin="round"/></svg>' +
  `<span class="name">${escapeHtml(brand.name)}</span>`;

/** A shape for each colour, so that none is told by colour alone: a stop sign, a triangle, a disc. */
const shapes: Readonly<Record<string, string>> = {
  Red: '<path d="M5 1h6l4 4v6l-4 4H5l-4-4V5z" fill="#a02e17"/><path d="M8 4v5M8 11.2v.6" class="sign"/>',
  Amber:
    '<path d="M8 1.5L15.2 14.5H.8z" fill="#f2a81d" stroke="#7d4a00"/><path d="M8 6v4M8 12v.5" class="dark-sign"/>',
  Green: '<circle cx="8" cy="8" r="7" fill="#1a6539"/><path d="M4.6 8.2l2.4 2.4 4.4-5" class="sign"/>',
};

/** A colour as its word with its shape in front; a word of another kind stands alone. */
export function ratingMark(rating: string): string {
  const shape = shapes[rating];
  const icon = shape
    ? `<svg class="shape" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">${shape}</svg>`
    : '';
  return `<span class="rating${shape ? ` rating-${rating}` : ''}">${icon}${escapeHtml(rating)}</span>`;
}
