import type { ExistingCodeType, TaxonomySystem } from '../classification.ts';
import type { CodeEntry, CodeTables } from '../code-tables.port.ts';
import { fullCodesBelow, isFullCode } from './full-codes.ts';
import { successorsOf } from './plan-retired.ts';
import type { RecognisedCode } from './recognised-code.ts';
import { shortSystemName, systemName, systemOfExistingType } from './system-names.ts';

/** NAICS is revised every five years. */
const yearsOfEdition = 5;

/** Names of the levels above a full code, by level. */
const levelNames: Readonly<Record<'sic' | 'naics' | 'isic', readonly string[]>> = {
  sic: ['', 'division', 'major group', 'industry group'],
  naics: ['', '', 'sector', 'subsector', 'industry group', 'industry'],
  isic: ['', 'section', 'division', 'group'],
};

/** Says in plain English what a typed code is. */
export function describeRecognisedCode(
  tables: CodeTables,
  type: ExistingCodeType,
  recognised: RecognisedCode,
): string {
  switch (recognised.kind) {
    case 'entry':
      return [describeEntry(tables, type, recognised.system, recognised.entry), ...recognised.notes].join(
        ' ',
      );
    case 'nace':
      return describeNace(type, recognised);
    case 'retired':
      return describeRetired(tables, type, recognised);
    case 'sec-only': {
      const { code, title, group, nearest } = recognised.secOnly;
      const meaning =
        group === null
          ? 'which the Commission added to the list itself'
          : `which stands for the whole group ${group}`;
      return `${code} (${title}) is a code that only the US Securities and Exchange Commission uses, ${meaning}; the 1987 manual does not have it. The nearest code of the manual is ${named(tables.entry('sic', nearest))}: that is our choice, not an official link.${foreign(type, 'sic')}`;
    }
  }
}

const nationalNames = { WZ: 'a German WZ code', NAF: 'a French NAF code' } as const;

function describeNace(type: ExistingCodeType, recognised: Extract<RecognisedCode, { kind: 'nace' }>): string {
  const { nace, revised, national, entry } = recognised;
  const not = type === 'NACE' ? '' : `, not ${article(type)} code`;
  const naceClass = revised ?? nace;
  const sentences = [
    national === undefined
      ? `${naceClass} is a NACE ${revised === undefined ? 'Rev. 2' : 'Rev. 2.1'} class, the European version of ISIC${not}.`
      : `This is ${nationalNames[national]}, which divides NACE class ${naceClass}${not}.`,
  ];
  if (revised !== undefined) {
    sentences.push(
      `In NACE Rev. 2 it is ${nace}; that link is derived from the German table, not Eurostat's own.`,
    );
  }
  return [...sentences, `It falls in ISIC class ${named(entry)}.`].join(' ');
}

function describeEntry(
  tables: CodeTables,
  type: ExistingCodeType,
  system: TaxonomySystem,
  entry: CodeEntry,
): string {
  if (system === 'uksic') return describeUkSic(tables, type, entry);
  const own = system === systemOfExistingType[type];
  if (isFullCode(system, entry)) {
    return own
      ? `${entry.code} is ${entry.title} in ${systemName[system]}.`
      : `${entry.code} is not ${article(type)} code but ${article(shortSystemName[system])} code: ${entry.title} in ${systemName[system]}.`;
  }
  const level = system === 'cpv' ? '' : (levelNames[system][entry.level] ?? 'group');
  const full = fullCodesBelow(tables, system, entry);
  const below =
    full.length === 1
      ? `The only code below it is ${named(full[0] ?? null)}.`
      : `${full.length} codes lie below it; a description of the business narrows them down.`;
  return `${entry.code} is not a full code but ${article(level)} of ${systemName[system]}: ${entry.title}. ${below}${alsoFullCode(tables, system, entry)}${foreign(type, system)}`;
}

/** A four-digit heading of NAICS may be meant as a full code of a table with four digits. */
function alsoFullCode(tables: CodeTables, system: TaxonomySystem, entry: CodeEntry): string {
  if (system !== 'naics' || entry.level !== 4) return '';
  const sic = tables.entry('sic', entry.code);
  return sic ? ` If a SIC code was meant, ${sic.code} is ${sic.title}.` : '';
}

function describeUkSic(tables: CodeTables, type: ExistingCodeType, entry: CodeEntry): string {
  const what = `${entry.code} is a UK SIC 2007 code of five digits (${entry.title}), the kind that Companies House uses${type === 'UKSIC' ? '' : `, not ${article(type)} code`}.`;
  const [link] = tables.links('uksic', entry.code, 'isic');
  if (!link) return `${what} It falls in no ISIC class, and no concordance leads from it.`;
  return `${what} It falls in ISIC class ${named(tables.entry('isic', link.code))}${link.match === 'partial' ? ', of which it is a part' : ''}.`;
}

function describeRetired(
  tables: CodeTables,
  type: ExistingCodeType,
  { retired }: Extract<RecognisedCode, { kind: 'retired' }>,
): string {
  const [first = ''] = successorsOf(tables, retired);
  const entry = named(tables.entry('naics', first));
  const became =
    retired.successors.length === 1
      ? `Its place was taken by ${entry}.`
      : `Its activities went to ${retired.successors.length} codes; by its words the nearest is ${entry}.`;
  return `${retired.code} (${retired.title}) is a NAICS ${retired.edition} code that was retired in ${retired.edition + yearsOfEdition}. ${became}${foreign(type, 'naics')}`;
}

function foreign(type: ExistingCodeType, system: TaxonomySystem): string {
  return system === systemOfExistingType[type] ? '' : ` It is not ${article(type)} code.`;
}

function named(entry: CodeEntry | null): string {
  return entry ? `${entry.code} ${entry.title}` : '';
}

function article(name: string): string {
  if (name === 'SIC') return 'a US SIC';
  return `${/^[Iaeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}
