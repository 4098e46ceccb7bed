import { failed, type Result, success } from '../../result.ts';
import { largestAmount } from './cap-table-limits.ts';

/** A list of exit values that cannot be read. */
export interface ExitValuesFailure {
  readonly code: 'invalid-exit-values';
  readonly message: string;
}

const powerOfTen: Readonly<Record<string, number>> = {
  '': 0,
  k: 3,
  thousand: 3,
  m: 6,
  mn: 6,
  mio: 6,
  million: 6,
  b: 9,
  bn: 9,
  billion: 9,
};

/** Digits with commas between groups of three are one number; any other comma ends an amount. */
const amountPattern =
  /(?:[A-Z]{3}\s*|[$£€]\s*)?(\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.(\d+))?\s*(thousand|million|billion|mio|mn|bn|[kmb])?(?=$|[\s,;])/iy;

/**
 * Reads sale prices as people type them: `5m,20m,50m`, `1.5bn`, `750k`, `5,000,000`, `£5m; £10m`.
 * Groups of three digits after a comma belong to one number; put a space or a semicolon between whole
 * numbers where that would mislead.
 *
 * @returns the values in units of the currency, in the order given.
 * @example parseExitValues('5m,1.5bn') // { ok: true, value: [5000000, 1500000000] }
 */
export function parseExitValues(text: string): Result<readonly number[], ExitValuesFailure> {
  const values: number[] = [];
  let position = skipSeparators(text, 0);
  while (position < text.length) {
    amountPattern.lastIndex = position;
    const match = amountPattern.exec(text);
    if (!match) return invalid(text.slice(position).split(/[\s,;]/)[0] ?? '');
    const value = toUnits(match[1] ?? '', match[2] ?? '', match[3] ?? '');
    if (value === null) return invalid(match[0]);
    values.push(value);
    position = skipSeparators(text, amountPattern.lastIndex);
  }
  return values.length > 0 ? success(values) : invalid('');
}

/** Moves the decimal point in the digits themselves, so that 0.07m is 70,000 and nothing near it. */
function toUnits(whole: string, decimals: string, suffix: string): number | null {
  const zeros = powerOfTen[suffix.toLowerCase()] ?? 0;
  const padded = decimals.padEnd(zeros, '0');
  const cents = padded.slice(zeros);
  const value = Number(`${whole.replaceAll(',', '')}${padded.slice(0, zeros)}.${cents}0`);
  const hasPartsOfACent = /[1-9]/.test(cents.slice(2));
  return value > 0 && value <= largestAmount && !hasPartsOfACent ? value : null;
}

function skipSeparators(text: string, from: number): number {
  let position = from;
  while (position < text.length && /[\s,;]/.test(text[position] ?? '')) position += 1;
  return position;
}

function invalid(part: string): Result<readonly number[], ExitValuesFailure> {
  const found = part === '' ? 'No exit value was given.' : `"${part}" is not an exit value.`;
  return failed({
    code: 'invalid-exit-values',
    message: `${found} Give amounts above zero, to the cent at most, such as 5m,20m,1.5bn or 5,000,000.`,
  });
}
