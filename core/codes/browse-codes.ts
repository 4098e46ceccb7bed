import { type Result, success } from '../result.ts';
import { childCodes } from './child-codes.ts';
import type { ClassificationFailure } from './classification.ts';
import type { CodeTables } from './code-tables.port.ts';
import type { LookedUpCode } from './looked-up-code.ts';
import { lookUpInTable, systemOfLookup } from './lookup-code.ts';
import type { LookupType } from './lookup-types.ts';
import { ukSicSections } from './uk-sic/uk-sic-places.ts';

/** A place in a table: one of its codes, or the top of the table, which has neither code nor title. */
export interface CodePlace extends Omit<LookedUpCode, 'code' | 'title'> {
  readonly code: string | null;
  readonly title: string | null;
}

/**
 * Goes to a place in one table: the way down to it and what lies below. UK SIC begins with the sections that it shares
 * with ISIC.
 *
 * Fails with `unknown-code` when the table does not hold the code.
 *
 * @param code of any level; left out, the top of the table
 * @example
 * const place = browseCodes(tables, 'NAICS');
 * if (place.ok) place.value.children[0]?.title; // 'Agriculture, Forestry, Fishing and Hunting'
 */
export function browseCodes(
  tables: CodeTables,
  type: LookupType,
  code?: string,
): Result<CodePlace, ClassificationFailure> {
  if (code === undefined) return success(topOf(tables, type));
  return lookUpInTable(tables, type, code);
}

function topOf(tables: CodeTables, type: LookupType): CodePlace {
  const system = systemOfLookup[type];
  const top = tables.entries(system).filter(({ parent }) => parent === null);
  const children = type === 'UKSIC' ? ukSicSections(tables) : childCodes(tables, system, top);
  return {
    system,
    code: null,
    title: null,
    path: [],
    children,
    indexTerms: [],
    concordances: [],
    notes: [],
  };
}
