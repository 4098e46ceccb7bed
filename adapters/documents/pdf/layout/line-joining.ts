/** Beginnings that keep their hyphen when a line ends in it. */
const hyphenPrefixes = new Set(
  'non anti pre post pro co self as broad full bad good first two three four five six one ex cross follow no tag drag pay part pari long short semi sub super inter intra mid multi cap up well high low fair fully'.split(
    ' ',
  ),
);

/** The words of a document, for deciding whether a hyphen at the end of a line belongs to the word. */
export type Vocabulary = Pick<ReadonlySet<string>, 'has'>;

/** Collects the words and hyphenated words of lines, in lower case; a word broken off at its end is left out. */
export function collectVocabulary(lines: Iterable<string>): Vocabulary {
  const words = new Set<string>();
  for (const line of lines) {
    for (const [run] of line.matchAll(/[\p{L}-]+/gu)) {
      if (run.endsWith('-')) continue;
      // Two hyphens are a dash between two words, of which the first is broken off.
      const word = run.slice(run.lastIndexOf('--') + 1).replace(/^-+/u, '');
      words.add(word.toLowerCase());
    }
  }
  return words;
}

/** How two lines of one paragraph meet. */
interface Seam {
  /** Characters to take off the end of the line above: a hyphen that is none. */
  readonly dropped: number;
  readonly glue: string;
}

/** As much of the end of a text as says how the next line is joined to it. */
export const tailLength = 40;

/** How a line is joined to the end of the text above it: by a space, or as one word broken at its hyphen. */
export function seamOf(above: string, below: string, vocabulary: Vocabulary): Seam {
  if (above.endsWith('\u00AD')) return { dropped: 1, glue: '' };
  const broken = above.endsWith('-') ? /(\p{L}{1,40})-$/u.exec(above.slice(-tailLength))?.[1] : undefined;
  if (!broken) return { dropped: 0, glue: /[\p{L}\d][/–—]$/u.test(above) ? '' : ' ' };
  const rest = /^\p{Ll}+/u.exec(below)?.[0];
  // In a chain of words, such as "most-favored-nation", the first hyphen is one too.
  const isChain = rest !== undefined && below[rest.length] === '-' && vocabulary.has(broken.toLowerCase());
  const keeps = !rest || isChain || keepsHyphen(broken.toLowerCase(), rest, vocabulary);
  return { dropped: keeps ? 0 : 1, glue: '' };
}

/** Soft hyphens inside a line are places to break it, no characters; at its end they are its hyphen. */
export function withoutSoftHyphens(words: string): string {
  return words.includes('\u00AD') ? words.replace(/\u00AD(?!$)/gu, '') : words;
}

function keepsHyphen(broken: string, rest: string, vocabulary: Vocabulary): boolean {
  if (vocabulary.has(broken + rest)) return false;
  if (vocabulary.has(`${broken}-${rest}`) || hyphenPrefixes.has(broken)) return true;
  return vocabulary.has(broken) && vocabulary.has(rest) && broken.length > 3 && rest.length > 3;
}
