import type { Token } from '../text/tokenise.ts';

/** What a firm says of itself after its name. */
const saidOfFirm = new Set(
  `is are was were has have offers provides introduces supplies makes lets gives helps specialises specializes brings
  combines delivers serves strives creates started began sells designs manufactures develops builds runs operates`.split(
    /\s+/,
  ),
);
/** Small words and marks inside names. */
const joining = new Set(
  'of the and by for de la le du di da el los y von van s ltd limited plc llc inc'.split(' '),
);
/** No name is longer, and none begins further on. */
const [mostWords, mostBefore] = [7, 14];

/** The words of the firm's name in the part that a description begins with; none where it begins without one. */
export interface OpeningName {
  readonly first: number;
  /** The place behind its last word. */
  readonly end: number;
}

/**
 * Finds the words with capitals before the first verb that is said of a firm ("Harlow Pest Pros is a …"). What a
 * sentence begins with has a capital anyway, so alone it is a name only where it is the subject.
 */
export function openingName(tokens: readonly Token[]): OpeningName | null {
  const end = tokens.slice(0, mostBefore).findIndex(({ word }) => saidOfFirm.has(word));
  let first = end;
  for (let at = end - 1; at >= 0 && at >= end - mostWords; at--) {
    const { word, surface } = tokens[at] as Token;
    if (/^[\p{Lu}\d]/u.test(surface) && !subjects.has(word)) first = at;
    else if (!joining.has(word)) break;
  }
  return end > 0 && first < end ? { first, end } : null;
}

/** What stands for a firm without naming it. */
const subjects = new Set('we i it he she they this that our my the a an there here who what'.split(' '));
