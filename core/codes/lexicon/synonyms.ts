/** A trade word or abbreviation and the official words for it, all brought to stems. */
export interface Synonym {
  readonly phrase: readonly string[];
  readonly meaning: readonly string[];
}

/** Synonyms by the first stem of their phrase, longest phrase first. */
export type SynonymTable = ReadonlyMap<string, readonly Synonym[]>;

/**
 * Reads lines `phrase = official words`. Several phrases with one meaning are separated by semicolons.
 * @param stems brings a text to its searchable stems
 */
export function parseSynonyms(text: string, stems: (text: string) => string[]): SynonymTable {
  const table = new Map<string, Synonym[]>();
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [phrases = '', meaning = ''] = line.split('=');
    const meant = stems(meaning);
    for (const phrase of phrases.split(';')) {
      const words = stems(phrase);
      const first = words[0];
      // A phrase of which stop words leave one word ('off licence') would fire on that word alone.
      const worn = words.length === 1 && /\s/.test(phrase.trim());
      if (first === undefined || worn || meant.length === 0) continue;
      const list = table.get(first) ?? [];
      list.push({ phrase: words, meaning: meant });
      list.sort((left, right) => right.phrase.length - left.phrase.length);
      table.set(first, list);
    }
  }
  return table;
}
