import type { RiskRating } from '../analysis.ts';

/** Ratings as numbers, the worse the higher. */
export const severity: Readonly<Record<RiskRating, number>> = { Green: 0, Amber: 1, Red: 2 };
