import type { DocumentPart } from '../../../core/termsheet/document/document-parts.ts';
import { readListMarker } from '../../../core/termsheet/document/list-marker.ts';

const longestRowLines = 60;

/**
 * The parts of the body of a .doc file, in which every cell ends with a tab, every row with a line break after
 * its last cell, and a cell of several paragraphs runs over several lines.
 */
export function docParts(body: string): DocumentPart[] {
  const lines = body.split('\n');
  const parts: DocumentPart[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const last = rowEnd(lines, index);
    if (last === undefined) {
      const words = tidy(line);
      if (words !== '') parts.push({ kind: 'words', words });
      continue;
    }
    const cells = lines
      .slice(index, last + 1)
      .join('\n')
      .replace(/\t$/u, '')
      .split('\t')
      .map((cell) =>
        cell
          .split('\n')
          .map(tidy)
          .filter((words) => words !== '')
          .join('\n'),
      );
    const filled = cells.filter((cell) => cell !== '');
    const previous = parts.at(-1);
    if (filled.length > 1 || (filled.length === 1 && previous?.kind === 'row' && cells[0] === '')) {
      pushRow(parts, cells, filled);
    } else {
      for (const words of filled.flatMap((cell) => cell.split('\n'))) parts.push({ kind: 'words', words });
    }
    index = last;
  }
  return parts;
}

/** A row without a first cell goes on with the row above. */
function pushRow(parts: DocumentPart[], cells: readonly string[], filled: readonly string[]): void {
  const previous = parts.at(-1);
  if (cells[0] !== '' || previous?.kind !== 'row') {
    parts.push({ kind: 'row', cells });
    return;
  }
  const value = `${previous.cells.at(-1) ?? ''}\n${filled.join(' ')}`;
  parts[parts.length - 1] = { ...previous, cells: [...previous.cells.slice(0, -1), value] };
}

/** The line on which the row beginning at `first` ends; undefined when no row begins there. */
function rowEnd(lines: readonly string[], first: number): number | undefined {
  const line = lines[first] ?? '';
  if (!line.includes('\t')) return undefined;
  if (line.endsWith('\t')) return first;
  if (readListMarker(line.replace('\t', ' ')) && line.indexOf('\t') === line.lastIndexOf('\t'))
    return undefined;
  for (let index = first + 1; index < Math.min(lines.length, first + longestRowLines); index += 1) {
    const next = lines[index] ?? '';
    if (!next.includes('\t')) continue;
    return next.endsWith('\t') && next.indexOf('\t') === next.length - 1 ? index : undefined;
  }
  return undefined;
}

function tidy(words: string): string {
  return words
    .replace(/\u00AD/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}
