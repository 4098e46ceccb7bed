/** A step of the rating scale; `belowKg` is where the next step begins. */
export interface CarbonRating {
  readonly rating: string;
  /** Style class that the page puts on the rating text. */
  readonly ratingColor: string;
  /** Monthly kg CO2e, exclusive. */
  readonly belowKg: number;
}

/**
 * Five steps near the quintiles of all 768 possible answers (0.315, 1.68, 8.1 and 44 kg), on round figures:
 * 20%, 24%, 16%, 21% and 19% of the answers fall into them. The scale is relative: it compares one way of
 * using AI with the other ways, and says nothing about a target.
 */
export const carbonRatings: readonly CarbonRating[] = [
  { rating: 'Very Low', ratingColor: 'rating-very-low', belowKg: 0.3 },
  { rating: 'Low', ratingColor: 'rating-low', belowKg: 2 },
  { rating: 'Moderate', ratingColor: 'rating-moderate', belowKg: 8 },
  { rating: 'High', ratingColor: 'rating-high', belowKg: 50 },
  { rating: 'Very High', ratingColor: 'rating-very-high', belowKg: Number.POSITIVE_INFINITY },
];

/** The step that a monthly figure in kg CO2e falls into. */
export function rateEmissions(monthlyKg: number): CarbonRating {
  const rating = carbonRatings.find((step) => monthlyKg < step.belowKg);
  if (!rating) throw new RangeError('monthly emissions must be a finite number of kilograms');
  return rating;
}
