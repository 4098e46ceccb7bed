import type { ExistingCodeType, TaxonomySystem } from '../classification.ts';
import type { CodeEntry, CodeTables, RetiredNaics, SecOnlySic } from '../code-tables.port.ts';
import type { CodeText } from './code-text.ts';
import { type FoundEntry, findEntry } from './find-entry.ts';

/** What a typed code turned out to be. */
export type RecognisedCode =
  | ({ readonly kind: 'entry' } & FoundEntry)
  | { readonly kind: 'retired'; readonly retired: RetiredNaics }
  | { readonly kind: 'sec-only'; readonly secOnly: SecOnlySic }
  | {
      readonly kind: 'nace';
      readonly nace: string;
      readonly entry: CodeEntry;
      /** The code of NACE Rev. 2.1 that was typed, which Rev. 2 lacks. */
      readonly revised?: string;
      /** The German or French code, of which only the class of NACE counts. */
      readonly national?: 'WZ' | 'NAF';
    };

type Attempt = (tables: CodeTables, text: CodeText) => RecognisedCode | null;

/**
 * Decides what a code is: first a code of the table it was typed for, then a retired or borrowed code of that
 * table, then a code of another system whose codes look like it. Null when no table knows it.
 */
export function recogniseCode(
  tables: CodeTables,
  type: ExistingCodeType,
  text: CodeText,
): RecognisedCode | null {
  for (const attempt of text.national === null ? attempts[type] : [nace, inTable('isic')]) {
    const recognised = attempt(tables, text);
    if (recognised) return recognised;
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

const nace: Attempt = (tables, { digits, national }) => {
  if (digits.length !== 4) return null;
  const code = `${digits.slice(0, 2)}.${digits.slice(2)}`;
  const of = national === null ? {} : { national };
  const isic = isicOfNace(tables, code);
  if (isic) return { kind: 'nace', nace: code, entry: isic, ...of };
  const [older] = tables.naceOfRevision21(code);
  const entry = older && isicOfNace(tables, older.code);
  return entry ? { kind: 'nace', nace: older.code, entry, revised: code, ...of } : null;
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

const attempts: Readonly<Record<ExistingCodeType, readonly Attempt[]>> = {
  SIC: [
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
  NAICS: [
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
  ISIC: [
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
  CPV: [
    inTable('cpv'),
    fullCodeIn('naics'),
    retired,
    ukSic,
    fullCodeIn('sic'),
    fullCodeIn('isic'),
    secOnly,
    nace,
  ],
  UKSIC: [inTable('uksic'), lateUkSic, nace, fullCodeIn('isic'), fullCodeIn('naics'), retired, longCpv],
  NACE: [nace, ukSic, inTable('isic'), fullCodeIn('naics'), retired, longCpv, lateUkSic],
};

/** The ISIC class in which a NACE class lies. NACE keeps the first digits of ISIC, so few need a look. */
function isicOfNace(tables: CodeTables, nace: string): CodeEntry | null {
  const inDivision = tables
    .entries('isic')
    .filter(({ level, code }) => level === 4 && code.startsWith(nace.slice(0, 2)));
  return inDivision.find(({ code }) => tables.naceOf(code).some((link) => link.code === nace)) ?? null;
}
