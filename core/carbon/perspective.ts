import { wholeNumber } from '../text/british-number.ts';

/** A cup of tea, boiling the kettle alone: kg CO2e. */
export const kgPerCupOfTea = 0.011;

/** What one tree takes up in a year: kg CO2e. Green Algorithms works with 11 kg; the page says so. */
export const kgPerTreeAndYear = 22;

const monthsPerYear = 12;

/** A yearly figure in everyday things. */
export interface CarbonPerspective {
  readonly teaCupsPerYear: number;
  /** At least 1, because part of a tree cannot be planted. */
  readonly treesNeeded: number;
  readonly text: string;
}

/**
 * Puts monthly kg CO2e into cups of tea a year and trees needed, both rounded to whole ones.
 * One tree is "tree", and so is the least number shown.
 */
export function perspectiveOf(monthlyKg: number): CarbonPerspective {
  const teaCupsPerYear = Math.round((monthlyKg * monthsPerYear) / kgPerCupOfTea);
  const treesNeeded = Math.max(1, Math.round((monthlyKg * monthsPerYear) / kgPerTreeAndYear));
  const cups = `${wholeNumber(teaCupsPerYear)} ${teaCupsPerYear === 1 ? 'cup' : 'cups'} of tea`;
  const trees = `${wholeNumber(treesNeeded)} ${treesNeeded === 1 ? 'tree' : 'trees'}`;
  return {
    teaCupsPerYear,
    treesNeeded,
    text: `That is like boiling the kettle for ${cups} per year, and ${trees} would be needed to absorb it.`,
  };
}
