import type { GivenAnswer } from './clarified-ranking.ts';
import type { Role } from './roles.ts';

/** What can be done with a thing, in the words of the tables. */
export const thingRoles: Readonly<Partial<Record<Role, string>>> = {
  make: 'manufacturing',
  wholesale: 'wholesale',
  retail: 'shop',
  hire: 'hire',
  repair: 'repair',
};

/** What the answers add to a word that names only a thing; empty where they say nothing of the kind. */
export function wordsOfAnswers(answered: readonly GivenAnswer[]): string {
  return answered
    .map(({ facet, option }) => (facet.id === 'role' ? (thingRoles[option as Role] ?? '') : ''))
    .filter((words) => words !== '')
    .join(' ');
}
