import { listInWords } from '../../text/list-in-words.ts';
import type { TaxonomySystem } from '../classification.ts';
import type { CodeEntry, CodeTables } from '../code-tables.port.ts';
import { rolesOfCode } from '../questions/role-of-code.ts';
import { type Role, roleLabels } from '../questions/roles.ts';
import { isCatchAll } from '../ranking/item-traits.ts';
import { stemsOf, tokenise } from '../text/tokenise.ts';
import type { CodeWords } from './code-words.ts';

const mostNamed = 3;
/** A longer term is a sentence of conditions and not a name. */
const longestTerm = 60;
/** A term of which less is new says nearly the same as the other code. */
const leastNew = 0.5;

/** A code with its words. */
export interface DescribedCode {
  readonly entry: CodeEntry;
  readonly words: CodeWords;
}

/**
 * Says how another code differs from the one that is explained: by who it is for, where the numbers tell, and by
 * what the official index lists under it alone. Where the texts tell nothing more than the titles do, that is said.
 */
export function describeDifference(
  tables: CodeTables,
  system: TaxonomySystem,
  here: DescribedCode,
  there: DescribedCode,
): string {
  const sentences = [...byResidue(there), ...byRole(tables, system, here.entry.code, there.entry.code)];
  const named = termsOfItsOwn(here.words, there.words);
  if (named.length > 0) sentences.push(`Its own list names ${listInWords(named)}.`);
  else sentences.push(...byTitle(here, there));
  return sentences.length > 0
    ? sentences.join(' ')
    : 'The official tables tell the two apart by title alone.';
}

function byResidue({ entry }: DescribedCode): string[] {
  return isCatchAll(entry.title) ? ['It takes what the codes beside it do not name.'] : [];
}

function byRole(tables: CodeTables, system: TaxonomySystem, here: string, there: string): string[] {
  const [role, second] = rolesIn(tables, system, there);
  const [own, another] = rolesIn(tables, system, here);
  if (!role || !own || second || another || role === own) return [];
  const [its, mine] = [lowerFirst(roleLabels[role]), lowerFirst(roleLabels[own])];
  return [`It stands among those who ${its}; this one among those who ${mine}.`];
}

function rolesIn(tables: CodeTables, system: TaxonomySystem, code: string): readonly Role[] {
  if (system !== 'uksic') return rolesOfCode(system, code);
  const [ofIsic] = tables.links('uksic', code, 'isic');
  return ofIsic ? rolesOfCode('isic', ofIsic.code) : [];
}

/** Short terms of the other code whose words are mostly not those of this one, in the order of the index. */
function termsOfItsOwn(here: CodeWords, there: CodeWords): string[] {
  const named: string[] = [];
  const seen = new Set<string>();
  for (const term of there.terms) {
    if (named.length === mostNamed) break;
    const stems = stemsOf(term);
    const fresh = stems.filter((stem) => !here.all.has(stem));
    if (term.length > longestTerm || stems.length === 0 || fresh.length / stems.length < leastNew) continue;
    if (fresh.every((stem) => seen.has(stem))) continue;
    for (const stem of fresh) seen.add(stem);
    named.push(`“${term}”`);
  }
  return named;
}

function byTitle(here: DescribedCode, there: DescribedCode): string[] {
  const fresh = tokenise(there.entry.title).filter(({ stem }) => stem !== '' && !here.words.title.has(stem));
  const words = [...new Set(fresh.map(({ word }) => `“${word}”`))].slice(0, mostNamed);
  return words.length > 0 ? [`Its title speaks of ${listInWords(words)}.`] : [];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
