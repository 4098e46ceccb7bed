/** Beginnings that keep their hyphen when a line ends in it. */
const hyphenPrefixes = new Set(
  'non anti pre post pro co self as broad full bad good first two three four five six one ex cross follow no tag drag pay part pari long short semi sub super inter intra mid multi cap up well high low fair fully'.split(
    ' ',
  ),
);

/** The words of a document, for deciding whether a hyphen at the end of a line belongs to the word. */
export type Vocabulary = ReadonlySet<string>;

/** Collects the words and hyphenated words of lines, in lower case; a word broken off at its end is left out. */
export function collectVocabulary(lines: Iterable<string>): Vocabulary {
  const words = new Set<string>();
  for (const line of lines) {
    for (const [word] of line.matchAll(/\p{L}+(?:-\p{L}+)*(?![\p{L}-])/gu)) words.add(word.toLowerCase());
  }
  return words;
}

/** Joins two lines of one paragraph: a space between them, or a word put together again at its hyphen. */
export function joinLines(above: string, below: string, vocabulary: Vocabulary): string {
  if (above.endsWith('\u00AD')) return above.slice(0, -1) + below;
  const broken = above.endsWith('-') ? /(\p{L}+)-$/u.exec(above.slice(-40))?.[1] : undefined;
  const rest = /^\p{Ll}+/u.exec(below)?.[0];
  if (!broken) return `${above}${/[\p{L}\d][/–—]$/u.test(above) ? '' : ' '}${below}`;
  if (!rest) return above + below;
  return keepsHyphen(broken.toLowerCase(), rest, vocabulary) ? above + below : above.slice(0, -1) + below;
}

/** Soft hyphens inside a line are places to break it, no characters. */
export function withoutSoftHyphens(words: string): string {
  return words.replace(/\u00AD/gu, '');
}

function keepsHyphen(broken: string, rest: string, vocabulary: Vocabulary): boolean {
  if (vocabulary.has(broken + rest)) return false;
  if (vocabulary.has(`${broken}-${rest}`) || hyphenPrefixes.has(broken)) return true;
  return vocabulary.has(broken) && vocabulary.has(rest) && broken.length > 3 && rest.length > 3;
}
