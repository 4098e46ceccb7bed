import { codeSystems, type TaxonomySystem } from '../classification.ts';
import type { CodeEntry, CodeTables } from '../code-tables.port.ts';
import { searchCodes } from '../search-codes.ts';
import type { NearCode } from './code-explanation.ts';
import { codeWords, likeness, overlap, titleWords } from './code-words.ts';
import { type DescribedCode, describeDifference } from './describe-difference.ts';
import { codesBeside } from './family.ts';
import { linkedCodes } from './linked-codes.ts';
import { wordRarity } from './word-rarity.ts';

const mostBeside = 6;
const mostElsewhere = 4;
/** How many codes a search for the title is asked for: the code itself, its family and its levels are among them. */
const mostSearched = 16;
/** Some classes share a counterpart with hundreds; those with the likest titles are looked at closely. */
const mostCompared = 24;
/** Codes that share a counterpart and less than this of their words are different trades of one broad class. */
const leastLikeness = 0.1;
/** Without a shared counterpart the titles must say nearly the same. */
const leastTitleLikeness = 0.4;

/** The codes of the same table that are easily taken for one: those beside it, and those elsewhere that are like it. */
export function nearCodes(tables: CodeTables, system: TaxonomySystem, entry: CodeEntry): readonly NearCode[] {
  const rarity = wordRarity(tables, system);
  const describe = (one: CodeEntry): DescribedCode => ({ entry: one, words: codeWords(tables, system, one) });
  const here = describe(entry);
  const family = codesBeside(tables, system, entry.code);
  const shared = linkedCodes(tables, system, entry.code);
  const like = ({ words }: DescribedCode) => likeness(here.words, words, rarity);
  const isLike = (there: DescribedCode) =>
    shared.has(there.entry.code)
      ? like(there) >= leastLikeness
      : overlap(here.words.title, there.words.title, rarity) >= leastTitleLikeness;
  const nearest = (codes: readonly CodeEntry[]) => mostLike(codes.map(describe), like);
  const beside = nearest(family).slice(0, mostBeside);
  const byTitle = ({ title }: CodeEntry) => overlap(here.words.title, titleWords(title), rarity);
  const others = outside(tables, system, entry, [...shared.keys()], family)
    .map((one) => ({ one, like: byTitle(one) }))
    .sort((left, right) => right.like - left.like)
    .slice(0, mostCompared)
    .map(({ one }) => one);
  const elsewhere = nearest(others).filter(isLike).slice(0, mostElsewhere);
  const near = (relation: NearCode['relation'], there: DescribedCode): NearCode => {
    const { code, title } = there.entry;
    const both = shared.get(code);
    const difference = describeDifference(tables, system, here, there);
    const isLinked = relation === 'elsewhere' && both !== undefined;
    return {
      code,
      title,
      relation,
      difference: isLinked ? `${both} covers both. ${difference}` : difference,
    };
  };
  return [
    ...beside.map((there) => near('beside', there)),
    ...elsewhere.map((there) => near('elsewhere', there)),
  ];
}

function mostLike(
  codes: readonly DescribedCode[],
  like: (code: DescribedCode) => number,
): readonly DescribedCode[] {
  return codes
    .map((there) => ({ there, likeness: like(there) }))
    .sort((left, right) => right.likeness - left.likeness)
    .map(({ there }) => there);
}

/** Codes of the same level outside the family: those with a shared counterpart, and those a search for the title finds. */
function outside(
  tables: CodeTables,
  system: TaxonomySystem,
  entry: CodeEntry,
  linked: readonly string[],
  family: readonly CodeEntry[],
): readonly CodeEntry[] {
  const known = new Set([entry.code, ...family.map(({ code }) => code)]);
  const searched = codeSystems.find((one) => one === system);
  const found = searched ? searchCodes(tables, entry.title, searched, mostSearched) : [];
  return [...new Set([...linked, ...found.map(({ code }) => code)])]
    .filter((code) => !known.has(code))
    .map((code) => tables.entry(system, code))
    .filter((one) => one !== null)
    .filter(({ level }) => level === entry.level);
}
