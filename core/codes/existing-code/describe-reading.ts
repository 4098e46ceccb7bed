import type { CodeType, TaxonomySystem } from '../classification.ts';
import type { CodeEntry, CodeTables } from '../code-tables.port.ts';
import type { CodeReading } from './code-reading.ts';
import { fullCodesBelow, isFullCode } from './full-codes.ts';
import { successorsOf } from './plan-retired.ts';
import { shortSystemName, systemName, systemOfType } from './system-names.ts';

/** Names of the levels above a full code, by level. */
const levelNames: Readonly<Record<'sic' | 'naics' | 'isic', readonly string[]>> = {
  sic: ['', 'division', 'major group', 'industry group'],
  naics: ['', '', 'sector', 'subsector', 'industry group', 'industry'],
  isic: ['', 'section', 'division', 'group'],
};

/** Says in plain English what a typed code is. */
export function describeReading(tables: CodeTables, type: CodeType, reading: CodeReading): string {
  switch (reading.kind) {
    case 'entry':
      return [describeEntry(tables, type, reading.system, reading.entry), ...reading.notes].join(' ');
    case 'nace':
      return `${reading.nace} is a NACE Rev. 2 class, the European version of ISIC, not ${article(type)} code. It falls in ISIC class ${named(reading.entry)}.`;
    case 'retired':
      return describeRetired(tables, type, reading);
    case 'sec-only': {
      const { code, title, group, nearest } = reading.secOnly;
      const meaning =
        group === null
          ? 'which the Commission added to the list itself'
          : `which stands for the whole group ${group}`;
      return `${code} (${title}) is a code that only the US Securities and Exchange Commission uses, ${meaning}; the 1987 manual does not have it. The nearest code of the manual is ${named(tables.entry('sic', nearest))}: that is our choice, not an official link.${foreign(type, 'sic')}`;
    }
  }
}

function describeEntry(tables: CodeTables, type: CodeType, system: TaxonomySystem, entry: CodeEntry): string {
  if (system === 'uksic') return describeUkSic(tables, type, entry);
  const own = system === systemOfType[type];
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

function describeUkSic(tables: CodeTables, type: CodeType, entry: CodeEntry): string {
  const what = `${entry.code} is a UK SIC 2007 code of five digits (${entry.title}), the kind that Companies House uses, not ${article(type)} code.`;
  const [link] = tables.links('uksic', entry.code, 'isic');
  if (!link) return `${what} It falls in no ISIC class, and no concordance leads from it.`;
  return `${what} It falls in ISIC class ${named(tables.entry('isic', link.code))}${link.match === 'partial' ? ', of which it is a part' : ''}.`;
}

function describeRetired(
  tables: CodeTables,
  type: CodeType,
  { retired }: Extract<CodeReading, { kind: 'retired' }>,
): string {
  const [first = ''] = successorsOf(tables, retired);
  const entry = named(tables.entry('naics', first));
  const became =
    retired.successors.length === 1
      ? `Its place was taken by ${entry}.`
      : `Its activities went to ${retired.successors.length} codes; by its words the nearest is ${entry}.`;
  return `${retired.code} (${retired.title}) is a NAICS 2017 code that was retired in 2022. ${became}${foreign(type, 'naics')}`;
}

function foreign(type: CodeType, system: TaxonomySystem): string {
  return system === systemOfType[type] ? '' : ` It is not ${article(type)} code.`;
}

function named(entry: CodeEntry | null): string {
  return entry ? `${entry.code} ${entry.title}` : '';
}

function article(name: string): string {
  if (name === 'SIC') return 'a US SIC';
  return `${/^[Iaeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}
