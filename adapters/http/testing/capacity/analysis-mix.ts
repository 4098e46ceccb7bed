/** One kind of term sheet that visitors send. */
export interface SheetKind {
  readonly what: string;
  /** Of all that come, 0 to 1. An assumption: no visitor has been counted. */
  readonly share: number;
  /** Seconds of one processor, from the tables of the READMEs. */
  readonly seconds: number;
}

export const analysisMix: readonly SheetKind[] = [
  // core/termsheet/README.md: 49 ms for the text of 10 pages.
  { what: 'text of 10 pages', share: 0.7, seconds: 0.049 },
  // adapters/http/README.md: 27 were answered within 4.4 s on two processors, which the sender shared.
  { what: 'PDF of 20 pages', share: 0.25, seconds: 0.326 },
  // adapters/http/README.md: at most 1.5 s, one by one.
  { what: 'PDF of 100 pages and 3 MB', share: 0.05, seconds: 1.5 },
];

/** Seconds of one processor that an analysis takes on average. */
export const meanSeconds = analysisMix.reduce((sum, { share, seconds }) => sum + share * seconds, 0);

/** Seconds of the kind that a number between 0 and 1 falls on. */
export function secondsOfLot(lot: number): number {
  let upTo = 0;
  for (const { share, seconds } of analysisMix) {
    upTo += share;
    if (lot < upTo) return seconds;
  }
  return analysisMix.at(-1)?.seconds ?? Number.NaN;
}
