import type { TermSheetFacts } from '../facts.ts';

/** Sizes of round as the UK survey of term sheets counts them. */
export type RoundStage = 'seed' | 'A' | 'B' | 'C+';

/** Upper ends in GBP, exclusive: HSBC Innovation Banking, Venture Capital Term Sheet Guide 2026. */
const upperEnds: readonly (readonly [stage: RoundStage, belowGbp: number])[] = [
  ['seed', 2_000_000],
  ['A', 10_000_000],
  ['B', 30_000_000],
  ['C+', Number.POSITIVE_INFINITY],
];

/** The size of a round in pounds, or null where the amount or its currency is not known: rates are not guessed. */
export function roundStage({ amount, currency }: TermSheetFacts): RoundStage | null {
  if (typeof amount !== 'number' || currency !== 'GBP') return null;
  return upperEnds.find(([, belowGbp]) => amount < belowGbp)?.[0] ?? null;
}
