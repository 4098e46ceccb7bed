/** Figures and signs that are set high as marks of footnotes. */
const marks = /[⁰¹²³⁴⁵⁶⁷⁸⁹†‡]/gu;
/** What layouts and mark-up put between letters: white space, hyphens, soft hyphens, emphasis, rules of tables. */
const betweenLetters = /[\s\u00ad\u200b-\u200d\u2060\ufeff\u2010\u2011*_|\\~`-]/gu;
const lineBreaks = /<br ?\/?>/giu;
const word = /[\p{L}\p{N}]+(?:[.,’'][\p{L}\p{N}]+)*/gu;

/**
 * The letters, figures and punctuation of a text without what a layout may change: case (headings in capitals),
 * white space, hyphens, ligatures, curled quotation marks and set-high marks of notes.
 */
export function keyOf(text: string): string {
  return fold(text).replace(lineBreaks, '').replace(betweenLetters, '');
}

/** The words of a text in lower case, cut at white space, hyphens and punctuation. */
export function wordsOf(text: string): string[] {
  return fold(text).replace(lineBreaks, ' ').replaceAll('\u00ad', '').match(word) ?? [];
}

/** The words of a block with those of its number, which a reader may have left in the text. */
export function numberedWords({
  text,
  number,
}: {
  readonly text: string;
  readonly number?: string;
}): string[] {
  const inText = number === undefined || keyOf(text).startsWith(keyOf(number));
  return wordsOf(inText ? text : `${number} ${text}`);
}

function fold(text: string): string {
  return text
    .replace(marks, '')
    .normalize('NFKC')
    .replace(/[‘’‚]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .toLowerCase();
}

/** How alike two keys are by pairs of characters, 0 to 1 (Dice): for texts whose characters are uncertain. */
export function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const pairs = countPairs(one);
  let shared = 0;
  for (let index = 0; index + 1 < other.length; index += 1) {
    const pair = other.slice(index, index + 2);
    const left = pairs.get(pair) ?? 0;
    if (left > 0) shared += 1;
    pairs.set(pair, left - 1);
  }
  const all = one.length + other.length - 2;
  return all <= 0 ? 0 : (2 * shared) / all;
}

function countPairs(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (let index = 0; index + 1 < text.length; index += 1) {
    const pair = text.slice(index, index + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}
