/**
 * Whether a text has more words than so many; a long text is not read to its end for it.
 * @param word what counts as one; a global expression
 */
export function hasMoreWordsThan(text: string, most: number, word: RegExp = /\S+/g): boolean {
  word.lastIndex = 0;
  for (let count = 0; count <= most; count += 1) if (!word.test(text)) return false;
  return true;
}
