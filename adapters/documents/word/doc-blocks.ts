import type { ReadingMeter } from '../reading-meter.ts';
import { isSet, ofParagraphs, paragraphLookOf } from './doc-looks.ts';
import { type FormattedRange, type Modifiers, rangeAt } from './doc-properties.ts';
import type { DocRuns } from './doc-runs.ts';
import type { DocStyles } from './doc-styles.ts';
import type { DocText } from './doc-text.ts';
import { headingLevelOf, isContentsLine, placeOf } from './look.ts';
import { RunningOn } from './running-on.ts';
import type { WordBlock, WordCell, WordParagraph, WordRow, WordTable } from './word-document.ts';

/** What ends a paragraph, a cell and a page. */
const paragraphEnd = '\r';
const cellEnd = '\u0007';
const pageEnd = '\u000c';
/** Tables in tables beyond it are read as one. */
const deepestTable = 20;

/** A paragraph as it stands in the text, and what it ends. */
interface PlacedParagraph {
  readonly paragraph: WordParagraph;
  readonly hasEnd: boolean;
  /** So many tables it stands in. */
  readonly depth: number;
  readonly endsCell: boolean;
  readonly endsRow: boolean;
}

/** What the paragraphs of a .doc file are read from. */
export interface DocSources {
  readonly text: DocText;
  readonly paragraphs: readonly FormattedRange[];
  readonly styles: DocStyles;
  readonly runs: DocRuns;
  readonly meter: ReadingMeter;
}

/** The paragraphs and tables of a stretch of the text. */
export function readDocBlocks(sources: DocSources, start: number, end: number): WordBlock[] {
  return new TableBuilder(placedParagraphs(sources, start, end)).blocks();
}

function placedParagraphs(sources: DocSources, start: number, end: number): PlacedParagraph[] {
  const paragraphs: PlacedParagraph[] = [];
  for (let from = start; from < end; ) {
    const to = paragraphEndFrom(sources.text.text, from, end);
    sources.meter.spend('paragraphs');
    const read = readParagraph(sources, from, to);
    if (read) paragraphs.push(read);
    from = to + 1;
  }
  return paragraphs;
}

function paragraphEndFrom(text: string, from: number, end: number): number {
  for (let at = from; at < end; at += 1) {
    const character = text.charAt(at);
    if (character === paragraphEnd || character === cellEnd || character === pageEnd) return at;
  }
  return end;
}

function readParagraph(sources: DocSources, from: number, to: number): PlacedParagraph | undefined {
  const { text, paragraphs, styles, runs } = sources;
  const [last] = text.stretches(to, to + 1);
  const range = last && rangeAt(paragraphs, last.offset).range;
  const style = styles.of(range?.style ?? 0);
  const modifiers: Modifiers = range?.modifiers ?? new Map();
  const look = paragraphLookOf(modifiers, style.paragraph);
  const headingLevel = headingLevelOf(style, look);
  const place = placeOf(look);
  const mark = text.text.charAt(to);
  const content = runs.read(from, to, style);
  if (isContentsLine(style)) return undefined;
  const depth = depthOf(modifiers);
  const isInner = depth > 1;
  return {
    paragraph: {
      kind: 'paragraph',
      runs: content,
      ...(headingLevel === undefined ? {} : { headingLevel }),
      ...(look.isCentred ? { isCentred: true } : {}),
      ...(place ? { place } : {}),
      ...(mark === pageEnd ? { pageBreak: 'behind' } : look.startsPage ? { pageBreak: 'before' } : {}),
    },
    hasEnd: runs.endsParagraph(to, style),
    depth,
    endsCell: isInner ? isSet(modifiers, ofParagraphs.innerCell) === true : mark === cellEnd,
    endsRow: isSet(modifiers, isInner ? ofParagraphs.innerRowEnd : ofParagraphs.rowEnd) === true,
  };
}

function depthOf(modifiers: Modifiers): number {
  const stated = modifiers.get(ofParagraphs.depth)?.readInt32LE(0);
  const least = isSet(modifiers, ofParagraphs.inTable) ? 1 : 0;
  return Math.min(Math.max(stated ?? least, least), deepestTable);
}

/** Puts paragraphs into the cells that they end, cells into rows, and rows into tables. */
class TableBuilder {
  readonly #paragraphs: readonly PlacedParagraph[];
  #next = 0;

  constructor(paragraphs: readonly PlacedParagraph[]) {
    this.#paragraphs = paragraphs;
  }

  blocks(): WordBlock[] {
    const blocks: WordBlock[] = [];
    const running = new RunningOn();
    for (let at = this.#peek(); at; at = this.#peek()) {
      if (at.depth > 0) {
        blocks.push(this.#table(1));
        continue;
      }
      this.#next += 1;
      blocks.push(...running.add(at.paragraph, at.hasEnd));
    }
    return [...blocks, ...running.end()];
  }

  #table(depth: number): WordTable {
    const rows: WordRow[] = [];
    let cells: WordCell[] = [];
    let blocks: WordBlock[] = [];
    const running = new RunningOn();
    for (let at = this.#peek(); at && at.depth >= depth; at = this.#peek()) {
      if (at.depth > depth) {
        blocks.push(this.#table(depth + 1));
        continue;
      }
      this.#next += 1;
      if (at.endsRow) {
        rows.push({ cells });
        cells = [];
        continue;
      }
      blocks.push(...running.add(at.paragraph, at.hasEnd || at.endsCell));
      if (!at.endsCell) continue;
      cells.push({ blocks });
      blocks = [];
    }
    if (blocks.length > 0) cells.push({ blocks });
    return { kind: 'table', rows: cells.length > 0 ? [...rows, { cells }] : rows };
  }

  #peek(): PlacedParagraph | undefined {
    return this.#paragraphs[this.#next];
  }
}
