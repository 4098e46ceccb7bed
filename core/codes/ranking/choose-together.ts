import { type CodeSystem, codeSystems } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { type IndustrySystem, industrySystems } from './concordance-support.ts';
import type { RankedCode, RankedSystems } from './rank-codes.ts';

/** Codes of each system that are weighed together. */
const weighed = 8;
/** How likely the right codes of two systems are without an official link between them, beside with one. */
const unlinkedShare = 0.1;
const pairs = [
  ['naics', 'isic'],
  ['sic', 'naics'],
  ['sic', 'isic'],
] as const;

/** Pairs of systems whose first codes no official link joins. */
export function unlinkedPairs(
  tables: CodeTables,
  first: Readonly<Partial<Record<CodeSystem, string>>>,
): readonly (readonly [IndustrySystem, IndustrySystem])[] {
  const unlinked = pairs.filter(([one, other]) => {
    const [from, to] = [first[one], first[other]];
    return from !== undefined && to !== undefined && !isLinked(tables, one, from, other, to);
  });
  // SIC and ISIC have no official table of their own: a way through NAICS joins them.
  const onlyDerived = unlinked.length === 1 && unlinked[0]?.[0] === 'sic' && unlinked[0][1] === 'isic';
  return first.naics !== undefined && onlyDerived ? [] : unlinked;
}

/**
 * Chooses the first codes of SIC, NAICS and ISIC as one set, so that they name one business: of all sets of their best
 * codes the one that is likeliest when codes without an official link between them seldom are right together. The
 * others keep their order.
 */
export function chooseTogether(tables: CodeTables, ranked: RankedSystems): RankedSystems {
  const lists = industrySystems.map((system) => ranked[system].slice(0, weighed));
  if (lists.some((list) => list.length === 0)) return ranked;
  const [sic = [], naics = [], isic = []] = lists;
  const naicsIsic = linkShares(tables, 'naics', naics, 'isic', isic);
  const sicNaics = linkShares(tables, 'sic', sic, 'naics', naics);
  const sicIsic = linkShares(tables, 'sic', sic, 'isic', isic);
  const worth = lists.map((list) => new Float64Array(list.length));
  const [worthSic, worthNaics, worthIsic] = worth as [Float64Array, Float64Array, Float64Array];
  let bestChance = 0;
  let best = [0, 0, 0];
  // Five hundred sets an answer: plain loops, or what they leave behind would cost more than they do.
  for (let s = 0; s < sic.length; s++) {
    for (let n = 0; n < naics.length; n++) {
      const both = (sic[s]?.probability ?? 0) * (naics[n]?.probability ?? 0);
      const toNaics = sicNaics[s]?.[n] ?? 0;
      for (let i = 0; i < isic.length; i++) {
        const throughNaics = toNaics * (naicsIsic[n]?.[i] ?? 0);
        const link = throughNaics === 1 ? 1 : throughNaics * (sicIsic[s]?.[i] ?? 0);
        const chance = both * (isic[i]?.probability ?? 0) * link;
        worthSic[s] = (worthSic[s] ?? 0) + chance;
        worthNaics[n] = (worthNaics[n] ?? 0) + chance;
        worthIsic[i] = (worthIsic[i] ?? 0) + chance;
        if (chance > bestChance) {
          bestChance = chance;
          best = [s, n, i];
        }
      }
    }
  }
  const together = {} as Record<CodeSystem, readonly RankedCode[]>;
  for (const system of codeSystems) together[system] = ranked[system];
  industrySystems.forEach((system, at) => {
    together[system] = reordered(ranked[system], worth[at] ?? new Float64Array(), best[at] ?? 0);
  });
  return together;
}

/** The chosen code first with its share over all sets; the others keep their order and share what is left. */
function reordered(list: readonly RankedCode[], worth: Float64Array, chosen: number): readonly RankedCode[] {
  const first = list[chosen];
  if (chosen === 0 || !first) return list;
  const all = worth.reduce((sum, each) => sum + each, 0) || 1;
  const weighedTogether = list.slice(0, worth.length).reduce((sum, { probability }) => sum + probability, 0);
  const probability = (weighedTogether * (worth[chosen] ?? 0)) / all;
  const left = (1 - probability) / (1 - first.probability || 1);
  const rest = list.filter((code) => code !== first);
  return [
    { ...first, probability },
    ...rest.map((code) => ({ ...code, probability: code.probability * left })),
  ];
}

function linkShares(
  tables: CodeTables,
  one: IndustrySystem,
  from: readonly RankedCode[],
  other: IndustrySystem,
  to: readonly RankedCode[],
): readonly (readonly number[])[] {
  return from.map(({ code }) => {
    const links = tables.links(one, code, other);
    return to.map((target) => (links.some((link) => link.code === target.code) ? 1 : unlinkedShare));
  });
}

function isLinked(
  tables: CodeTables,
  one: IndustrySystem,
  from: string,
  other: IndustrySystem,
  to: string,
): boolean {
  return tables.links(one, from, other).some(({ code }) => code === to);
}
