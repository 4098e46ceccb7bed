import type { CodeSystem } from '../classification.ts';
import { roleBeginnings } from './role-beginnings.ts';
import type { Role } from './roles.ts';

/** Who may sell what CPV calls goods. */
const rolesOfGoods: readonly Role[] = ['grow', 'extract', 'make', 'wholesale', 'retail', 'hire'];
/** Divisions of CPV from this one on are works and services, software aside. */
const firstService = '45';

type RolesByBeginning = ReadonlyMap<string, readonly Role[]>;

const rolesByBeginning = Object.fromEntries(
  Object.entries(roleBeginnings).map(([system, beginnings]) => [system, byBeginning(beginnings)]),
) as Record<CodeSystem, RolesByBeginning>;

/**
 * The roles that the number of a code stands for; none where it does not tell.
 *
 * @example
 * rolesOfCode('naics', '445291'); // ['retail']
 */
export function rolesOfCode(system: CodeSystem, code: string): readonly Role[] {
  for (let length = 5; length > 0; length--) {
    const roles = rolesByBeginning[system].get(code.slice(0, length));
    if (roles) return roles;
  }
  return system === 'cpv' && code < firstService ? rolesOfGoods : [];
}

function byBeginning(beginnings: Partial<Readonly<Record<Role, string>>>): RolesByBeginning {
  const known = new Map<string, Role[]>();
  for (const [role, text] of Object.entries(beginnings) as [Role, string][]) {
    for (const beginning of text.split(' ')) {
      known.set(beginning, [...(known.get(beginning) ?? []), role]);
    }
  }
  return known;
}
