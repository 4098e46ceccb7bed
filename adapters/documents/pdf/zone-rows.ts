import type { Column, Zone } from './column-zone.ts';
import type { Rule } from './page-content.ts';
import type { PageLine, Segment } from './page-lines.ts';
import { isFull, usualLeading } from './paragraphs.ts';

/** A table row: the segments of each column from top to bottom. */
export type ZoneRow = readonly (readonly Segment[])[];

/** Cuts the lines of a zone into table rows: at ruled lines where there are any, else by what the cells hold. */
export function zoneRows(zone: Zone, rules: readonly Rule[]): ZoneRow[] {
  const breaks = rowRules(zone, rules);
  const leading = usualLeading(zone.lines.flatMap(({ segments }) => segments.slice(-1)));
  const rows: Segment[][][] = [];
  for (const [index, line] of zone.lines.entries()) {
    const cells = cellsOf(line, zone.columns);
    const row = rows.at(-1);
    const above = zone.lines[index - 1];
    if (row && above && !startsRow(row, cells, above, line, zone, { breaks, leading })) {
      for (const [column, segments] of cells.entries()) row[column]?.push(...segments);
    } else {
      rows.push(cells);
    }
  }
  return rows;
}

/** The segments of a line in each column. */
function cellsOf(line: PageLine, columns: readonly Column[]): Segment[][] {
  return columns.map((column) =>
    line.segments.filter(({ left, right }) => left < column.right + 1 && right > column.left - 1),
  );
}

/** Heights of the rules that part rows: they reach over the label column; underlines do not count. */
function rowRules(zone: Zone, rules: readonly Rule[]): number[] {
  const label = zone.columns[0] as Column;
  const segments = zone.lines.flatMap((line) => line.segments);
  return rules
    .filter(({ at }) => at > zone.ceiling && at < zone.floor)
    .filter(({ direction, from, to }) => {
      const covered = Math.min(to, label.right) - Math.max(from, label.left);
      return direction === 'horizontal' && covered >= (label.right - label.left) * 0.5;
    })
    .filter(
      (rule) =>
        !segments.some(
          ({ left, right, baseline, size }) =>
            rule.at >= baseline - 1 &&
            rule.at - baseline < size * 0.35 &&
            rule.from >= left - 3 &&
            rule.to <= right + 3,
        ),
    )
    .map(({ at }) => at);
}

function startsRow(
  row: readonly (readonly Segment[])[],
  cells: readonly (readonly Segment[])[],
  above: PageLine,
  line: PageLine,
  zone: Zone,
  { breaks, leading }: { readonly breaks: readonly number[]; readonly leading: number },
): boolean {
  const middleAbove = above.baseline - above.size * 0.3;
  const middle = line.baseline - line.size * 0.3;
  if (breaks.some((at) => at > middleAbove && at < middle)) return true;
  const isRuled = breaks.some((at) => at <= middleAbove) && breaks.some((at) => at >= middle);
  if (isRuled) return false;
  const label = cells[0]?.[0];
  const labelAbove = row[0]?.at(-1);
  if (!label || !labelAbove) return label !== undefined;
  if ((line.baseline - above.baseline) / line.size > leading * 1.3 + 0.1) return true;
  if (labelAbove.baseline < above.baseline - 1) return true;
  return !wraps(labelAbove, label, row, cells, zone);
}

/** True when a label goes on in the line below: the column was full, and so was the one beside it. */
function wraps(
  above: Segment,
  label: Segment,
  row: readonly (readonly Segment[])[],
  cells: readonly (readonly Segment[])[],
  zone: Zone,
): boolean {
  if (Math.abs(above.size - label.size) > 0.6 || above.bold !== label.bold) return false;
  if (/[:.]$/u.test(above.text)) return false;
  const column = zone.columns[0] as Column;
  const valueColumn = zone.columns[1] as Column;
  const value = cells[1]?.[0];
  const valueAbove = row[1]?.at(-1);
  const opensLower =
    /^[\p{Ll}(&/]/u.test(label.text) || /[-–/&,(]$|\b(?:and|of|or|the|to|for|on|in)$/iu.test(above.text);
  if (value && valueAbove && !/^\p{Ll}/u.test(value.text)) {
    const fills = valueAbove.right - valueAbove.left > (valueColumn.right - valueColumn.left) * 0.6;
    if (/[.;]["”’)]*$/u.test(valueAbove.text) && /^\p{Lu}/u.test(label.text)) return false;
    const isFigure = !/\p{L}{2}/u.test(value.text);
    if (isFigure || !fills || !isFull(valueAbove, value, valueColumn.right)) return false;
  }
  return opensLower || isFull(above, label, column.right);
}
