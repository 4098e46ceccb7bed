import type { DocumentPart, RowPart, WordsPart } from '../../../core/termsheet/document/document-parts.ts';
import type { Vocabulary } from './line-joining.ts';
import { joinLines } from './line-joining.ts';

/** Adds the parts of a page, going on with what the page before left unfinished. */
export function joinParts(
  parts: DocumentPart[],
  pageParts: readonly DocumentPart[],
  page: number,
  vocabulary: Vocabulary,
): void {
  for (const [index, part] of pageParts.entries()) {
    const last = parts.at(-1);
    const joined = last && join(last, part, page, index === 0, vocabulary);
    if (joined) parts[parts.length - 1] = joined;
    else parts.push(part);
  }
}

function join(
  last: DocumentPart,
  part: DocumentPart,
  page: number,
  isFirst: boolean,
  vocabulary: Vocabulary,
): DocumentPart | undefined {
  if (part.kind === 'row') {
    return last.kind === 'row' && part.cells[0] === '' ? joinRows(last, part, page) : undefined;
  }
  if (!isFirst || last.kind === 'row') return undefined;
  return isUnfinished(last, part) ? joinParagraphs(last, part, page, vocabulary) : undefined;
}

/** A row without a label goes on with the row above. */
function joinRows(last: RowPart, part: RowPart, page: number): RowPart {
  const above = last.cells.filter((cell) => cell !== '');
  const below = part.cells.filter((cell) => cell !== '').join(' ');
  const separator = /[.:;!?]["”’)]*$/u.test(above.at(-1) ?? '') ? '\n' : ' ';
  const offset = above.join('\t').length + separator.length;
  const cells = [...above.slice(0, -1), `${above.at(-1) ?? ''}${separator}${below}`];
  return { ...last, cells, breaks: withBreak(last, offset, page) };
}

function joinParagraphs(last: WordsPart, part: WordsPart, page: number, vocabulary: Vocabulary): WordsPart {
  const words = joinLines(last.words, part.words, vocabulary);
  const offset = words.length - part.words.length;
  return { ...last, words, breaks: withBreak(last, offset, page) };
}

function withBreak(last: DocumentPart, offset: number, page: number) {
  const breaks = last.breaks ?? [];
  return last.page === page || breaks.at(-1)?.page === page ? breaks : [...breaks, { offset, page }];
}

function isUnfinished(last: WordsPart, part: WordsPart): boolean {
  if (last.prominent || part.prominent) return false;
  return !/[.:;!?]["”’)]*$/u.test(last.words) && /^[\p{Ll}(]/u.test(part.words);
}
