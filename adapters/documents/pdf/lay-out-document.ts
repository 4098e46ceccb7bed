import type { DocumentPart } from '../../../core/termsheet/document/document-parts.ts';
import type { Column, Zone } from './column-zone.ts';
import { findZones } from './column-zone.ts';
import { joinParts } from './join-parts.ts';
import { collectVocabulary } from './line-joining.ts';
import type { PageContent, Rule } from './page-content.ts';
import { withoutFurniture } from './page-furniture.ts';
import { asOneSegment, pageLines } from './page-lines.ts';
import type { Typography } from './paragraphs.ts';
import { joinWords, readParagraphs } from './paragraphs.ts';
import { isProse } from './prose-columns.ts';
import type { ZoneRow } from './zone-rows.ts';
import { zoneRows } from './zone-rows.ts';

/** A free strip of this many letter sizes makes a single line a row of two cells. */
const rowGap = 2;

/** The parts of a PDF in reading order, joined across pages. */
export function layOutDocument(pages: readonly PageContent[]): DocumentPart[] {
  const lined = withoutFurniture(pages.map((content) => ({ content, lines: pageLines(content) })));
  const typography = readTypography(pages);
  const parts: DocumentPart[] = [];
  let carried: readonly Column[] = [];
  for (const { content, lines } of lined) {
    const zones = findZones(lines, parts.at(-1)?.kind === 'row' ? carried : []);
    const pageParts = zones.flatMap((zone) => readZone(zone, content, typography));
    carried = zones.at(-1)?.columns ?? [];
    joinParts(parts, pageParts, content.number, typography.vocabulary);
  }
  return parts;
}

function readZone(zone: Zone, { number, rules }: PageContent, typography: Typography): DocumentPart[] {
  if (zone.columns.length === 0 || isLoose(zone, rules)) {
    return readParagraphs(zone.lines.map(asOneSegment), number, typography);
  }
  if (isProse(zone, rules)) {
    const parts: DocumentPart[] = [];
    for (const column of zone.columns) {
      const lines = zone.lines.map((line) => ({
        ...line,
        segments: line.segments.filter(
          ({ left, right }) => left < column.right + 1 && right > column.left - 1,
        ),
      }));
      const filled = lines.filter(({ segments }) => segments.length > 0);
      const columnParts = readParagraphs(filled.map(asOneSegment), number, typography);
      joinParts(parts, columnParts, number, typography.vocabulary);
    }
    return parts;
  }
  return zoneRows(zone, rules).flatMap((row) => readRow(row, number, typography));
}

/** One line with a gap that is no wider than justified text makes it. */
function isLoose({ lines, columns }: Zone, rules: readonly Rule[]): boolean {
  const [line] = lines;
  const [first, second] = columns;
  if (lines.length > 1 || !line || !first || !second) return false;
  const isDivided = rules.some(
    ({ direction, at }) => direction === 'vertical' && at > first.right - 2 && at < second.left + 2,
  );
  return !isDivided && second.left - first.right < rowGap * line.size;
}

function readRow(row: ZoneRow, page: number, typography: Typography): DocumentPart[] {
  const filled = row.filter((cell) => cell.length > 0);
  const [only] = filled;
  if (filled.length === 1 && only && row[0] === only) return readParagraphs(only, page, typography);
  return [{ kind: 'row', cells: row.map((cell) => cellWords(cell, page, typography)), page }];
}

/** The paragraphs of a cell, one a line. */
function cellWords(cell: ZoneRow[number], page: number, typography: Typography): string {
  if (cell.length === 0) return '';
  if (cell.length === 1)
    return joinWords(
      cell.map(({ text }) => text),
      typography.vocabulary,
    );
  return readParagraphs(cell, page, typography)
    .map(({ words }) => words)
    .join('\n');
}

function readTypography(pages: readonly PageContent[]): Typography {
  const lettersBySize = new Map<number, number>();
  const words: string[] = [];
  for (const { chunks } of pages) {
    for (const { size, text } of chunks) {
      const rounded = Math.round(size * 2) / 2;
      lettersBySize.set(rounded, (lettersBySize.get(rounded) ?? 0) + text.length);
      words.push(text);
    }
  }
  const [bodySize = 10] = [...lettersBySize].reduce(
    (most, entry) => (entry[1] > most[1] ? entry : most),
    [10, 0],
  );
  return { bodySize, vocabulary: collectVocabulary(words) };
}
