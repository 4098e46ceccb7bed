import { anyOf } from '../../reading/any-of.ts';
import { numberWord, seatNumber } from './seat-words.ts';

/** Where a list of the board's members begins, and how many it is to name. */
export interface ListOpening {
  /** Null where the size is not said before the list. */
  readonly size: number | null;
  /** The passage from the first member on. */
  readonly list: string;
}

const boardWord = [
  'boards?(?: of directors)?|directors?|direction|beirat|table',
  'council(?: of administration)?|administration',
  "(?:strategic|supervisory|advisory|shareholders'?) committee",
].join('|');
/** Everything up to the word for the board, in the words with which such a sentence begins. */
const head = new RegExp(`^[^.;:|]{0,60}?\\b(?:${boardWord})\\b(?!')`, 'i');
/** A board that is not spoken of as it is to be, or by the way. */
const noHead = anyOf(
  /\b(?:two|three|four|five|six|seven)\b|,/i,
  /\b(?:of|by|to|with|for|from|needs?|if|when|should|unless|without)\b/i,
  /\b(?:observers?|members?|today|currently|no|not|neither|nor)\b/i,
);
const links = [
  'is|are|was|will|would|shall|should|has|have|be|stays?|remains?|sits?|seated',
  'it|consists?|composed|comprises?|consisting|comprising|comprised|made|up|of|to|at',
  'as (?:it is|they are|now|today|at present)|after|from|on|completion|closing|then|now|number(?:s|ing)?|total|maximum|there',
].join('|');
/** What leads from the board to its members. */
const link = new RegExp(
  `^(?:\\s|[=:|*_)\u2013\u2014-]|\\.(?=\\s)|(?:${links})\\b|a (?=total|maximum|board)|composition\\b|members\\b)+`,
  'i',
);
const leads = anyOf(
  /[:=|*\u2013\u2014]|\.\s/i,
  /\b(?:is|are|be|sits?|composed|consists?|comprises?|consisting|comprising|comprised)\b/i,
);
const noun = '(?:directors|members|councillors|seats|chairs|places|people|persons|sitze|mitgliedern?)';
const introduces = '(?:namely|being|made up of|comprising|comprised of|consisting of|composed of|with)';
const whereabouts = '(?:on the board|at the table|in number|(?:remains?|stays?)[^.;:,|]{0,20})';
/** "Five members:", "three, namely", "(supervisory, three):". */
const size = new RegExp(
  `^\\(?(?:[a-z]{3,15}, )?(${numberWord})\\)?(?: \\(\\d{1,2}\\))?(?: ${noun}| of us| in all)?(?: ${whereabouts})?\\s{0,3}(?:[:.,;|)(\u2013-]|\\b${introduces}\\b)[\\s:]{0,3}(?:davon )?`,
  'i',
);
const people = "(?:there|we|you)(?:'d be|'s|'ll be|'re| (?:are|is|would be|will be|shall be)) ";
/** "There'd be three of us on the board, …", "Five chairs: …". */
const counted = new RegExp(
  `^\\W{0,6}(?:${people})?(${numberWord}) (?:${noun}|of us)?(?:\\s?(?:on the board|(?:a?round|at) the table))?(?<= \\S{2,12})\\s{0,3}[:,.\u2013-]\\s`,
  'i',
);
const onlyCounted = new RegExp(`^\\W{0,6}(${numberWord})\\s?:\\s`, 'i');
/** "You and Jo stay the board". */
const reversed =
  /(?:^|[a-z]\. )((?:[^.;:]|\bM[rs]s?\.|\bDr\.){3,90}?) (?:are|is|make up|form|stay|will be|would be) the (?:whole )?board\b/i;
