import type { PageContent } from './page-content.ts';
import type { PageLine } from './page-lines.ts';
import { asOneSegment, leftOf } from './page-lines.ts';

/** Part of the page height in which running headers and footers stand. */
const margin = 0.12;
const mostLines = 3;
const pageNumber =
  /^(?:[-–—|(\s]*(?:page|seite|p\.?)?\s*(?:\d{1,4}|[ivxlc]{1,6})(?:\s*(?:of|\/|von|-|–|\|)\s*\d{1,4})?[-–—|)\s]*)$/iu;

/** A page with its lines. */
export interface LinedPage {
  readonly content: PageContent;
  readonly lines: readonly PageLine[];
}

/**
 * Takes page numbers and running headers and footers out of the lines, so that sentences join across pages.
 * A running header stays where it stands first: it may be the only place that names the document.
 */
export function withoutFurniture(pages: readonly LinedPage[]): LinedPage[] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(edgeLines(page).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const enough = Math.max(2, Math.ceil(pages.length * 0.4));
  const shown = new Set<string>();
  return pages.map((page) => {
    const edges = new Set(edgeLines(page));
    const lines = page.lines.filter((line) => {
      if (!edges.has(line)) return true;
      const words = asOneSegment(line).text.trim();
      if (pageNumber.test(words) && !/^[ivxlc]$/iu.test(words)) return false;
      const key = keyOf(line);
      if ((counts.get(key) ?? 0) < enough) return true;
      const isHeader = line.baseline < page.content.height / 2;
      const keeps = isHeader && !shown.has(key) && !/\d+\s*(?:of|\/)\s*\d+$/u.test(words);
      shown.add(key);
      return keeps;
    });
    return { ...page, lines };
  });
}

function edgeLines({ content, lines }: LinedPage): PageLine[] {
  const top = lines.slice(0, mostLines).filter(({ baseline }) => baseline < content.height * margin);
  const bottom = lines.slice(-mostLines).filter(({ baseline }) => baseline > content.height * (1 - margin));
  return [...top, ...bottom];
}

/** Equal for lines that differ in numbers only and stand at the same place. */
function keyOf(line: PageLine): string {
  const words = asOneSegment(line).text.replace(/\d+/gu, '#').trim();
  return `${Math.round(line.baseline / 6)} ${words.includes('#') ? '' : Math.round(leftOf(line) / 6)} ${words}`;
}
