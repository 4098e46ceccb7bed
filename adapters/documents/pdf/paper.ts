/** The size of a page as it is shown, in points. */
export interface Paper {
  readonly width: number;
  readonly height: number;
}

/** Where a point stands once the page is turned back by quarters, so that words turned so run from left to right. */
export function turn(
  x: number,
  y: number,
  quarters: number,
  width: number,
  height: number,
): readonly [number, number] {
  if (quarters === 1) return [y, width - x];
  if (quarters === 2) return [width - x, height - y];
  if (quarters === 3) return [height - y, x];
  return [x, y];
}

/** Where a point of the turned page stands on the page as it is shown. */
export function turnBack(x: number, y: number, quarters: number, { width, height }: Paper) {
  if (quarters === 1) return [width - y, x] as const;
  if (quarters === 2) return [width - x, height - y] as const;
  if (quarters === 3) return [y, height - x] as const;
  return [x, y] as const;
}
