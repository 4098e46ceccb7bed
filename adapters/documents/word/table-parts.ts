import type { DocumentPart, RowPart } from '../../../core/termsheet/document/document-parts.ts';
import { isFigure } from '../../../core/termsheet/document/is-figure.ts';
import { type ParagraphWords, readWords } from './paragraph-words.ts';
import type { WordBlock, WordCell, WordParagraph, WordRow, WordTable } from './word-document.ts';

/** What reading a table needs from whoever reads the rest. */
interface Surroundings {
  number(paragraph: WordParagraph): string;
  /** The parts of what stands in no row. */
  body(blocks: readonly WordBlock[]): DocumentPart[];
  /** What hangs on a paragraph, as parts apart. */
  hanging(content: ParagraphWords, number: string): DocumentPart[];
}

/** A row as it was read. */
interface ReadRow {
  readonly cells: readonly string[];
  readonly hanging: readonly DocumentPart[];
}

/** A row with the lines that rows below it add to its last cell, and what stands behind it. */
interface WrittenRow {
  readonly row?: RowPart;
  readonly further: string[];
  readonly others: DocumentPart[];
}

const longestBand = 120;
const longestName = 24;

/**
 * The rows of tables. What was withdrawn in a row, and the notes on it, stand behind the row; a row across the table
 * is a heading; a row that leaves its label empty goes on with the row above.
 */
export class TableParts {
  readonly #surroundings: Surroundings;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** The parts of a table. */
  of({ rows }: WordTable): DocumentPart[] {
    const columns = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
    const written: WrittenRow[] = [];
    for (const row of rows) {
      if (columns === 1) {
        written.push({
          further: [],
          others: row.cells.flatMap((cell) => this.#surroundings.body(cell.blocks)),
        });
        continue;
      }
      if (row.isWithdrawn || isStruck(row)) {
        written.push({ further: [], others: this.#withdrawn(row) });
        continue;
      }
      const { cells, hanging } = this.#row(row);
      const previous = written.at(-1);
      if (previous?.row && goesOn(row, cells) && !isTotal(previous.row.cells, cells)) {
        previous.further.push(cells.filter(isFilled).join(' '));
        previous.others.push(...hanging);
        continue;
      }
      const part = written.length === 0 && namesColumn(cells) ? columnHead(cells) : asPart(row, cells);
      const isRow = part?.kind === 'row';
      written.push({
        ...(isRow ? { row: part } : {}),
        further: [],
        others: [...(part && !isRow ? [part] : []), ...hanging],
      });
    }
    return written.flatMap(({ row, further, others }) =>
      row ? [joinRows(row, further), ...others] : others,
    );
  }

  #row({ cells }: WordRow): ReadRow {
    const hanging: DocumentPart[] = [];
    return { cells: cells.map((cell) => this.#lines(cell.blocks, hanging).join('\n')), hanging };
  }

  /** The paragraphs of a cell, one a line; a table inside it is written row by row. */
  #lines(blocks: readonly WordBlock[], hanging: DocumentPart[]): string[] {
    return blocks
      .flatMap((block): string[] => {
        if (block.kind === 'table') return block.rows.map((row) => this.#line(row, hanging));
        const content = readWords(block);
        const number = this.#surroundings.number(block);
        const isEmpty = content.words === '';
        const boxed = content.boxes.flatMap((box) => this.#lines(box, hanging));
        hanging.push(...this.#surroundings.hanging({ ...content, boxes: [] }, isEmpty ? number : ''));
        return [...(isEmpty ? [] : [[number, content.words].filter(isFilled).join(' ')]), ...boxed];
      })
      .filter(isFilled);
  }

  /** A row of a table in a cell; of one that was withdrawn only what hangs on it is left. */
  #line(row: WordRow, hanging: DocumentPart[]): string {
    if (row.isWithdrawn || isStruck(row)) {
      hanging.push(...this.#withdrawn(row));
      return '';
    }
    return row.cells
      .map((cell) => this.#lines(cell.blocks, hanging).join('\n'))
      .filter(isFilled)
      .join(' ');
  }

  #withdrawn({ cells }: WordRow): DocumentPart[] {
    const hanging: DocumentPart[] = [];
    const words = cells.map((cell) => this.#lines(cell.blocks.map(asShown), hanging).join('\n'));
    return words.some(isFilled) ? [{ kind: 'row', cells: words, apart: 'withdrawn' }, ...hanging] : hanging;
  }
}

/** All of its words were struck out or deleted. */
function isStruck({ cells }: WordRow): boolean {
  const blocks = cells.flatMap((cell) => cell.blocks);
  return !blocks.some((block) => hasWords(block, false)) && blocks.some((block) => hasWords(block, true));
}

/** Whether there are words in it that stand, or that were withdrawn. */
function hasWords(block: WordBlock, withdrawn: boolean): boolean {
  if (block.kind === 'paragraph') {
    return block.runs.some(
      ({ text, isWithdrawn = false }) => isWithdrawn === withdrawn && isFilled(text.trim()),
    );
  }
  return block.rows.some(({ cells }) =>
    cells.some(({ blocks }) => blocks.some((each) => hasWords(each, withdrawn))),
  );
}

/** The block with its withdrawn words as if they stood: all of it is withdrawn. */
function asShown(block: WordBlock): WordBlock {
  if (block.kind === 'paragraph') {
    return { ...block, runs: block.runs.map((run) => ({ ...run, isWithdrawn: false })) };
  }
  const shown = (cell: WordCell) => ({ ...cell, blocks: cell.blocks.map(asShown) });
  return { kind: 'table', rows: block.rows.map((row) => ({ cells: row.cells.map(shown) })) };
}

/** A merged label, or in a table of two columns an empty one, belongs to the row above. */
function goesOn({ cells: [first] }: WordRow, cells: readonly string[]): boolean {
  if (!cells.some(isFilled)) return false;
  if (first?.isContinued) return true;
  return cells.length > 1 && cells.slice(0, -1).every((cell) => cell === '');
}

/** A figure below a figure is the sum of the column, which has no name. */
function isTotal(above: readonly string[], cells: readonly string[]): boolean {
  return [above.at(-1), cells.at(-1)].every((cell = '') => isFigure(cell));
}

function joinRows(row: RowPart, further: readonly string[]): RowPart {
  if (further.length === 0) return row;
  const value = [row.cells.at(-1) ?? '', ...further].filter(isFilled).join('\n');
  return { ...row, cells: [...row.cells.slice(0, -1), value] };
}

/** A row with one filled cell is what stands in that cell, a heading where it reaches across. */
function asPart({ cells: nodes, isHead }: WordRow, cells: readonly string[]): DocumentPart | undefined {
  const [only, ...others] = cells.filter(isFilled);
  if (only === undefined) return undefined;
  const isRow = others.length > 0 || (cells.at(-1) === only && isTotal(cells, cells));
  if (isRow) return { kind: 'row', cells, ...(isHead ? { isColumnHead: true } : {}) };
  const isBand = nodes.length === 1 && only.length <= longestBand && !/\n|[.;,]$/u.test(only);
  return isBand ? { kind: 'heading', words: only, level: 2 } : { kind: 'words', words: only };
}

/** "%" over the second column alone, in the first row: it names the column, and the first one has no name. */
function namesColumn([first, ...others]: readonly string[]): boolean {
  const [name, ...more] = others.filter(isFilled);
  return first === '' && name !== undefined && more.length === 0 && name.length <= longestName;
}

function columnHead(cells: readonly string[]): RowPart {
  return { kind: 'row', cells, isColumnHead: true };
}

function isFilled(words: string): boolean {
  return words !== '';
}
