/** Marks of lists and of bold type before a term. */
const marks = /^[\s>*_#\u2022-]{1,8}/;
/** What parts a term from its meaning. */
const parting = /[.:]|\s[-\u2013\u2014]\s/;
const mostWords = 5;
/** Eight headings stand in this order by chance once in forty thousand times. */
const fewestEntries = 8;
const fewestInitials = 5;
/** A stray line between them may be out of order. */
const leastInOrder = 0.8;
const longestTerm = 60;

/** Whether a text is a list of words with their meanings, in the order of the alphabet, as no offer is. */
export function isInAlphabeticalOrder(text: string): boolean {
  const terms = text.split('\n').flatMap(termOf);
  if (terms.length < fewestEntries || new Set(terms.map(([initial]) => initial)).size < fewestInitials) {
    return false;
  }
  const inOrder = terms.filter((term, at) => at > 0 && (terms[at - 1] ?? '') <= term).length;
  return inOrder / (terms.length - 1) >= leastInOrder;
}

/** The few words at the beginning of a line that its rest explains. */
function termOf(line: string): string[] {
  const words = line.slice(0, longestTerm).replace(marks, '');
  const at = words.search(parting);
  const term = words.slice(0, Math.max(at, 0)).toLowerCase();
  const isTerm = /^\p{L}{2}/u.test(term) && term.split(' ').length <= mostWords;
  return isTerm ? [term] : [];
}
