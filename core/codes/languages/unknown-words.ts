import type { CodeTables } from '../code-tables.port.ts';
import { isStopWord } from '../text/stop-words.ts';
import { searchStem } from '../text/tokenise.ts';
import { hasLettersOf, isFunctionWord, type OtherLanguage, otherLanguages } from './detect-language.ts';
import { type LetterModel, letterModel, plainWords } from './letter-model.ts';
import { namedTrade } from './trade-words.ts';

interface WrittenLanguage {
  readonly language: OtherLanguage;
  readonly letters: LetterModel;
  /** The words of the official titles. */
  readonly words: ReadonlySet<string>;
}

interface Languages {
  readonly english: LetterModel;
  readonly others: readonly WrittenLanguage[];
}

/** Longer texts have enough frequent words to be told by. */
const longest = 200;
/** Share of the words that no English table knows from which on a text may be of another language. */
const leastUnknown = 0.5;
/**
 * How much likelier the letters must be in the other language, for one word; more words need less each. Of three
 * thousand short beginnings of CPV titles in seven languages that English does not know 73 in a hundred are told at
 * this, and of three thousand English phrases with an error in every word 1.3.
 */
const leastMargin = 0.7;
/** Below this mean logarithm letters are like those of no language: "lkjsdf". */
const leastLikelihood = -3;
/** What a word of the official titles adds, and a frequent word, a letter that only this language has, or any accent. */
const forTitleWord = 0.5;
const forSign = 0.35;

/**
 * The language of a few words that English tables do not know, by their letters: "Panadería artesanal". Null where it
 * is English with errors, a name or no language.
 */
export function languageOfUnknownWords(tables: CodeTables, text: string): OtherLanguage | null {
  if (text === '' || text.length > longest) return null;
  const { index, synonyms } = tables.retrieval();
  const words = plainWords(text).filter((word) => !isStopWord(word));
  const isKnown = (stem: string): boolean => index.numberOf.has(stem) || synonyms.has(stem);
  const unknown = words.filter((word) => !isKnown(searchStem(word)));
  if (unknown.length === 0 || unknown.length < leastUnknown * words.length) return null;
  const named = namedTrade(tables, text, null);
  // What English knows as well, such as "gelateria", names its trade there; "Dachdecker Consulting" may be anybody.
  const isForeign = (word: string): boolean => unknown.includes(word);
  if (named?.words.some(isForeign) && named.unread.every(isForeign)) return named.language;
  const { english, others } = languagesOf(tables);
  const inEnglish = english.likelihood(unknown);
  let best: { readonly language: OtherLanguage; readonly margin: number } | null = null;
  for (const { language, letters, words: known } of others) {
    const likelihood = letters.likelihood(unknown);
    if (likelihood < leastLikelihood) continue;
    const titled = unknown.filter((word) => known.has(word)).length / unknown.length;
    const each = likelihood - inEnglish + forTitleWord * titled;
    const margin = each * Math.sqrt(unknown.length) + forSign * signsOf(language, text);
    if (margin >= Math.max(leastMargin, best?.margin ?? 0)) best = { language, margin };
  }
  return best?.language ?? null;
}

/** English leaves accents to words that its tables know. */
const accented = /[^\p{ASCII}\P{L}]/u;

function signsOf(language: OtherLanguage, text: string): number {
  const frequent = plainWords(text).filter((word) => isFunctionWord(language, word)).length;
  return frequent + (hasLettersOf(language, text) ? 1 : 0) + (accented.test(text) ? 1 : 0);
}

const kept = new WeakMap<CodeTables, Languages>();

/** Learned from the official titles when the first such text comes: half a second once. */
function languagesOf(tables: CodeTables): Languages {
  const known = kept.get(tables);
  if (known) return known;
  const titles = (['naics', 'isic'] as const).flatMap((system) => tables.entries(system));
  const trades = tables.retrieval().trades.flatMap(({ name, phrases }) => [name, ...phrases]);
  const languages = {
    english: letterModel([...titles.map(({ title }) => title), ...trades]),
    others: (Object.keys(otherLanguages) as OtherLanguage[]).map((language) => {
      const texts = tables.naceTitles(language).map(({ title }) => title);
      return { language, letters: letterModel(texts), words: new Set(texts.flatMap(plainWords)) };
    }),
  };
  kept.set(tables, languages);
  return languages;
}
