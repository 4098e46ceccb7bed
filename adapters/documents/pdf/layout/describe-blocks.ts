import type {
  DocumentPart,
  PartAside,
  RowPart,
  WordsPart,
} from '../../../../core/termsheet/document/document-parts.ts';
import type { Apart } from '../../../../core/termsheet/document/term-sheet-document.ts';
import type { Word } from '../page-content.ts';
import type { Block, Paragraph, TableRow } from './blocks.ts';
import type { Line } from './line.ts';
import { isBold, isWholly } from './line.ts';
import { headingNumberLength, markLength } from './marks.ts';
import { readParagraphs } from './paragraphs.ts';
import type { Typography } from './typography.ts';
import { writeLines } from './write-lines.ts';

/** A block, and why it states no term, if so. */
export interface StandingBlock {
  readonly block: Block;
  readonly apart?: Apart;
}

const prominentSize = 1.12;
const longestHeading = 160;
const longestRunInLabel = 80;

/** The part that a block of the page becomes. */
export function describeBlock({ block, apart }: StandingBlock, typography: Typography): DocumentPart {
  const part = block.kind === 'row' ? describeRow(block, typography) : describeParagraph(block, typography);
  return standing(part, apart);
}

/** What is struck out or set in brackets as a whole stands apart as a whole. */
function standing(part: DocumentPart, apart: Apart | undefined): DocumentPart {
  const { asides = [], ...rest } = part;
  if (apart) return { ...rest, apart };
  const length = part.kind === 'row' ? part.cells.join('\t').length : part.words.length;
  const [first] = asides;
  const offset = part.kind === 'row' ? 0 : (part.numberLength ?? 0);
  const isWhole = first && first.offset <= offset + 1 && first.length >= length - offset - 2;
  return isWhole && asides.length === 1 ? { ...rest, apart: first.apart } : part;
}

function describeParagraph({ lines, isBand }: Paragraph, { bodySize, vocabulary }: Typography): WordsPart {
  const { words, breaks, asides } = writeLines(lines, vocabulary);
  const first = lines[0] as Line;
  const placed = {
    words,
    page: first.page,
    ...(breaks.length > 0 ? { breaks } : {}),
    ...(asides.length > 0 ? { asides } : {}),
  };
  if (isHeading(lines, words, bodySize) || (isBand && isName(words))) {
    const numberLength = headingNumberLength(words);
    return { kind: 'heading', ...placed, level: levelOf(first, words, bodySize), ...numbered(numberLength) };
  }
  const numberLength = first.words[0]?.isRaised ? first.words[0].text.length : markLength(words);
  if (numberLength > 0) return { kind: 'list-item', ...placed, ...numbered(numberLength) };
  const labelLength = boldLength(first);
  return { kind: 'paragraph', ...placed, ...(labelLength ? { labelLength } : {}) };
}

function numbered(numberLength: number) {
  return numberLength > 0 ? { numberLength } : {};
}

/** Set off from the text: bold, underlined or larger, short, and no sentence. */
function isHeading(lines: readonly Line[], words: string, bodySize: number): boolean {
  if (words.length > longestHeading || /[;,]$/u.test(words)) return false;
  const first = lines[0] as Line;
  if (lines.every(isBold)) return true;
  if (/[.:]$/u.test(words)) return false;
  if (first.size >= bodySize * prominentSize || isCapitals(words)) return true;
  return lines.every((line, index) =>
    isWholly(index === 0 ? withoutNumber(line) : line, (word) => word.isUnderlined),
  );
}

/** Few words without an end, such as a band across a table. */
function isName(words: string): boolean {
  const name = words.slice(headingNumberLength(words)).trimStart();
  return words.length <= longestHeading / 2 && !/[.:;,]$/u.test(words) && !/^[\p{Ll}\p{Sc}]/u.test(name);
}

function isCapitals(words: string): boolean {
  return /\p{Lu}{3}/u.test(words) && !/\p{Ll}/u.test(words) && !/[\d_]/u.test(words);
}

/** The number of a heading is often not underlined with its words. */
function withoutNumber(line: Line): Line {
  let length = headingNumberLength(line.text);
  const words = line.words.filter(({ text }) => {
    length -= text.length + 1;
    return length < -1;
  });
  return { ...line, words };
}

function levelOf(first: Line, words: string, bodySize: number): number {
  if (first.size >= bodySize * 1.25) return 1;
  const number = words.slice(0, headingNumberLength(words));
  return Math.min(1 + Math.max(1, number.match(/\d+/gu)?.length ?? 1), 6);
}

/** Characters at the start of a line that are bold, where the line goes on without. */
function boldLength({ words, text }: Line): number {
  const end = words.findIndex(({ bold }) => !bold);
  if (end <= 0) return 0;
  const length = words
    .slice(0, end)
    .reduce(
      (sum: number, word: Word, index) => sum + word.text.length + (index > 0 && !word.isGlued ? 1 : 0),
      0,
    );
  return length <= longestRunInLabel && length < text.length ? length : 0;
}

/** The paragraphs of a cell stand one a line. */
function describeRow({ cells, isColumnHead }: TableRow, { vocabulary, counted }: Typography): RowPart {
  const breaks: { offset: number; page: number }[] = [];
  const asides: PartAside[] = [];
  let length = 0;
  const texts = cells.map((cell) => {
    const paragraphs = readParagraphs(cell, counted).map(({ lines }) => writeLines(lines, vocabulary));
    if (length > 0 && paragraphs.length > 0) length += 1;
    for (const [index, paragraph] of paragraphs.entries()) {
      const start = length + (index > 0 ? 1 : 0);
      breaks.push(...paragraph.breaks.map((each) => ({ ...each, offset: each.offset + start })));
      asides.push(...paragraph.asides.map((each) => ({ ...each, offset: each.offset + start })));
      length = start + paragraph.words.length;
    }
    return paragraphs.map(({ words }) => words).join('\n');
  });
  return {
    kind: 'row',
    cells: texts,
    page: cells.flat()[0]?.page ?? 1,
    ...(breaks.length > 0 ? { breaks } : {}),
    ...(asides.length > 0 ? { asides } : {}),
    ...(isColumnHead ? { isColumnHead } : {}),
  };
}
