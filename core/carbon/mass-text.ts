import { fixedNumber, significantNumber } from '../text/british-number.ts';

const gramsPerKilogram = 1000;
const kilogramsPerTonne = 1000;
/** Below this, kilograms to one decimal place say too little. */
const gramsBelowKg = 0.1;
/** Above this, kilograms are hard to read. */
const tonnesAboveKg = 1000;

/** How the unit is written wherever the product speaks of it. */
export const co2e = 'CO₂e';

/** A mass in the unit that suits it, two significant figures: grams under 0.1 kg, tonnes above 1,000 kg. */
export function massText(kg: number): string {
  if (kg > 0 && kg < gramsBelowKg) return `${significant(kg * gramsPerKilogram)} g`;
  if (kg > tonnesAboveKg) return `${significant(kg / kilogramsPerTonne)} tonnes`;
  return `${significant(kg)} kg`;
}

/** Monthly kg to one decimal place. */
export function headlineKg(monthlyKg: number): string {
  return fixedNumber(monthlyKg, 1);
}

/** A figure and its unit apart, as large type sets them. */
export interface Headline {
  readonly figure: string;
  readonly unit: 'g' | 'kg' | 'tonnes';
}

/** The figure that is shown first: kilograms to one decimal place, unless these are too small or too large to read. */
export function headline(monthlyKg: number): Headline {
  if (isReadableInKg(monthlyKg)) return { figure: headlineKg(monthlyKg), unit: 'kg' };
  return monthlyKg < gramsBelowKg
    ? { figure: significant(monthlyKg * gramsPerKilogram), unit: 'g' }
    : { figure: significant(monthlyKg / kilogramsPerTonne), unit: 'tonnes' };
}

/** Our own figure beside the evidence, as the headline says it. */
export function ownFigureText(monthlyKg: number): string {
  const { figure, unit } = headline(monthlyKg);
  return `${figure} ${unit}`;
}

/** The line under a headline in another unit: the same in kilograms, to one decimal place; else null. */
export function secondLine(monthlyKg: number): string | null {
  return isReadableInKg(monthlyKg) ? null : `In kilograms: ${headlineKg(monthlyKg)} kg ${co2e} per month.`;
}

function isReadableInKg(monthlyKg: number): boolean {
  return monthlyKg <= 0 || (monthlyKg >= gramsBelowKg && monthlyKg <= tonnesAboveKg);
}

/** The nearest power of ten in words, for figures that are known no better. */
export function orderOfMagnitude(kg: number): string {
  return kg > 0 ? massText(10 ** Math.round(Math.log10(kg))) : '0 kg';
}

/** A number with two significant figures and British separators. */
export function significant(value: number): string {
  return significantNumber(value, 2);
}
