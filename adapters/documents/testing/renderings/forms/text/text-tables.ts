import type { LaidFlow, LaidRow, LaidTable } from '../../layout/laid.ts';
import type { TextLook } from './text-look.ts';
import { wrap } from './wrap.ts';
import { plainSigns, writeRuns } from './write-runs.ts';

const gap = '   ';

/** The lines of a table set with spaces, tabs or frames. */
export function tableLines(table: LaidTable, look: TextLook): string[] {
  const rows = table.rows.filter(({ change }) => change !== 'withdrawn');
  if (look.table === 'tabs')
    return rows.map((row) => row.cells.map((cell) => cellLines(cell).join(' ')).join('\t'));
  const widths = columnWidths(rows, table.shape, look);
  return look.table === 'framed' ? framed(rows, widths) : aligned(rows, widths, table.shape);
}

function aligned(rows: readonly LaidRow[], widths: readonly number[], shape: LaidTable['shape']): string[] {
  return rows.flatMap((row) => {
    if (row.role === 'band') return [...row.cells.flatMap((cell) => cellLines(cell)), ''];
    const cells = row.cells.map((cell, column) => cellLines(cell, widths[column]));
    const height = Math.max(...cells.map(({ length }) => length));
    const lines = Array.from({ length: height }, (_, line) =>
      cells
        .map((cell, column) => pad(cell[line] ?? '', widths[column] ?? 0, shape === 'grid' && column > 0))
        .join(gap)
        .trimEnd(),
    );
    return shape === 'terms' ? [...lines, ''] : lines;
  });
}

function framed(rows: readonly LaidRow[], widths: readonly number[]): string[] {
  const rule = `+${widths.map((width) => '-'.repeat(width + 2)).join('+')}+`;
  const whole = widths.reduce((sum, width) => sum + width + 3, -3);
  return [
    rule,
    ...rows.flatMap((row) => {
      const spans = row.role === 'band' ? [whole] : widths;
      const cells = row.cells.map((cell, column) => cellLines(cell, spans[column]));
      const height = Math.max(...cells.map(({ length }) => length));
      const lines = Array.from(
        { length: height },
        (_, line) =>
          `| ${cells.map((cell, column) => pad(cell[line] ?? '', spans[column] ?? 0, false)).join(' | ')} |`,
      );
      return [...lines, rule];
    }),
  ];
}

function pad(text: string, width: number, right: boolean): string {
  return right ? text.padStart(width) : text.padEnd(width);
}

/** A cell as lines: a paragraph or an item begins a new one. */
function cellLines(cell: readonly LaidFlow[], width?: number): string[] {
  const lines = cell.flatMap((flow) => {
    if (flow.kind === 'drafting') return wrap(`[${flow.text}]`, width);
    if (flow.change === 'withdrawn') return [];
    const words = writeRuns(flow.runs, plainSigns);
    if (flow.kind === 'paragraph') return wrap(words, width);
    const indent = ' '.repeat(flow.depth * 2);
    return wrap(`${flow.number} ${words}`, width, indent, `${indent}${' '.repeat(flow.number.length + 1)}`);
  });
  return lines.length > 0 ? lines : [''];
}

/** Terms: the label's width and the rest of the line. Figures: what the widest cell needs. */
function columnWidths(rows: readonly LaidRow[], shape: LaidTable['shape'], look: TextLook): number[] {
  const whole = look.width ?? 100;
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  const natural = Array.from({ length: columns }, (_, column) =>
    Math.max(
      ...rows
        .filter(({ role }) => role !== 'band')
        .map(({ cells }) => cellLines(cells[column] ?? []).join(' ').length),
    ),
  );
  const room = whole - gap.length * (columns - 1);
  if (shape === 'grid') {
    const over = natural.reduce((sum, width) => sum + width, 0) - room;
    const narrowed = natural.map((width, column) =>
      column === 0 && over > 0 ? Math.max(12, width - over) : width,
    );
    return look.fitsPage ? withinRoom(narrowed, room) : narrowed;
  }
  const numberColumn = columns === 3 ? [natural[0] ?? 3] : [];
  const left = numberColumn.reduce((sum, width) => sum + width, 0) + look.labelWidth;
  return [...numberColumn, look.labelWidth, room - left];
}

/** The widest column gives way until all have room. */
function withinRoom(widths: readonly number[], room: number): number[] {
  const fitted = [...widths];
  for (let over = fitted.reduce((sum, width) => sum + width, -room); over > 0; over -= 1) {
    const widest = fitted.indexOf(Math.max(...fitted));
    fitted[widest] = (fitted[widest] ?? 1) - 1;
  }
  return fitted;
}
