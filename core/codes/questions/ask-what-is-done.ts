import type { ClarifyingQuestion } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { industrySystems } from '../ranking/concordance-support.ts';
import { type FoundCodes, findCodes } from '../ranking/find-codes.ts';
import type { RankedSystems } from '../ranking/rank-codes.ts';
import { askedUkSic } from '../uk-sic/asked-uk-sic.ts';
import { optionOf, questionOf } from './question-options.ts';
import { roleFacet } from './role-facet.ts';
import { rolesOfCode } from './role-of-code.ts';
import type { Role } from './roles.ts';
import { thingRoles } from './thing-roles.ts';

/** Share of the evidence from which on a role is worth a search of its own. */
const leastShare = 0.02;
/** An answer after the likeliest has to lead to one industry this surely. */
const plain = 0.6;

/**
 * The question about a word that only names a thing: whether the business makes it, sells it, hires it out or mends
 * it. Null where fewer than two answers lead to an industry of their own.
 */
export function askWhatIsDone(tables: CodeTables, found: FoundCodes): ClarifyingQuestion | null {
  const facet = roleFacet(tables);
  const asked = askedUkSic(found);
  const options = likelyRoles(found.systems).flatMap((option, at) => {
    const answer = { facet, option };
    const { systems } = findCodes(tables, found.description, [answer]);
    const [first] = systems.naics;
    if (!first || facet.belonging('naics', first.code).get(option) !== 1) return [];
    return at === 0 || first.probability >= plain ? [optionOf(tables, answer, systems, asked)] : [];
  });
  return questionOf(facet, options);
}

/** What is done with things by the businesses that were found, likeliest first. */
function likelyRoles(systems: RankedSystems): readonly Role[] {
  const shares = new Map<Role, number>();
  for (const system of industrySystems) {
    for (const { code, probability } of systems[system]) {
      for (const role of rolesOfCode(system, code)) {
        shares.set(role, (shares.get(role) ?? 0) + probability / industrySystems.length);
      }
    }
  }
  return [...shares]
    .filter(([role, share]) => thingRoles[role] !== undefined && share >= leastShare)
    .sort(([, one], [, other]) => other - one)
    .map(([role]) => role);
}
