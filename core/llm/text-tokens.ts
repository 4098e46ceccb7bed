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

/** Soft hyphens and zero-width characters: a reader does not see them, and a model is not shown them. */
const unseen = '[\\u00AD\\u200B-\\u200D\\u2060\\uFEFF]';
const word = `\\p{L}(?:${unseen}*\\p{L})*`;
const tokenPattern = new RegExp(`\\d+(?:[.,]\\d+)*|${word}(?:(?<=\\p{L}${unseen}*n)['’]t(?!\\p{L}))?`, 'giu');
const everyUnseen = new RegExp(unseen, 'gu');

/** "aren't" is "are" and "not": joined to its verb the negation would be one changed word of many. */
const contraction = /^(\p{L}+)(n['’]t)$/iu;
const verbs: Readonly<Record<string, string>> = { ca: 'can', wo: 'will', sha: 'shall' };

/**
 * Splits a text into words and numbers. Punctuation, quotation marks and white space separate and are not
 * compared, characters that nobody sees do not count; `1,5` and `1.5` stay different from `15`.
 */
export function tokenise(text: string): readonly TextToken[] {
  return [...text.matchAll(tokenPattern)].flatMap(({ 0: token, index }) => {
    const folded = token.replace(everyUnseen, '').normalize('NFKC').toLowerCase();
    const isNumber = /^\d/.test(folded) || numberWords.has(folded);
    const end = index + token.length;
    const verb = contraction.exec(token)?.[1];
    if (verb === undefined) return [{ folded, start: index, end, isNumber }];
    const split = index + verb.length;
    const stem = verb.toLowerCase();
    return [
      { folded: verbs[stem] ?? stem, start: index, end: split, isNumber: false },
      { folded: 'not', start: split, end, isNumber: false },
    ];
  });
}
