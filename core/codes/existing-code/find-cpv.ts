import type { CodeEntry, CodeTables } from '../code-tables.port.ts';
import type { CodeText } from './code-text.ts';

/** A CPV entry, with what had to be put right to find it. */
export interface FoundCpv {
  readonly entry: CodeEntry;
  readonly notes: readonly string[];
}

/** Finds a CPV code by its digits, however many of its zeros and whichever check digit were typed. */
export function findCpv(tables: CodeTables, text: CodeText): FoundCpv | null {
  if (text.letter !== null || text.digits.length < 2) return null;
  const withCheckDigit = text.checkDigit === null && text.digits.length === 9;
  const digits = withCheckDigit ? text.digits.slice(0, 8) : text.digits;
  const checkDigit = withCheckDigit ? text.digits.slice(8) : text.checkDigit;
  const zero = zeroRestored(tables, digits, checkDigit);
  if (zero !== null) {
    return { entry: zero, notes: [`The zero in front is missing: the code is ${zero.code}.`] };
  }
  const entry = cpvOf(tables, digits);
  return entry && { entry, notes: cpvNotes(entry, digits, checkDigit) };
}

/** The code with these digits; fewer than eight are filled with zeros, as CPV does itself. */
function cpvOf(tables: CodeTables, digits: string): CodeEntry | null {
  if (digits.length > 8) return null;
  const full = digits.padEnd(8, '0');
  return cpvByDigits(tables).get(full) ?? null;
}

/**
 * A spreadsheet drops the zero of divisions 03, 09 and so on. Seven digits can also be a code without its last
 * zero: the check digit decides, and without one only a code that does not exist as it stands.
 */
function zeroRestored(tables: CodeTables, digits: string, checkDigit: string | null): CodeEntry | null {
  if (digits.length === 8 && checkDigit === null) {
    return cpvOf(tables, digits) ? null : zeroRestored(tables, digits.slice(0, 7), digits.slice(7));
  }
  if (digits.length !== 7) return null;
  const entry = cpvOf(tables, `0${digits}`);
  const fits = checkDigit === null ? cpvOf(tables, digits) === null : entry?.code.endsWith(`-${checkDigit}`);
  return fits ? entry : null;
}

function cpvNotes(entry: CodeEntry, digits: string, checkDigit: string | null): string[] {
  const right = entry.code.slice(-1);
  const notes = digits.length < 8 ? [`${digits} stands for ${entry.code}.`] : [];
  return checkDigit === null || checkDigit === right
    ? notes
    : [...notes, `The check digit ${checkDigit} is wrong: the code is written ${entry.code}.`];
}

const cpvMaps = new WeakMap<CodeTables, ReadonlyMap<string, CodeEntry>>();

/** CPV entries by their eight digits. Check digits come from the table: some published ones are irregular. */
export function cpvByDigits(tables: CodeTables): ReadonlyMap<string, CodeEntry> {
  let map = cpvMaps.get(tables);
  if (!map) {
    map = new Map(tables.entries('cpv').map((entry) => [entry.code.slice(0, 8), entry]));
    cpvMaps.set(tables, map);
  }
  return map;
}
