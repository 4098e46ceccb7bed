/** One line of a table of figures: what it is, then one cell a column. */
export type FigureRow = readonly [label: string, ...cells: string[]];

/** A Markdown table whose columns are padded, so that it can be read in a terminal too. */
export function figureTable(heads: readonly string[], rows: readonly FigureRow[]): string {
  const lines = [['', ...heads], ...rows.map((row) => [...row])];
  const widths = Array.from({ length: heads.length + 1 }, (_, column) =>
    Math.max(3, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const shown = lines.map(
    (line) => `| ${widths.map((width, column) => (line[column] ?? '').padEnd(width)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [shown[0], rule, ...shown.slice(1)].join('\n');
}
