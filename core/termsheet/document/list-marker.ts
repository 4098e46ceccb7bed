/** What numbers or bullets a line, such as "2.1 ", "(a) " or "• ". */
export interface ListMarker {
  /** Characters up to the words after the marker. */
  readonly length: number;
  readonly kind: 'bullet' | 'number' | 'letter' | 'named';
  /** Levels of a number: 1 for "2.", 2 for "2.1"; 1 for the others. */
  readonly depth: number;
  /** "A." and "IV.", as titles are lettered, not "(a)". */
  readonly isCapital: boolean;
}

const bullet = /^(?:[-*+•‣◦▪■●○·–—→➢\uF0B7\uF0A7]|o(?=\s{2}|\t))\s+(?=\S)/u;
const singleNumber = /^(?:\(\d{1,3}\)|[\dl]{1,3}[.)])\s+(?=\S)/u;
/**
 * "2.1 Words", "2.01 Words" and "VII.1 Words", never "1.5 million": the words after a bare number begin with
 * a capital, a mark, an amount of money or a percentage.
 * Poor recognition reads "l" or "I" for 1, above too.
 */
const nestedNumber =
  /^(?:[1-9lI][\dlIO]?|[IVX]{1,5}|[A-Z])\)?(?:\.(?:0[1-9]|[1-9lI][\dlI]?)){1,4}[.)]?\s+(?=[\p{Lu}"“'‘([*_]|\p{Sc}\s?\d|\d{1,3}\s?%)/u;
const letter =
  /^(?:\((?:[a-z]{1,2}|[ivxlc]{1,6}|[A-Z])\)|(?:[a-z]|[ivxlc]{1,6})\)|(?:[a-z]|[ivx]{1,4})\.|(?:[A-Z]|[IVX]{1,5})[.)])\s+(?=\S)/u;
const named =
  /^(?:(?:section|article|clause|part|schedule|annexure|annex|appendix|exhibit)\s+(?:\d{1,3}(?:\.\d{1,3})*|[IVXLC]{1,6}|[A-Z])\b|§\s?[\dlI]{1,3}[a-z]?(?=\s))\s*[.:)–—-]?\s*/i;

/** Reads the marker at the start of a trimmed line. */
export function readListMarker(content: string): ListMarker | undefined {
  const head = content.slice(0, 48);
  if (!mayBeMarked.test(head)) return undefined;
  const nested = nestedNumber.exec(head);
  if (nested) {
    const depth = (nested[0].match(/[\p{L}\d]+/gu) ?? []).length;
    return { length: nested[0].length, kind: 'number', depth, isCapital: false };
  }
  for (const [pattern, kind] of [
    [bullet, 'bullet'],
    [singleNumber, 'number'],
    [letter, 'letter'],
    [named, 'named'],
  ] as const) {
    const match = pattern.exec(head);
    if (match && isMentioned(match[0], head.slice(match[0].length))) continue;
    if (match) return { length: match[0].length, kind, depth: 1, isCapital: /^[A-Z]+\.\s/u.test(match[0]) };
  }
  return undefined;
}

/** "Section 52 GmbHG applies": the short name of a statute ends in capitals behind a small letter. */
const statute = /^\p{Lu}\p{L}{0,8}\p{Ll}\p{Lu}{1,2}\s\p{Ll}/u;

/** "Schedule 2 lists …", "a) and d) bind": a sentence that speaks of what is numbered so. */
function isMentioned(mark: string, words: string): boolean {
  // "… as shown in" may end the line above "Schedule 2."
  if (/^\p{L}{4}/u.test(mark)) {
    const end = mark.trimEnd();
    return end.endsWith('.')
      ? words === ''
      : /[\p{L}\d]$/u.test(end) && (/^\p{Ll}/u.test(words) || statute.test(words));
  }
  return /^\p{Ll}{1,3}\s\(?(?:\p{Ll}{1,2}|\d{1,2})\)/u.test(words);
}

/** What no marker begins with is most of what a text begins its lines with. */
const mayBeMarked =
  /^(?:[\p{P}\p{S}\p{Co}\d]|[a-zA-Z]{1,6}[.)]|[lI]\d|o\s|section|article|clause|part|schedule|annexure|annex|appendix|exhibit)/iu;
