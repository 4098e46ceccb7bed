import { setApart } from './apart/set-apart.ts';
import { describeRow, describeWords } from './describe-part.ts';
import type { DocumentPart, ParsedDocument } from './document-parts.ts';
import { withStatusLines } from './status-line.ts';
import type { DocumentBlock, DocumentPage, TermSheetDocument, TextSpan } from './term-sheet-document.ts';

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
  const following = nextTerms(written);
  let previous: DocumentBlock | undefined;
  for (const [index, { part, words }] of written.entries()) {
    const start = starts[index] ?? 0;
    const span = { start, end: start + words.length };
    const block =
      part.kind === 'row'
        ? describeRow(text, span, cellSeparator)
        : describeWords(text, span, part, previous, following[index]);
    blocks.push({ ...block, ...describeApart(span, part) });
    if (!part.apart) previous = block;
  }
  const pages = findPages(written, starts, text.length, parsed.pageCount);
  return {
    format: parsed.format,
    text,
    blocks: setApart(text, withStatusLines(text, blocks)),
    pages,
    warnings: parsed.warnings,
  };
}

/** What follows each part: a note in between neither answers a heading nor is introduced by one. */
function nextTerms(written: readonly WrittenPart[]): (DocumentPart | undefined)[] {
  const following: (DocumentPart | undefined)[] = [];
  let next: DocumentPart | undefined;
  for (const { part } of [...written].reverse()) {
    following.push(next);
    if (!part.apart) next = part;
  }
  return following.reverse();
}

/** What the parser knows of a part beyond its words. */
function describeApart(span: TextSpan, part: DocumentPart): Partial<DocumentBlock> {
  const asides = part.asides?.map(({ offset, length, apart }) => {
    const start = span.start + offset;
    return { start, end: start + length, apart };
  });
  const numberLength = part.kind === 'row' ? undefined : part.numberLength;
  return {
    ...(part.apart ? { apart: part.apart } : {}),
    ...(asides ? { asides } : {}),
    ...(numberLength ? { number: { start: span.start, end: span.start + numberLength } } : {}),
    ...(part.kind === 'row' && part.isColumnHead ? { isColumnHead: true } : {}),
  };
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
