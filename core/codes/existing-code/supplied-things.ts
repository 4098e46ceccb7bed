import { type CodeSuggestion, type CodeSystem, codeSystems, type TaxonomySystem } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';

/** A CPV code that everyday trades of a typed industry code sell. */
export interface SuppliedThing {
  readonly code: string;
  /** Its share of all that these trades sell; the shares add up to 1. */
  readonly share: number;
  /** The trade that speaks for it most. */
  readonly trade: string;
}

/** What the second, third and later industry code of a list count beside the first. */
const placeShare = [1, 0.5, 0.3, 0.2, 0.1];
/** The typed code says more than those that follow from it by concordance. */
const typedWeight = 2;
/** How fast the CPV codes of a trade count less. */
const fallOfCpv = 0.4;

const shareAt = (place: number): number => placeShare[place] ?? 0;

/**
 * What businesses with these industry codes could sell to a public buyer, best first: CPV has no official
 * concordance, but the lexicon states for every everyday trade both its industry codes and its CPV codes.
 * @param typed the system of the code that was given
 */
export function suppliedThings(
  tables: CodeTables,
  lists: Readonly<Record<CodeSystem, readonly CodeSuggestion[]>>,
  typed: TaxonomySystem,
): readonly SuppliedThing[] {
  const votes = new Map<string, { sum: number; strongest: number; trade: string }>();
  for (const trade of tables.retrieval().trades) {
    const weight = agreement(trade.codes, lists, typed);
    if (weight === 0) continue;
    trade.codes.cpv.forEach((code, place) => {
      const vote = weight ** 2 / (1 + fallOfCpv * place);
      const known = votes.get(code);
      votes.set(code, {
        sum: (known?.sum ?? 0) + vote,
        strongest: Math.max(known?.strongest ?? 0, vote),
        trade: known && known.strongest >= vote ? known.trade : trade.name,
      });
    });
  }
  const total = [...votes.values()].reduce((all, { sum }) => all + sum, 0);
  return [...votes]
    .map(([code, { sum, trade }]) => ({ code, share: sum / total, trade }))
    .sort((one, other) => other.share - one.share);
}

/** How well the industry codes of a trade agree with those of the answer. */
function agreement(
  codes: Readonly<Record<CodeSystem, readonly string[]>>,
  lists: Readonly<Record<CodeSystem, readonly CodeSuggestion[]>>,
  typed: TaxonomySystem,
): number {
  let sum = 0;
  for (const system of codeSystems) {
    if (system === 'cpv') continue;
    let best = 0;
    lists[system].forEach(({ code }, place) => {
      const at = codes[system].indexOf(code);
      if (at >= 0) best = Math.max(best, shareAt(place) * shareAt(at));
    });
    if (system === typed && best === 0) return 0;
    sum += best * (system === typed ? typedWeight : 1);
  }
  return sum;
}
