import createHyphenator from 'hyphen';
import patterns from 'hyphen/patterns/en-gb.js';

const hyphenate = createHyphenator(patterns, { hyphenChar: '\u00ad', minWordLength: 7 });

/** The text with soft hyphens where English words may break: browsers without a dictionary break none themselves. */
export function withSoftHyphens(text: string): string {
  const hyphenated = hyphenate(text);
  if (typeof hyphenated !== 'string') throw new Error('The hyphenator was made to answer at once.');
  return hyphenated;
}
