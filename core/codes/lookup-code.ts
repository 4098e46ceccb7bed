import { failed, type Result, success } from '../result.ts';
import { childCodes } from './child-codes.ts';
import {
  type ClassificationFailure,
  type CodePathStep,
  type CodeType,
  type TaxonomySystem,
  taxonomySystems,
} from './classification.ts';
import type { CodeTables } from './code-tables.port.ts';
import { type CodeText, readCodeText } from './existing-code/code-text.ts';
import { type FoundEntry, findEntry } from './existing-code/find-entry.ts';
import { lookUpSpecial } from './existing-code/look-up-special.ts';
import { describeUnknownCode } from './existing-code/unknown-code.ts';
import type { LookedUpCode } from './looked-up-code.ts';
import type { LookupType } from './lookup-types.ts';
import { ukSicPath } from './uk-sic/uk-sic-path.ts';
import { ukSicPlace } from './uk-sic/uk-sic-places.ts';

/** The table that a type is looked up in. */
export const systemOfLookup: Readonly<Record<LookupType, TaxonomySystem>> = {
  SIC: 'sic',
  NAICS: 'naics',
  ISIC: 'isic',
  CPV: 'cpv',
  UKSIC: 'uksic',
};

/**
 * Looks a code up in one table, or in all five when no type is given: several systems may share a number, and
 * then all of them answer. Codes of any level are found, as are retired NAICS 2017 and SEC-only SIC codes,
 * and, where UK SIC is asked for, the sections and divisions that it shares with ISIC.
 *
 * Fails with `unknown-code` when no table asked for holds the code.
 *
 * @example
 * const found = lookupCode(tables, '5812');
 * if (found.ok) found.value.map((match) => match.system); // ['sic', 'isic']
 */
export function lookupCode(
  tables: CodeTables,
  code: string,
  type?: LookupType,
): Result<readonly LookedUpCode[], ClassificationFailure> {
  const text = readCodeText(code);
  const systems = type ? [systemOfLookup[type]] : taxonomySystems;
  const matches = text
    ? systems.flatMap((system) => (type || fits(system, text) ? matchesIn(tables, system, text, type) : []))
    : [];
  if (matches.length > 0) return success(matches);
  const message =
    type === 'UKSIC'
      ? `${code.trim().slice(0, 40)} is not a code of UK SIC 2007. A UK SIC code has five digits, such as 56103.`
      : describeUnknownCode(tables, { type: type ?? likelyType(text), code }, text);
  return failed({ code: 'unknown-code', message });
}

/**
 * Looks a code up in one table.
 *
 * Fails with `unknown-code` when the table does not hold it.
 *
 * @example
 * const found = lookUpInTable(tables, 'NAICS', '722511');
 * if (found.ok) found.value.title; // 'Full-Service Restaurants'
 */
export function lookUpInTable(
  tables: CodeTables,
  type: LookupType,
  code: string,
): Result<LookedUpCode, ClassificationFailure> {
  const found = lookupCode(tables, code, type);
  if (!found.ok) return found;
  const [first] = found.value;
  return first ? success(first) : failed({ code: 'unknown-code', message: `${code} is not in this table.` });
}

/** Short numbers could all be the beginning of a CPV code: without a type only whole ones are taken for one. */
function fits(system: TaxonomySystem, text: CodeText): boolean {
  return system !== 'cpv' || text.digits.length >= 7;
}

/** Sections and divisions of UK SIC are those of ISIC: without a type, ISIC answers for both. */
function matchesIn(
  tables: CodeTables,
  system: TaxonomySystem,
  text: CodeText,
  type: LookupType | undefined,
): LookedUpCode[] {
  const found = findEntry(tables, system, text);
  if (found) return [everythingAbout(tables, found)];
  const special = type === 'UKSIC' ? ukSicPlace(tables, text) : lookUpSpecial(tables, system, text);
  return special ? [special] : [];
}

function everythingAbout(tables: CodeTables, { system, entry, notes }: FoundEntry): LookedUpCode {
  return {
    system,
    code: entry.code,
    title: entry.title,
    path: system === 'uksic' ? ukSicPath(tables, entry.code) : tables.path(system, entry.code).map(step),
    children: childCodes(tables, system, tables.children(system, entry.code)),
    indexTerms: tables.indexTerms(system, entry.code),
    concordances: taxonomySystems.flatMap((to) =>
      to === system
        ? []
        : tables.links(system, entry.code, to).map((link) => ({
            system: to,
            code: link.code,
            title: tables.entry(to, link.code)?.title ?? '',
            match: link.match,
          })),
    ),
    notes,
  };
}

function step({ code, title }: CodePathStep): CodePathStep {
  return { code, title };
}

/** Which table a code without a type is measured against when none holds it. */
function likelyType(text: CodeText | null): CodeType {
  const length = text?.digits.length ?? 4;
  if (length >= 7) return 'CPV';
  return length >= 5 ? 'NAICS' : 'SIC';
}
