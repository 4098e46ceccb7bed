const gramsPerKilogram = 1000;
const kilogramsPerTonne = 1000;
/** Below this, kilograms to one decimal place say too little. */
const gramsBelowKg = 0.1;
/** Above this, kilograms are hard to read. */
const tonnesAboveKg = 1000;

const twoFigures = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 });

/** How the unit is written wherever the product speaks of it. */
export const co2e = 'CO₂e';

/** A mass in the unit that suits it, two significant figures: grams under 0.1 kg, tonnes above 1,000 kg. */
export function massText(kg: number): string {
  if (kg > 0 && kg < gramsBelowKg) return `${significant(kg * gramsPerKilogram)} g`;
  if (kg > tonnesAboveKg) return `${significant(kg / kilogramsPerTonne)} tonnes`;
  return `${significant(kg)} kg`;
}

/** The headline: monthly kg to one decimal place. */
export function headlineKg(monthlyKg: number): string {
  return monthlyKg.toLocaleString('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** Our own figure beside the evidence: as the headline says it, and in another unit only where the headline has one too. */
export function ownFigureText(monthlyKg: number): string {
  return secondLine(monthlyKg) === null ? `${headlineKg(monthlyKg)} kg` : massText(monthlyKg);
}

/** The line under a headline whose kilograms to one decimal place are too small or too large to read, or null. */
export function secondLine(monthlyKg: number): string | null {
  const isReadable = monthlyKg >= gramsBelowKg && monthlyKg <= tonnesAboveKg;
  return monthlyKg <= 0 || isReadable ? null : `That is ${massText(monthlyKg)} of ${co2e} per month.`;
}

/** The nearest power of ten in words, for figures that are known no better. */
export function orderOfMagnitude(kg: number): string {
  return kg > 0 ? massText(10 ** Math.round(Math.log10(kg))) : '0 kg';
}

/** A number with two significant figures and British separators. */
export function significant(value: number): string {
  return twoFigures.format(value);
}
