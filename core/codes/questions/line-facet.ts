import type { CodeSystem } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { type Belonging, type Facet, remembered } from './facet.ts';

/** The level of ISIC whose 238 titles people tell apart: classes are too many, divisions too wide. */
const groupLevel = 3;
const nothing: Belonging = new Map();

/** The line of business: a group of ISIC, to which the official concordances lead from NAICS and SIC. */
export function lineFacet(tables: CodeTables): Facet {
  return {
    id: 'line',
    text: 'Which of these comes closest to the business?',
    label: (option) => {
      const entry = tables.entry('isic', option);
      return entry?.level === groupLevel ? entry.title : null;
    },
    belonging: remembered((system, code) => groupsOfCode(tables, system, code)),
  };
}

/** CPV has no official link to the others, so it tells nothing. */
function groupsOfCode(tables: CodeTables, system: CodeSystem, code: string): Belonging {
  if (system === 'cpv') return nothing;
  const classes = system === 'isic' ? [code] : tables.links(system, code, 'isic').map((link) => link.code);
  const counts = new Map<string, number>();
  for (const each of classes) {
    const group = tables.path('isic', each).find(({ level }) => level === groupLevel);
    if (group) counts.set(group.code, (counts.get(group.code) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return new Map([...counts].map(([group, count]) => [group, count / most]));
}
