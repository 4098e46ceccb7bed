/** Words to look for: whole ones, and beginnings of words. */
export interface Lexicon {
  readonly whole: ReadonlySet<string>;
  /** Beginnings by their first letters, so that a word is held against few of them. */
  readonly beginnings: ReadonlyMap<string, readonly string[]>;
}

/** No beginning is shorter: it would be the beginning of everything. */
const keyLength = 3;

/** The letters by which the beginnings of a word are found. */
export function keyOf(word: string): string {
  return word.slice(0, keyLength);
}

/**
 * A lexicon from its written form: words parted by spaces, `*` behind the beginning of a word.
 *
 * @example lexicon('may must appoint* remov*')
 */
export function lexicon(written: string): Lexicon {
  const whole = new Set<string>();
  const beginnings = new Map<string, string[]>();
  for (const word of written.split(/\s+/).filter((one) => one !== '')) {
    if (!word.endsWith('*')) {
      whole.add(word);
      continue;
    }
    const beginning = word.slice(0, -1);
    const key = keyOf(beginning);
    beginnings.set(key, [...(beginnings.get(key) ?? []), beginning]);
  }
  return { whole, beginnings };
}

/** Whether a word stands in a lexicon. */
export function contains({ whole, beginnings }: Lexicon, word: string): boolean {
  if (whole.has(word)) return true;
  const candidates = beginnings.get(keyOf(word));
  return candidates?.some((beginning) => word.startsWith(beginning)) ?? false;
}

/** Whether one of several words stands in a lexicon. */
export function containsAny(known: Lexicon, words: readonly string[]): boolean {
  return words.some((word) => contains(known, word));
}

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const date = new RegExp(
  `\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}\\b(?:,? \\d{4})?|\\b${month} \\d{1,2}\\b(?:,? \\d{4})?`,
  'g',
);

/** The words of a text in lower case, without marks and dates ("6 May" allows nothing); figures are words too. */
export function wordsOf(text: string): readonly string[] {
  const undated = text.replace(date, ' ').toLowerCase();
  return undated.match(/[\p{L}\d]+(?:['\u2019.,-][\p{L}\d]+)*/gu) ?? [];
}
