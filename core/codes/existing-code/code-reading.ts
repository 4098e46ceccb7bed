import type { CodeType, TaxonomySystem } from '../classification.ts';
import type { CodeEntry, CodeTables, RetiredNaics, SecOnlySic } from '../code-tables.port.ts';
import type { CodeText } from './code-text.ts';
import { type FoundEntry, findEntry } from './find-entry.ts';
import { systemOfType } from './system-names.ts';

/** What a typed code turned out to be. */
export type CodeReading =
  | ({ readonly kind: 'entry' } & FoundEntry)
  | { readonly kind: 'retired'; readonly retired: RetiredNaics }
  | { readonly kind: 'sec-only'; readonly secOnly: SecOnlySic }
  | { readonly kind: 'nace'; readonly nace: string; readonly entry: CodeEntry };

type Attempt = (tables: CodeTables, text: CodeText) => CodeReading | null;

/**
 * Decides what a code is: first a code of the table it was typed for, then a retired or borrowed code of that
 * table, then a code of another system whose codes look like it. Null when no table knows it.
 */
export function readCode(tables: CodeTables, type: CodeType, text: CodeText): CodeReading | null {
  for (const attempt of attempts[systemOfType[type]]) {
    const reading = attempt(tables, text);
    if (reading) return reading;
  }
  return null;
}

const inTable =
  (system: TaxonomySystem): Attempt =>
  (tables, text) => {
    const found = findEntry(tables, system, text);
    return found && { kind: 'entry', ...found };
  };

/** A full code of a foreign table: two or three digits fit too many tables to mean anything. */
const fullCodeIn =
  (system: TaxonomySystem): Attempt =>
  (tables, text) =>
    text.digits.length < 4 ? null : inTable(system)(tables, text);

/** A CPV code typed elsewhere is recognised by its length only. */
const longCpv: Attempt = (tables, text) => (text.digits.length < 7 ? null : inTable('cpv')(tables, text));

const retired: Attempt = (tables, text) => {
  const found = text.letter === null && text.checkDigit === null ? tables.retiredNaics(text.digits) : null;
  return found && { kind: 'retired', retired: found };
};

const secOnly: Attempt = (tables, text) => {
  const found = text.letter === null ? tables.secOnlySic(text.digits) : null;
  return found && { kind: 'sec-only', secOnly: found };
};

const nace: Attempt = (tables, text) => {
  if (text.digits.length !== 4) return null;
  const code = `${text.digits.slice(0, 2)}.${text.digits.slice(2)}`;
  const isic = isicOfNace(tables, code);
  return isic && { kind: 'nace', nace: code, entry: isic };
};

/** A four-digit table whose code begins with a zero that was lost, as spreadsheets lose it. */
const zeroLost =
  (system: 'sic' | 'isic' | 'uksic', length: number): Attempt =>
  (tables, text) => {
    if (text.digits.length !== length - 1 || text.digits.startsWith('0')) return null;
    const found = findEntry(tables, system, { ...text, digits: `0${text.digits}` });
    return (
      found && {
        kind: 'entry',
        ...found,
        notes: [`The zero in front is missing: the code is 0${text.digits}.`],
      }
    );
  };

const ukSic = fullCodeIn('uksic');
const lateUkSic = zeroLost('uksic', 5);

const attempts: Readonly<Record<'sic' | 'naics' | 'isic' | 'cpv', readonly Attempt[]>> = {
  sic: [
    inTable('sic'),
    secOnly,
    zeroLost('sic', 4),
    ukSic,
    fullCodeIn('naics'),
    retired,
    fullCodeIn('isic'),
    nace,
    longCpv,
    lateUkSic,
  ],
  naics: [
    inTable('naics'),
    retired,
    ukSic,
    fullCodeIn('sic'),
    secOnly,
    fullCodeIn('isic'),
    nace,
    longCpv,
    lateUkSic,
  ],
  isic: [
    inTable('isic'),
    zeroLost('isic', 4),
    ukSic,
    nace,
    fullCodeIn('sic'),
    secOnly,
    fullCodeIn('naics'),
    retired,
    longCpv,
    lateUkSic,
  ],
  cpv: [
    inTable('cpv'),
    fullCodeIn('naics'),
    retired,
    ukSic,
    fullCodeIn('sic'),
    fullCodeIn('isic'),
    secOnly,
    nace,
  ],
};

/** The ISIC class in which a NACE class lies. NACE keeps the first digits of ISIC, so few need a look. */
function isicOfNace(tables: CodeTables, nace: string): CodeEntry | null {
  const inDivision = tables
    .entries('isic')
    .filter(({ level, code }) => level === 4 && code.startsWith(nace.slice(0, 2)));
  return inDivision.find(({ code }) => tables.naceOf(code).some((link) => link.code === nace)) ?? null;
}
