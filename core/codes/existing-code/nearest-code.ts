import type { TaxonomySystem } from '../classification.ts';
import type { CodeEntry, CodeTables } from '../code-tables.port.ts';
import { cpvByDigits } from './find-cpv.ts';
import { fullLevel } from './system-names.ts';

/** How many digits a full code has. */
const codeLength = { sic: 4, naics: 6, isic: 4, uksic: 5 } as const;

/**
 * The valid code that lies nearest to one that does not exist: the longest run of equal digits from the left,
 * because the left digits are the hierarchy, then the smallest difference. For CPV the deepest existing code
 * above it. Null when not even the first digit fits.
 */
export function nearestCode(tables: CodeTables, system: TaxonomySystem, digits: string): CodeEntry | null {
  return system === 'cpv' ? nearestCpv(tables, digits) : nearestIndustry(tables, system, digits);
}

function nearestIndustry(
  tables: CodeTables,
  system: Exclude<TaxonomySystem, 'cpv'>,
  digits: string,
): CodeEntry | null {
  const length = codeLength[system];
  const wanted = Number(digits.slice(0, length).padEnd(length, '0'));
  let best: CodeEntry | null = null;
  let bestShared = 0;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const entry of tables.entries(system)) {
    if (entry.level !== fullLevel[system]) continue;
    const shared = sharedStart(entry.code, digits);
    const distance = Math.abs(Number(entry.code) - wanted);
    if (shared > bestShared || (shared === bestShared && shared > 0 && distance < bestDistance)) {
      best = entry;
      bestShared = shared;
      bestDistance = distance;
    }
  }
  return best;
}

function nearestCpv(tables: CodeTables, digits: string): CodeEntry | null {
  const byDigits = cpvByDigits(tables);
  for (let length = Math.min(8, digits.length); length >= 2; length--) {
    const above = byDigits.get(digits.slice(0, length).padEnd(8, '0'));
    if (above) return above;
  }
  return null;
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
