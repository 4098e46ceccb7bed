/** How many pictures stand for a number, and how much each of them stands for. */
export interface Pictogram {
  /** 1, 10, 100, 1,000 … */
  readonly each: number;
  readonly drawn: number;
}

/**
 * Chooses the smallest power of ten for which no more than `most` pictures are drawn, at least one of anything.
 * @param count whole and not negative
 */
export function pictogramOf(count: number, most: number): Pictogram {
  let each = 1;
  while (Math.round(count / each) > most) each *= 10;
  return { each, drawn: count > 0 ? Math.max(1, Math.round(count / each)) : 0 };
}
