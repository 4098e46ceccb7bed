const gramsPerKilogram = 1000;
/** Below this the figure in kilograms, to one decimal place, says too little. */
const gramsBelowKg = 0.1;

/** The headline: monthly kg CO2e to one decimal place. */
export function headlineKg(monthlyKg: number): string {
  return monthlyKg.toLocaleString('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** The second line under a headline of less than 0.1 kg, or null. */
export function gramsLine(monthlyKg: number): string | null {
  if (monthlyKg <= 0 || monthlyKg >= gramsBelowKg) return null;
  return `That is ${significant(monthlyKg * gramsPerKilogram)} g of CO2e per month.`;
}

/** A mass in the unit that suits it, two significant figures. */
export function massText(kg: number): string {
  if (kg > 0 && kg < gramsBelowKg) return `${significant(kg * gramsPerKilogram)} g`;
  return `${significant(kg)} kg`;
}

/** The power of ten nearest below, in words, for figures that are known no better. */
export function orderOfMagnitude(kg: number): string {
  return kg > 0 ? massText(10 ** Math.round(Math.log10(kg))) : '0 kg';
}

function significant(value: number): string {
  return Number(value.toPrecision(2)).toLocaleString('en-GB', { maximumSignificantDigits: 2 });
}
