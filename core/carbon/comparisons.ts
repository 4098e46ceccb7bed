import { gridGramsPerKwh } from './evidence-table.ts';
import { significant } from './mass-text.ts';

const monthsPerYear = 12;
const kilometresPerMile = 1.609344;
const gramsPerKilogram = 1000;

/** Where the figure of a comparison was read; `boundary` says what it holds. */
export interface ComparisonSource {
  readonly title: string;
  readonly year: number | null;
  readonly boundary: string;
  readonly url: string | null;
}

/** A familiar thing and how many of it the yearly figure is. */
export interface CarbonComparison {
  readonly id: string;
  readonly kgEach: number;
  /** How many in a year, not rounded. */
  readonly count: number;
  readonly text: string;
  readonly source: ComparisonSource;
}

type Measure = Omit<CarbonComparison, 'count' | 'text'> & { readonly one: string; readonly many: string };

/** 165 g of CO2e a kilometre. */
const gramsPerPetrolKilometre = 165;
/** 50 W for 8 hours. */
const laptopKwhPerDay = 0.4;
/** Stansted to Edinburgh, straight. */
const flightKilometres = 511;
const gramsPerFlightKilometre = 273;

const transportFactors = 'https://www.statista.com/statistics/1233337/';

/** When the figures were last read where they were published, ISO date. */
export const comparisonsCheckedOn = '2026-11-22';

/** From the smallest to the largest. The kettle is the cup of tea of perspective.ts. */
export const comparisonMeasures: readonly Measure[] = [
  {
    id: 'laptop',
    one: 'working day of a laptop',
    many: 'working days of a laptop',
    kgEach: (laptopKwhPerDay * gridGramsPerKwh.local.central.value) / gramsPerKilogram,
    source: {
      title: 'Smarter Business, How much energy do my appliances use? (50 W), and the UK grid (DESNZ 2025)',
      year: 2025,
      boundary: 'our arithmetic: 8 hours at 50 W on the UK grid; making the laptop is left out',
      url: 'https://smarterbusiness.co.uk/blogs/how-much-energy-do-my-appliances-use-infographic/amp/',
    },
  },
  {
    id: 'car',
    one: 'mile in an average petrol car',
    many: 'miles in an average petrol car',
    kgEach: (gramsPerPetrolKilometre * kilometresPerMile) / gramsPerKilogram,
    source: {
      title: 'Statista, carbon footprint of modes of transport in the UK (165 g a km), times 1.609',
      year: 2024,
      boundary: 'for the whole car, however many sit in it',
      url: transportFactors,
    },
  },
  {
    id: 'flight',
    one: 'seat on a flight from London to Edinburgh',
    many: 'seats on a flight from London to Edinburgh',
    kgEach: (gramsPerFlightKilometre * flightKilometres) / gramsPerKilogram,
    source: {
      title:
        'Statista, carbon footprint of modes of transport in the UK (273 g a passenger-km), times 511 km (airmilescalculator.com)',
      year: 2024,
      boundary: 'one way from Stansted; AirMilesCalc quotes 255 g for economy, which gives 7% less',
      url: transportFactors,
    },
  },
];

/** More of one thing than this is hard to imagine, and the next larger thing is taken. */
const mostImaginable = 1000;

/**
 * The familiar things that suit the yearly figure: at least one of each, at most two kinds, the largest first. A
 * figure below all of them has none; cups of tea say enough then.
 */
export function comparisonsOf(monthlyKg: number): readonly CarbonComparison[] {
  const yearlyKg = monthlyKg * monthsPerYear;
  const atLeastOne = comparisonMeasures.filter(({ kgEach }) => yearlyKg >= kgEach);
  const imaginable = atLeastOne.filter(({ kgEach }) => yearlyKg / kgEach <= mostImaginable);
  const suiting = imaginable.length > 0 ? imaginable.slice(-2) : atLeastOne.slice(-1);
  return [...suiting].reverse().map(({ id, one, many, kgEach, source }) => {
    const count = yearlyKg / kgEach;
    const shown = significant(count);
    return { id, kgEach, count, text: `${shown} ${shown === '1' ? one : many}`, source };
  });
}
