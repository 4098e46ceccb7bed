/** A word or a number of a text, folded for comparison, with its place. */
export interface TextToken {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  readonly isNumber: boolean;
}

/** Numbers in words: "sixty days" for "thirty days" is another number. */
const numberWords = new Set(
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
    'seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million ' +
    'billion half third quarter twice thrice once double triple'
  ).split(' '),
);

const tokenPattern = /\d+(?:[.,]\d+)*|\p{L}+/gu;

/**
 * Splits a text into words and numbers. Punctuation, quotation marks, white space and soft hyphens separate
 * and are not compared; `1,5` and `1.5` stay different from `15`.
 */
export function tokenise(text: string): readonly TextToken[] {
  return [...text.matchAll(tokenPattern)].map(({ 0: token, index }) => {
    const folded = token.normalize('NFKC').toLowerCase();
    const isNumber = /^\d/.test(folded) || numberWords.has(folded);
    return { folded, start: index, end: index + token.length, isNumber };
  });
}
