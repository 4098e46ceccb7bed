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
  takeProbabilities(lists);
  linkShares(tables, ['sic', sic], ['naics', naics], sicNaics);
  linkShares(tables, ['sic', sic], ['isic', isic], sicIsic);
  linkShares(tables, ['naics', naics], ['isic', isic], naicsIsic);
  const best = likeliestSet(sic.length, naics.length, isic.length);
  const together = {} as Record<CodeSystem, readonly RankedCode[]>;
  for (const system of codeSystems) together[system] = ranked[system];
  industrySystems.forEach((system, at) => {
    together[system] = reordered(ranked[system], worth[at] as Float64Array, best[at] ?? 0);
  });
  return together;
}

/** Rows of {@link weighed} figures, used answer after answer: fresh arrays each time cost more than the sums. */
const rows = () =>
  [1, 2, 3].map(() => new Float64Array(weighed)) as [Float64Array, Float64Array, Float64Array];
const likely = rows();
const worth = rows();
const sicNaics = new Float64Array(weighed * weighed);
const sicIsic = new Float64Array(weighed * weighed);
const naicsIsic = new Float64Array(weighed * weighed);

function takeProbabilities(lists: readonly (readonly RankedCode[])[]): void {
  lists.forEach((list, system) => {
    worth[system]?.fill(0);
    list.forEach(({ probability }, at) => {
      (likely[system] as Float64Array)[at] = probability;
    });
  });
}

/** The likeliest set, as places in the three lists; what each code is worth over all sets is left in {@link worth}. */
function likeliestSet(sicCount: number, naicsCount: number, isicCount: number): readonly number[] {
  const [ofSic, ofNaics, ofIsic] = likely;
  const [worthSic, worthNaics, worthIsic] = worth;
  const best = [0, 0, 0];
  let bestChance = 0;
  for (let s = 0; s < sicCount; s++) {
    for (let n = 0; n < naicsCount; n++) {
      const both = (ofSic[s] as number) * (ofNaics[n] as number);
      const toNaics = sicNaics[s * weighed + n] as number;
      for (let i = 0; i < isicCount; i++) {
        const throughNaics = toNaics * (naicsIsic[n * weighed + i] as number);
        const link = throughNaics === 1 ? 1 : throughNaics * (sicIsic[s * weighed + i] as number);
        const chance = both * (ofIsic[i] as number) * link;
        worthSic[s] = (worthSic[s] as number) + chance;
        worthNaics[n] = (worthNaics[n] as number) + chance;
        worthIsic[i] = (worthIsic[i] as number) + chance;
        if (chance <= bestChance) continue;
        bestChance = chance;
        best[0] = s;
        best[1] = n;
        best[2] = i;
      }
    }
  }
  return best;
}

/** The chosen code first with its share over all sets; the others keep their order and share what is left. */
function reordered(list: readonly RankedCode[], worths: Float64Array, chosen: number): readonly RankedCode[] {
  const first = list[chosen];
  if (chosen === 0 || !first) return list;
  const all = worths.reduce((sum, each) => sum + each, 0) || 1;
  const weighedTogether = list.slice(0, weighed).reduce((sum, { probability }) => sum + probability, 0);
  const probability = (weighedTogether * (worths[chosen] ?? 0)) / all;
  const left = (1 - probability) / (1 - first.probability || 1);
  const rest = list.filter((code) => code !== first);
  return [
    { ...first, probability },
    ...rest.map((code) => ({ ...code, probability: code.probability * left })),
  ];
}

type CodesOf = readonly [IndustrySystem, readonly RankedCode[]];

/** Whether an official link joins the codes of two systems: a row for each of the first, a figure for each of the second. */
function linkShares(
  tables: CodeTables,
  [one, from]: CodesOf,
  [other, to]: CodesOf,
  shares: Float64Array,
): void {
  for (let row = 0; row < from.length; row++) {
    const links = tables.links(one, from[row]?.code ?? '', other);
    for (let column = 0; column < to.length; column++) {
      const code = to[column]?.code;
      const isJoined = links.some((link) => link.code === code);
      shares[row * weighed + column] = isJoined ? 1 : unlinkedShare;
    }
  }
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
