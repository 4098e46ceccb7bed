import type { DocumentBlock, DocumentPage, TermSheetDocument } from '../document.ts';
import { describeRow, describeWords } from './describe-part.ts';
import type { DocumentPart, ParsedDocument } from './document-parts.ts';

/** A part with its words tidied: one string, as it goes into the text. */
interface WrittenPart {
  readonly part: DocumentPart;
  readonly words: string;
}

const cellSeparator = '\t';

/**
 * Writes the parts of a parsed file into one text and gives each its block. Paragraphs stand apart by a blank
 * line, rows and list items by a line break, cells by a tab; pages follow one another without gaps.
 */
export function assembleDocument(parsed: ParsedDocument): TermSheetDocument {
  const written = parsed.parts.map(writePart).filter(({ words }) => words.trim() !== '');
  let text = '';
  const starts: number[] = [];
  for (const [index, { part, words }] of written.entries()) {
    const previous = written[index - 1]?.part;
    if (previous) text += isClose(previous, part) ? '\n' : '\n\n';
    starts.push(text.length);
    text += words;
  }
  const blocks: DocumentBlock[] = [];
  for (const [index, { part, words }] of written.entries()) {
    const start = starts[index] ?? 0;
    const span = { start, end: start + words.length };
    const next = written[index + 1]?.part;
    blocks.push(
      part.kind === 'row'
        ? describeRow(text, span, cellSeparator)
        : describeWords(text, span, part, blocks.at(-1), next),
    );
  }
  const pages = findPages(written, starts, text.length, parsed.pageCount);
  return { format: parsed.format, text, blocks, pages, warnings: parsed.warnings };
}

function writePart(part: DocumentPart): WrittenPart {
  if (part.kind !== 'row') return { part, words: part.words };
  return { part, words: part.cells.filter((cell) => cell !== '').join(cellSeparator) };
}

function isClose(previous: DocumentPart, part: DocumentPart): boolean {
  return previous.kind === part.kind && (part.kind === 'row' || part.kind === 'list-item');
}

/** Pages reach from the first word on them to the first word of the next; a page without words is empty. */
function findPages(
  written: readonly WrittenPart[],
  starts: readonly number[],
  length: number,
  pageCount: number,
): DocumentPage[] {
  const firstOffset = new Map<number, number>();
  for (const [index, { part }] of written.entries()) {
    const start = starts[index] ?? 0;
    if (part.page !== undefined && !firstOffset.has(part.page)) firstOffset.set(part.page, start);
    for (const { page, offset } of part.breaks ?? []) {
      if (!firstOffset.has(page)) firstOffset.set(page, start + offset);
    }
  }
  const pages: DocumentPage[] = [];
  let end = length;
  for (let number = pageCount; number >= 1; number -= 1) {
    const start = number === 1 ? 0 : Math.min(firstOffset.get(number) ?? end, end);
    pages.push({ number, start, end });
    end = start;
  }
  return pages.reverse();
}
