import { numberWord, seatNumber } from './seat-words.ts';

/** Where a list of the board's members begins, and how many it is to name. */
export interface ListOpening {
  /** Null where the size is not said before the list. */
  readonly size: number | null;
  /** The passage from the first member on. */
  readonly list: string;
}

const boardWord = '(?:boards?(?: of directors)?|directors?|direction|council(?: of administration)?|administration|beirat|table|(?:strategic|supervisory|advisory|shareholders\'?) committee)';
/** Everything up to the word for the board, in the words with which such a sentence begins. */
const head = new RegExp(`^[^.;:|]{0,60}?\\b${boardWord}\\b(?!')`, 'i');
const noHead = /\b(?:(?:two|three|four|five|six|seven)\b(?! (?:directors|members) of the board)|of|by|to|with|for|needs?|if|when|should|unless|without|observers?|members?|from|today|currently|no|not|neither|nor)\b|,/i;
const link =
  /^(?:\s|[=:|*_)\u2013\u2014-]|\.(?=\s)|(?:is|are|was|will|would|shall|should|has|have|be|stays?|remains?|at|after|from|on|completion|closing|then|now|sits?|seated|consists?|composed|comprises?|consisting|comprising|comprised|made|up|of|to|number(?:s|ing)?|total|maximum|there)\b|a (?=total|maximum|board)|composition\b|members? (?=are|is|will)|(?:the )?members\b(?= are|:))+/i;
const noun = '(?:directors|members|councillors|seats|chairs|places|people|persons|heads|strong)';
const size = new RegExp(
  `^\\(?(?:[a-z]{3,15}, )?(${numberWord})\\)?(?: \\(\\d{1,2}\\))?(?: ${noun}| of us| in all)?(?: (?:on the board|at the table|in number|(?:remains?|stays?)[^.;:,|]{0,20}))?\\s{0,3}(?:[:.,;|)(\u2013-]|\\b(?:namely|being|made up of|comprising|consisting of|composed of|with)\\b)[\\s:]{0,3}`,
  'i',
);
/** "You and Jo stay the board". */
const behindVerb = /(?:^|[a-z]\. )((?:[^.;:]|\bMr\.|\bMs\.|\bDr\.|\bMrs\.){3,90}?) (?:are|is|make up|form|stay|remain|will be|would be) the (?:whole )?board\b(?! of directors of)/i;
const counted = new RegExp(
  `^\\W{0,6}(?:(?:there|we|you)(?:'d be|'s|'ll be|'re| (?:are|is|would be|will be|shall be)) )?(${numberWord}) (?:${noun}|of us(?: on the board| at the table)?|(?:people |persons |members )?(?:on the board|(?:a?round|at) the table))\\s{0,3}[:,.\u2013-]\\s|^\\W{0,6}(${numberWord})\\s?:\\s`,
  'i',
);

const numbering = /^[^\p{L}\p{N}]{0,6}(?:(?:\d{1,2}(?:\.\d{1,2}){0,2}[.)]?|[A-Z]\d{1,2}[.:]?|\(?[a-z]{1,3}\)|\u00a7 ?\d{1,2})\s)/u;

/** "From completion", "with effect from the closing". */
const since =
  /\b(?:with effect )?(?:from|after|on|at|upon|following) (?:the )?(?:completion|closing|advance|signing|signature|then on|payment|investment)\b,?\s/i;
/** "Three directors by the Common, one by the Lead": the list is its own heading. */
const ownHead = new RegExp(
  `^${numberWord} directors (?=(?:by|for|from|(?:appointed|elected|nominated|named|chosen|designated) by) )(?![^.]{0,200}\\b(?:quorum|vote|consent|approv|agree to|must)\\b)`,
  'i',
);

/** Finds the list of a board's members at the beginning of a passage; null where there is none. */
export function listOpening(text: string): ListOpening | null {
  const passage = text.replace(numbering, '').replace(since, '');
  const first = counted.exec(passage);
  if (first)
    return { size: seatNumber(first[1] ?? first[2] ?? ''), list: passage.slice(first[0].length) };
  if (ownHead.test(passage)) return { size: null, list: passage };
  const reversed = behindVerb.exec(passage);
  if (reversed) return { size: null, list: reversed[1] ?? '' };
  const headed = head.exec(passage);
  if (!headed || noHead.test(headed[0])) return null;
  const behind = passage.slice(headed[0].length);
  const linked = link.exec(behind)?.[0] ?? '';
  // "The board Ann and Bo chose": something has to lead from the board to its members.
  if (linked.trim() === '' && !/^\s+\(?\w/.test(behind)) return null;
  const rest = behind.slice(linked.length);
  const sized = size.exec(rest.trimStart());
  if (sized) {
    return { size: seatNumber(sized[1] ?? ''), list: rest.trimStart().slice(sized[0].length) };
  }
  const isLabelled = /[:=|*\u2013\u2014]|\.\s|\b(?:is|are|be|sits?|composed|consists?|comprises?|consisting|comprising|comprised)\b/i.test(linked);
  return isLabelled ? { size: null, list: rest } : null;
}

const saidBehind = new RegExp(
  `\\b(?:that's|that is|that makes|makes?|making|total(?: of)?|in total|altogether|in all) (${numberWord})\\b|(?:^|[.;] )(${numberWord})(?: in all| of us| altogether| directors| seats)?(?=\\.|$)`,
  'i',
);

/** The size that is said behind the list: "…, total of three", "That's three". */
export function sizeBehind(list: string): number | null {
  const said = saidBehind.exec(list);
  return said ? seatNumber(said[1] ?? said[2] ?? '') : null;
}
