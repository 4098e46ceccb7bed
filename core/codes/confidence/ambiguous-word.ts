import type { CodeTables } from '../code-tables.port.ts';
import type { Trade } from '../lexicon/trades.ts';
import { type IndustrySystem, industrySystems } from '../ranking/concordance-support.ts';
import type { RetrievalData } from '../retrieval/retrieval-data.ts';
import { stemsOf } from '../text/tokenise.ts';

/** Words that say what is done with a thing, and not which thing. */
const deeds = new Set(
  stemsOf(
    `manufacturing wholesale retail merchant growing production products making store shop dealer service installation
    repair rental hiring leasing trade sales broker agent contractor farming activities operating processing mining`,
  ),
);
/** From this many industries on, a word ends the names of trades that have only their way of working in common. */
const manyIndustries = 3;
/** A word may stand in this many terms before the rest is taken to be like them. */
const mostTerms = 600;

/**
 * Whether one word stands for different businesses, so that nothing else can be read from it: official terms that say
 * nothing but this word lie in several sections of two or more systems ("bolts" are made and dealt in, a "nursery" has
 * plants or children), it names a way of working that trades of many industries share ("consultancy"), or trades of
 * different sections go by it (a "chippy" fries fish or hangs doors). Who says what they are ("plasterer") says what
 * they do with the thing.
 */
export function isAmbiguousWord(tables: CodeTables, stem: string, written: string): boolean {
  const data = tables.retrieval();
  const word = written.toLowerCase();
  if (isWayOfWorking(data.trades, stem, word) || namesSeveral(tables, data.trades, word)) return true;
  if (isWhoDoesIt(data.trades, word)) return false;
  const scattered = industrySystems.filter((system) => sectionsOf(tables, data, system, stem).size > 1);
  return scattered.length > 1;
}

function sectionsOf(
  tables: CodeTables,
  { index }: RetrievalData,
  system: IndustrySystem,
  stem: string,
): ReadonlySet<string> {
  const { texts, itemOfText, firstText, keys } = index.collections[system];
  const word = index.numberOf.get(stem);
  const sections = new Set<string>();
  if (word === undefined) return sections;
  const from = texts.start[word] ?? 0;
  const to = Math.min(texts.start[word + 1] ?? 0, from + mostTerms);
  for (let at = from; at < to; at++) {
    const text = texts.document[at] ?? 0;
    const item = itemOfText[text] ?? 0;
    const code = keys[item] ?? '';
    const place = text - (firstText[item] ?? 0);
    const title = tables.entry(system, code)?.title ?? '';
    const term = place === 0 ? title : (tables.indexTerms(system, code)[place - 1] ?? '');
    if (isNothingBut(term, stem)) sections.add(tables.path(system, code)[0]?.code ?? '');
  }
  return sections;
}

/** The first part of a term names the thing: `Bolts, metal, manufacturing`. */
function isNothingBut(term: string, stem: string): boolean {
  const thing = stemsOf(term.split(/[,(:;]/, 1)[0] ?? '').filter((each) => !deeds.has(each));
  return thing.length === 1 && thing[0] === stem;
}

function isWayOfWorking(trades: readonly Trade[], stem: string, written: string): boolean {
  const industries = new Set<string>();
  const last = endingsOf(trades);
  for (const [at, { name, codes }] of trades.entries()) {
    if (name === written) return false;
    if (codes.naics[0] !== undefined && last[at] === stem) industries.add(codes.naics[0]);
  }
  return industries.size >= manyIndustries;
}

const endings = new WeakMap<readonly Trade[], readonly string[]>();

/** The last stem of the name of each trade; a batch of single words asks for them again and again. */
function endingsOf(trades: readonly Trade[]): readonly string[] {
  const known = endings.get(trades);
  if (known) return known;
  const found = trades.map(({ name }) => stemsOf(name).at(-1) ?? '');
  endings.set(trades, found);
  return found;
}

/** Whether trades of different sections go by the word. */
function namesSeveral(tables: CodeTables, trades: readonly Trade[], written: string): boolean {
  const named = trades.filter(({ name, phrases }) => name === written || phrases.includes(written));
  return new Set(named.map(({ codes }) => tables.path('naics', codes.naics[0] ?? '')[0]?.code)).size > 1;
}

/** Endings of words for somebody who does a thing. */
const agent = /(?:er|or|ist|ian|smith|wright|man|woman)s?$/;

/** Whether the word names somebody who works at a trade: `plasterer and drywaller`, `house builder`. */
export function isWhoDoesIt(trades: readonly Trade[], written: string): boolean {
  if (!agent.test(written)) return false;
  const one = written.replace(/s$/, '');
  return trades.some(({ name }) =>
    name.split(/ and |, | or /).some((each) => each.split(' ').at(-1) === one),
  );
}
