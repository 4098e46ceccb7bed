import type { CodeTables } from '../code-tables.port.ts';
import type { Facet } from './facet.ts';
import { lineFacet } from './line-facet.ts';
import { roleFacet } from './role-facet.ts';

const kept = new WeakMap<CodeTables, readonly Facet[]>();

/** The questions there are; where two tell as much, the first of them is asked. */
export function facetsOf(tables: CodeTables): readonly Facet[] {
  const known = kept.get(tables);
  if (known) return known;
  const facets = [roleFacet(tables), lineFacet(tables)];
  kept.set(tables, facets);
  return facets;
}
