import type { Matrix } from './matrix.ts';
import { apply } from './matrix.ts';
import type { Rule } from './page-content.ts';
import { asRule } from './painted-areas.ts';

/** Operand counts of pdf.js path segments: move, line, curve, close. */
const coordinates = [2, 2, 6, 0];

/** An upright box on the page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The corners of a path, and whether all of its sides are straight and upright. */
export interface PathShape {
  readonly box: Box;
  readonly isBox: boolean;
  /** Straight upright sides, as a stroke draws them. */
  readonly sides: readonly Rule[];
}

/** Longest path that is looked at; tables are drawn with short ones. */
const longestPath = 4000;

/** Reads a path of pdf.js (segment codes and coordinates in one list) in page coordinates. */
export function readPath(path: ArrayLike<number>, transform: Matrix): PathShape | undefined {
  const points: (readonly [number, number])[] = [];
  const sides: Rule[] = [];
  let start: readonly [number, number] | undefined;
  let last: readonly [number, number] | undefined;
  let upright = true;
  const line = (to: readonly [number, number]): void => {
    if (!last) return;
    const slant = Math.min(Math.abs(to[0] - last[0]), Math.abs(to[1] - last[1]));
    if (slant > 1) upright = false;
    else {
      const side = asRule(
        Math.min(last[0], to[0]),
        Math.min(last[1], to[1]),
        Math.max(last[0], to[0]),
        Math.max(last[1], to[1]),
      );
      if (side) sides.push(side);
    }
  };
  for (let index = 0; index < Math.min(path.length, longestPath); ) {
    const segment = path[index] ?? 3;
    const count = coordinates[segment] ?? 0;
    const x = path[index + count - 1];
    const y = path[index + count];
    index += count + 1;
    if (segment === 3 || x === undefined || y === undefined) {
      if (start) line(start);
      last = start;
      continue;
    }
    const to = apply(transform, x, y);
    if (segment === 1) line(to);
    if (segment === 2) upright = false;
    if (segment === 0) start = to;
    points.push(to);
    last = to;
  }
  if (points.length < 2) return undefined;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const box = {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
  return { box, isBox: upright && points.length <= 6, sides };
}
