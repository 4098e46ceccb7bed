import type { CodeTables, TradeWord } from '../code-tables.port.ts';
import { isFunctionWord, type OtherLanguage, otherLanguages } from './detect-language.ts';
import { plainWords } from './letter-model.ts';

/** What a description in another language calls the trade. */
export interface NamedTrade {
  readonly language: OtherLanguage;
  /** As the description writes it, in small letters without accents. */
  readonly words: readonly string[];
  readonly english: string;
  /** Words of the description that are neither the trade nor among the most frequent of the language. */
  readonly unread: readonly string[];
}

/** A trade has a name of at most so many words, and each beginning is looked up. */
const mostWords = 4;

/**
 * The trade that a description names in another language, the longest name first; null where it names none.
 * @param language where it is known; otherwise the trade tells it
 */
export function namedTrade(
  tables: CodeTables,
  text: string,
  language: OtherLanguage | null,
): NamedTrade | null {
  const known = phrasesOf(tables);
  const words = plainWords(text);
  for (let length = Math.min(mostWords, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const named = words.slice(start, start + length);
      const found = known
        .get(named.join(' '))
        ?.find((one) => isOther(one.language) && (language === null || one.language === language));
      if (!found || !isOther(found.language)) continue;
      const of = found.language;
      const others = [...words.slice(0, start), ...words.slice(start + length)];
      const unread = others.filter((word) => !isFunctionWord(of, word));
      return { language: of, words: named, english: found.english, unread };
    }
  }
  return null;
}

function isOther(language: string): language is OtherLanguage {
  return language in otherLanguages;
}

const kept = new WeakMap<CodeTables, ReadonlyMap<string, readonly TradeWord[]>>();

function phrasesOf(tables: CodeTables): ReadonlyMap<string, readonly TradeWord[]> {
  const before = kept.get(tables);
  if (before) return before;
  const phrases = new Map<string, TradeWord[]>();
  for (const trade of tables.tradeWords()) {
    const phrase = plainWords(trade.phrase).join(' ');
    phrases.set(phrase, [...(phrases.get(phrase) ?? []), trade]);
  }
  kept.set(tables, phrases);
  return phrases;
}
