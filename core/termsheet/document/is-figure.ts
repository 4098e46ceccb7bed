/** Whether words are a figure and nothing else: none goes on with the one above it, and a total has no name. */
export function isFigure(words: string): boolean {
  // Poor recognition has "l" and "O" in figures.
  return /\d/u.test(words) && !/\p{L}/u.test(words.replace(/[lIO]/gu, ''));
}
