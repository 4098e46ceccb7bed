/**
 * Numbers as `Intl.NumberFormat('en-GB')` writes them, without loading the rules of a language, which takes a command
 * as long as half the start of node.
 */

/** A number that is not negative, to so many decimal places, with commas between thousands. */
export function fixedNumber(value: number, places: number): string {
  const [whole = '', decimals] = shifted(Math.round(shifted(value, places)), -places)
    .toFixed(places)
    .split('.');
  return decimals === undefined ? withCommas(whole) : `${withCommas(whole)}.${decimals}`;
}

/** A whole number that is not negative, with commas between thousands. */
export function wholeNumber(value: number): string {
  return fixedNumber(value, 0);
}

/** A number that is not negative, to so many significant figures. */
export function significantNumber(value: number, figures: number): string {
  if (value === 0) return '0';
  const places = figures - 1 - exponentOf(value);
  const rounded = shifted(Math.round(shifted(value, places)), -places);
  const [whole = '', decimals = ''] = rounded.toFixed(Math.max(places, 0)).split('.');
  let end = decimals.length;
  while (decimals[end - 1] === '0') end -= 1;
  const kept = decimals.slice(0, end);
  return kept === '' ? withCommas(whole) : `${withCommas(whole)}.${kept}`;
}

/** Times a power of ten, exactly as its decimals say: 0.15 is stored a little lower, and would be rounded down. */
function shifted(value: number, places: number): number {
  const [digits = '', exponent] = value.toExponential().split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

function exponentOf(value: number): number {
  return Number(value.toExponential().split('e')[1]);
}

function withCommas(digits: string): string {
  const parts: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) parts.unshift(digits.slice(Math.max(0, end - 3), end));
  return parts.join(',');
}
