/** What one reading took, in milliseconds of processor time. */
export interface ReadingTime {
  readonly ms: number;
  /** The part of it in which no garbage was collected. */
  readonly readingMs: number;
}

/** The least of both, because other work on the machine only adds. */
export function lesser(one: ReadingTime, other: ReadingTime): ReadingTime {
  return { ms: Math.min(one.ms, other.ms), readingMs: Math.min(one.readingMs, other.readingMs) };
}
