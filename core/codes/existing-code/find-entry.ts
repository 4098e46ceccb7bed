import type { TaxonomySystem } from '../classification.ts';
import type { CodeEntry, CodeTables } from '../code-tables.port.ts';
import type { CodeText } from './code-text.ts';
import { findCpv } from './find-cpv.ts';

/** An entry of a table, with what had to be put right to find it. */
export interface FoundEntry {
  readonly system: TaxonomySystem;
  readonly entry: CodeEntry;
  /** Sentences about a wrong check digit, a missing zero or a letter that does not fit. */
  readonly notes: readonly string[];
}

/** Looks a typed code up in one table at any level; null when it is not there. */
export function findEntry(tables: CodeTables, system: TaxonomySystem, text: CodeText): FoundEntry | null {
  if (system !== 'cpv') return findIndustry(tables, system, text);
  const cpv = findCpv(tables, text);
  return cpv && { system, ...cpv };
}

function findIndustry(
  tables: CodeTables,
  system: Exclude<TaxonomySystem, 'cpv'>,
  text: CodeText,
): FoundEntry | null {
  if (text.checkDigit !== null) return null;
  if (text.letter !== null && system !== 'sic' && system !== 'isic') return null;
  if (text.digits === '') return found(system, tables.entry(system, text.letter ?? ''));
  const entry =
    (system === 'naics' && text.sector !== null ? sectorRange(tables, text) : null) ??
    tables.entry(system, text.digits) ??
    (system === 'naics' ? sectorOf(tables, text) : null);
  if (!entry) return null;
  const top = tables.path(system, entry.code)[0]?.code;
  const notes: string[] = [];
  if (text.letter !== null && top !== text.letter) {
    const level = system === 'sic' ? 'division' : 'section';
    notes.push(`${entry.code} belongs to ${level} ${top}, not ${text.letter}.`);
  }
  if (system === 'naics' && entry.code.includes('-') && text.sector === null) {
    notes.push(`${text.digits} is a part of sector ${entry.code}.`);
  }
  return found(system, entry, notes);
}

/** A sector written as the table writes it: `31-33` is not the industry group 3133. */
function sectorRange(tables: CodeTables, { digits }: CodeText): CodeEntry | null {
  return tables.entry('naics', `${digits.slice(0, 2)}-${digits.slice(2)}`);
}

/** Manufacturing, retail and transport are one row each in the NAICS table: `31-33`, `44-45`, `48-49`. */
function sectorOf(tables: CodeTables, text: CodeText): CodeEntry | null {
  const digits = text.sector ?? text.digits;
  if (digits.length !== 2) return null;
  const within = ({ code }: CodeEntry) => {
    const [first = '', last = first] = code.split('-');
    return digits >= first && digits <= last;
  };
  return tables.entries('naics').find((entry) => entry.level === 2 && within(entry)) ?? null;
}

function found(
  system: TaxonomySystem,
  entry: CodeEntry | null,
  notes: readonly string[] = [],
): FoundEntry | null {
  return entry && { system, entry, notes };
}
