import type { Zone } from './column-zone.ts';
import type { Rule } from './page-content.ts';

const fewestLines = 5;
const mostUneven = 0.6;
const fullLine = 0.7;

/** True for two columns of running text: about equally wide, with lines that mostly fill them, and no rules. */
export function isProse({ lines, columns }: Zone, rules: readonly Rule[]): boolean {
  const [first, second] = columns;
  if (columns.length !== 2 || !first || !second) return false;
  const widths = [first, second].map(({ left, right }) => right - left);
  if (Math.min(...widths) < Math.max(...widths) * mostUneven) return false;
  const top = lines[0]?.baseline ?? 0;
  const bottom = lines.at(-1)?.baseline ?? 0;
  const crossing = rules.filter(
    ({ direction, at, from, to }) =>
      direction === 'horizontal' && at > top && at < bottom && from < first.right - 5 && to > first.left + 5,
  );
  if (crossing.length >= 2) return false;
  return [first, second].every((column) => {
    const widths = lines.flatMap(({ segments }) => {
      const own = segments.filter(({ left, right }) => left >= column.left - 1 && right <= column.right + 1);
      const last = own.at(-1);
      return last ? [last.right - (own[0]?.left ?? 0)] : [];
    });
    const full = widths.filter((width) => width >= (column.right - column.left) * fullLine);
    return widths.length >= fewestLines && full.length >= widths.length * 0.5;
  });
}
