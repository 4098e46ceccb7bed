import { BorderStyle, type Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import type { LaidFlow, LaidItem, LaidRow, LaidTable } from '../../layout/laid.ts';
import type { WordLook } from './word-look.ts';
import type { WordWords } from './word-words.ts';

const none = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' };
/** The borders of a table that only arranges. */
export const noBorders = {
  top: none,
  bottom: none,
  left: none,
  right: none,
  insideHorizontal: none,
  insideVertical: none,
};

/** Tables of a Word document, with tracked rows, rows across and tables in cells. */
export class WordTables {
  private readonly look: WordLook;
  private readonly words: WordWords;
  private readonly paragraphOf: (flow: LaidFlow) => Paragraph;

  constructor(look: WordLook, words: WordWords, paragraphOf: (flow: LaidFlow) => Paragraph) {
    this.look = look;
    this.words = words;
    this.paragraphOf = paragraphOf;
  }

  table({ rows, shape }: LaidTable): Table {
    const columns = Math.max(...rows.map(({ cells }) => cells.length));
    const shares = shape === 'grid' ? evenly(columns) : columns === 3 ? [8, 24, 68] : [28, 72];
    return new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      columnWidths: shares.map((share) => share * 90),
      ...(this.look.tableBorders ? {} : { borders: noBorders }),
      rows: rows.map((row) => this.row(row, shares)),
    });
  }

  private row(row: LaidRow, shares: readonly number[]): TableRow {
    const tracked = row.change !== undefined && this.look.changes === 'tracked';
    return new TableRow({
      ...(row.role === 'head' ? { tableHeader: true } : {}),
      ...(tracked && row.change === 'inserted' ? { insertion: this.words.revision() } : {}),
      ...(tracked && row.change === 'withdrawn' ? { deletion: this.words.revision() } : {}),
      children: row.cells.map((cell, index) => {
        const comment = index === row.cells.length - 1 ? row.comment : undefined;
        const flows = cell.map((flow, place) =>
          place === 0 ? withChange(flow, row, comment) : withChange(flow, row),
        );
        return new TableCell({
          width: { size: shares[index] ?? 100, type: WidthType.PERCENTAGE },
          ...(row.role === 'band' ? { columnSpan: shares.length } : {}),
          children: this.look.listsAsTables ? this.withListTables(flows) : flows.map(this.paragraphOf),
        });
      }),
    });
  }

  /** A run of items of the first depth as a table of marks and words. Word ends every cell with a paragraph. */
  private withListTables(flows: readonly LaidFlow[]): (Paragraph | Table)[] {
    const children: (Paragraph | Table)[] = [];
    let items: LaidItem[] = [];
    const close = () => {
      if (items.length > 0) children.push(this.listTable(items));
      items = [];
    };
    for (const flow of flows) {
      if (flow.kind === 'list-item') items.push(flow);
      else {
        close();
        children.push(this.paragraphOf(flow));
      }
    }
    const endsInTable = items.length > 0;
    close();
    return endsInTable
      ? [...children, this.paragraphOf({ kind: 'paragraph', depth: 0, runs: [] })]
      : children;
  }

  private listTable(items: readonly LaidItem[]): Table {
    const cell = (flow: LaidFlow, share: number) =>
      new TableCell({
        width: { size: share, type: WidthType.PERCENTAGE },
        children: [this.paragraphOf(flow)],
      });
    return new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      columnWidths: [900, 5400],
      borders: noBorders,
      rows: items.map(({ number, runs, depth, ...item }) => {
        const changes = item.change ? { change: item.change } : {};
        const mark = {
          kind: 'paragraph' as const,
          depth,
          runs: [{ kind: 'words' as const, text: number }],
          ...changes,
        };
        return new TableRow({
          children: [cell(mark, 12), cell({ kind: 'paragraph', depth: 0, runs, ...changes }, 88)],
        });
      }),
    });
  }
}

function withChange(flow: LaidFlow, { change }: LaidRow, comment?: LaidRow['comment']): LaidFlow {
  if (flow.kind === 'drafting') return flow;
  return { ...flow, ...(change ? { change } : {}), ...(comment ? { comment } : {}) };
}

/** Columns of one width, in per cent, but for the first, which takes what is left. */
function evenly(columns: number): number[] {
  const other = Math.min(20, Math.floor(100 / columns));
  return Array.from({ length: columns }, (_, column) => (column === 0 ? 100 - (columns - 1) * other : other));
}
