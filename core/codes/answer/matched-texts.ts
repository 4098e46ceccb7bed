import type { CodeSystem } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { evidenceOf } from '../ranking/evidence.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';
import type { RankedCode } from '../ranking/rank-codes.ts';
import { knownStemsOf } from '../text/known-stems.ts';

/** The words of the description and the official texts that led to a code, the words first. */
export function matchedTexts(
  tables: CodeTables,
  found: FoundCodes,
  system: CodeSystem,
  ranked: RankedCode,
): string[] {
  const texts: string[] = [];
  const trade = found.trades.find((match) => match.trade.codes[system].includes(ranked.code));
  if (trade && (trade.strength > 0.3 || trade.probability > 0.3)) texts.push(trade.trade.name);
  if (ranked.bestText !== null && evidenceOf(ranked, 'coverage') > 0.12) {
    const entry = tables.entry(system, ranked.code);
    const text =
      ranked.bestText === 0 ? entry?.title : tables.indexTerms(system, ranked.code)[ranked.bestText - 1];
    if (text) texts.push(text);
  }
  return [...matchedWords(found, texts), ...texts];
}

/** Words that are shown beside a code; more would not be read. */
const mostWords = 6;

/** Words as the visitor wrote them that occur in the texts. */
export function matchedWords(found: FoundCodes, texts: readonly string[]): string[] {
  const words = new Set<string>();
  if (texts.length === 0) return [];
  const stems = texts.map(knownStemsOf);
  for (const { stem, written } of differentWords(found)) {
    if (stems.some((ofText) => ofText.includes(stem))) words.add(written);
    if (words.size === mostWords) break;
  }
  return [...words];
}

interface WrittenWord {
  readonly stem: string;
  readonly written: string;
}

const known = new WeakMap<FoundCodes, readonly WrittenWord[]>();

/** The words of a description in small letters, each once; forty codes ask for them. */
function differentWords(found: FoundCodes): readonly WrittenWord[] {
  const before = known.get(found);
  if (before) return before;
  const words = new Map<string, WrittenWord>();
  for (const { stem, surface } of found.searched) {
    const written = surface.toLowerCase();
    words.set(`${stem} ${written}`, { stem, written });
  }
  const different = [...words.values()];
  known.set(found, different);
  return different;
}