/** "A three-seat board: …" */
const sizedBoard = new RegExp(
  `^[^.;:]{0,40}?\\b(${numberWord})[- ](?:seat|member|person|director|place)s?(?: strong)? (?:board|table)\\s?[:(]\\s?`,
  'i',
);
/** "Founder, investor and independent will have one seat each on a board of three" */
const apiece = new RegExp(
  `^([^.;:]{5,90}?) (?:(?:will|shall|are to) )?(?:have|has|takes?|gets?|holds?|fills?) (?:one|a) (?:seat|place|chair) each(?: (?:on|of|at) (?:a|the) (?:board|table) of (${numberWord}))?\\b`,
  'i',
);
const numbering =
  /^[^\p{L}\p{N}]{0,6}(?:(?:\d{1,2}(?:\.\d{1,2}){0,2}[.)]?|[A-Z]\d{1,2}[.:]?|\(?[a-z]{1,3}\)|\u00a7 ?\d{1,2})\s)/u;
/** "From completion", "with effect from the closing". */
const since =
  /\b(?:with effect )?(?:from|after|on|at|upon|following) (?:the )?(?:completion|closing|advance|signing|signature|payment|investment)\b,?\s/i;
/** "So that nobody carries the weight alone, five directors: …": what a board is for seats nobody. */
const purpose = new RegExp(`^(?:so that|in order to|because|since) [^,;:.]{3,80}, (?=${numberWord} )`, 'i');
const byWhom = '(?:by|for|from|(?:appointed|elected|nominated|named|chosen|designated) by)';
/** "Three directors by the Common, one by the Lead": the list is its own heading. */
const ownHead = new RegExp(`^${numberWord} directors (?=${byWhom} )`, 'i');
const ofVotes = /\b(?:quorum|votes?|consent|approv\w*|agree to|must)\b/i;

/** Every list but two kinds has a number or the word for the board among its first words. */
const opens = new RegExp(`\\b(?:${numberWord}\\b|${boardWord})`, 'i');
/** Whoever sits on a board is named in words. */
const hasWord = /\p{L}{2}/u;
const openingLength = 100;

/** What one of them has somewhere, before anything is taken off its beginning. */
const mayOpen = new RegExp(`${opens.source}| each|board`, 'i');

/** Finds the list of a board's members at the beginning of a passage; null where there is none. */
export function listOpening(text: string): ListOpening | null {
  if (!hasWord.test(text) || !mayOpen.test(text)) return null;
  const passage = text.replace(numbering, '').replace(since, '').replace(purpose, '');
  const isOpening = opens.test(passage.slice(0, openingLength)) || / each|board/i.test(passage);
  return isOpening ? openingOf(passage) : null;
}

function openingOf(passage: string): ListOpening | null {
  const first = counted.exec(passage) ?? sizedBoard.exec(passage) ?? onlyCounted.exec(passage);
  if (first) return { size: seatNumber(first[1] ?? ''), list: passage.slice(first[0].length) };
  if (ownHead.test(passage) && !ofVotes.test(passage.split('. ')[0] ?? ''))
    return { size: null, list: passage };
  const each = passage.includes(' each') ? apiece.exec(passage) : null;
  if (each) return { size: seatNumber(each[2] ?? ''), list: each[1] ?? '' };
  const listed = /board/i.test(passage) ? reversed.exec(passage)?.[1] : undefined;
  if (listed !== undefined) return { size: null, list: listed };
  const headed = head.exec(passage);
  if (!headed || noHead.test(headed[0])) return null;
  const behind = passage.slice(headed[0].length);
  const linked = link.exec(behind)?.[0] ?? '';
  const list = behind.slice(linked.length).trimStart();
  const sized = size.exec(list);
  if (sized) return { size: seatNumber(sized[1] ?? ''), list: list.slice(sized[0].length) };
  return leads.test(linked) ? { size: null, list } : null;
}

const announces = "so|that's|that is|that makes|makes?|making|total(?: of)?|in total|altogether|in all";
const saidBehind = new RegExp(`\\b(?:${announces}) (${numberWord})\\b`, 'i');
const aloneBehind = new RegExp(
  `(?:^|[.;] )(${numberWord})(?: in all| of us| altogether| directors| seats)?(?=\\.|$)`,
  'i',
);

/** The size that is said behind the list: "…, total of three", "That's three". */
export function sizeBehind(list: string): number | null {
  const said = saidBehind.exec(list) ?? aloneBehind.exec(list);
  return said ? seatNumber(said[1] ?? '') : null;
}
