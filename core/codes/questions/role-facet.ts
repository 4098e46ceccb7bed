import type { CodeSystem } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { industrySystems } from '../ranking/concordance-support.ts';
import { type Belonging, type Facet, remembered } from './facet.ts';
import { rolesOfCode } from './role-of-code.ts';
import { isRole, roleLabels } from './roles.ts';

/** How far a code belongs to a role that only its counterparts in the other systems have. */
const mostByLinks = 0.2;

/** What the business does: makes, sells, hires out, repairs … */
export function roleFacet(tables: CodeTables): Facet {
  return {
    id: 'role',
    text: 'What does the business mainly do?',
    label: (option) => (isRole(option) ? roleLabels[option] : null),
    belonging: remembered((system, code) => rolesAmongSystems(tables, system, code)),
  };
}

/** A shop that bakes is a maker in one system and a retailer in another, so its owner may say either. */
function rolesAmongSystems(tables: CodeTables, system: CodeSystem, code: string): Belonging {
  const own = new Set<string>(rolesOfCode(system, code));
  const belonging = new Map([...own].map((role) => [role, 1]));
  if (system === 'cpv') return belonging;
  for (const to of industrySystems.filter((each) => each !== system)) {
    const links = tables.links(system, code, to);
    for (const role of links.flatMap((link) => rolesOfCode(to, link.code))) {
      if (own.has(role)) continue;
      const share = (belonging.get(role) ?? 0) + mostByLinks / links.length;
      belonging.set(role, Math.min(mostByLinks, share));
    }
  }
  return belonging;
}
