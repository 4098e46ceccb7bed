import { unresolved } from '../../facts.ts';
import { anyOf } from '../../reading/any-of.ts';
import { blank } from '../../reading/normalise-characters.ts';
import type { Parties } from '../parties.ts';
import { namedFounders } from './named-founders.ts';
import { withoutGlosses } from './seat-glosses.ts';
import { independent, isPickedByInvestors, observer, type SeatParty, seatPartyOf } from './seat-party.ts';
import { isChiefExecutiveSeat, seatCount, seatSegments } from './seat-segments.ts';

/** One statement of a number of seats: "two directors appointed by the Founders". */
export interface SeatStatement {
  readonly party: SeatParty;
  readonly seats: number | typeof unresolved;
  readonly text: string;
  readonly isPickedByInvestors: boolean;
}

const notComposition = anyOf(
  /\btied?\b|quorum|meetings?\b|notice/i,
  /(?<!shareholders' |strategic |supervisory |advisory |management |executive )committee|remunerat/i,
  /\bfees?\b|insur|expenses|consent|approv(?!ed by (?:both|all|the other))|majority vote/i,
  /casting vote|indemni|resolution|compensation|subsidiar/i,
);
const size =
  /\b(?:board|beirat|committee|size|total|number|consist\w*|compris\w*|compos\w*|maximum|up to|made up|limited to|set at|fixed at|\w+ (?:directors|members|seats|persons|people|mitglieder))\b/i;
const boardTitle = /\b(?:board|directors?)\b/i;
const appoints = /\b(?:appoint|designat|elect|nominat)/i;
const seatsAre = [
  'of|numbers?|(?:shall|will|would|may|does|is to|to) (?:number|have|not exceed|be fixed at|be)',
  '(?:is |be )?(?:fixed|set|limited) (?:at|to)|has',
].join('|');
/** "A board of three": the size, in the middle of a sentence about something else. */
const boardOf = new RegExp(
  `\\b(?:board|committee|directors)(?: (?:presently|currently|now|then))? (?:${seatsAre}) (?:up to |at most |a maximum of )?(\\d{1,2}|two|three|four|five|six|seven|eight|nine)\\b(?! (?:founder|investor))`,
  'i',
);
/** "Not to exceed four: …" as the answer to the label. */
const limitThenList =
  /^\W*(?:(?:shall |will )?not (?:to )?exceed(?:ing)?|maximum(?: of)?|up to|at most|limited to|fixed at|no more than) (\d{1,2}|three|four|five|six|seven|eight|nine)\b/i;
/** "Five directors: Ann Lee and …", "the board has five directors: …": the size, and behind it who sits there. */
const sizeThenList =
  /(?:^\W*|\b(?:board|committee)\b[^.;:]{0,60}\b)(\d{1,2}|three|four|five|six|seven|eight|nine) (?:directors|members|seats|persons|people)\s*(?=:)/i;
/** "5: founders 3, fund 1, chair 1" as the answer to the label. */
const numberThenList = /^\W*(\d{1,2}|three|four|five|six|seven|eight|nine)\s*(?=:)/i;
/** "Three of the five directors": the second number is the size. */
const outOf =
  /\bof the (three|four|five|six|seven|eight|nine|[3-9]) (?:\w+ )?(?:directors|members|seats|places)\b/i;
/** "Now the board consists of one person": the size that it has, not the one that it will have. */
const asItIsNow =
  /^\W*(?:now|today|at present|presently|currently|until now)\b(?![^.;]*\b(?:will|shall|stays?|remains?)\b)/i;
/** "We suggest five places": the size, whoever proposes it. */
const proposedSize =
  /^\W*(?:we|the investors?) (?:suggest|propose|envisage|would like)s? (?:an? board of )?(three|four|five|six|seven|eight|nine|\d) (?:places|seats|directors|members|people)\W*$/i;
const eachFounder = /\beach (?:of the )?(?:founders?|promoters?|key holders?)\b|\beach of\b/i;

/** "A chair and one further director who are independent": the plural speaks of both. */
const bothClause =
  /\b(?:(?:both|each|all) of whom\b|who (?:(?:shall|will|must) (?:both |each |all )be|are)\b).*$/i;

/** "6) Board", "§ 3 Advisory board". */
const clauseNumber = /^\s*(?:\u00a7\s?\d{1,3}|\d{1,2}[.)])(?=\s)/;
/** "Paragraphs 11 or 14": numbers of clauses. */
const crossReference =
  /\b(?:paragraphs?|sections?|clauses?|articles?|items?)\s\d+(?:\.\d+)*(?:\s?(?:,|and|or|to|-)\s?\d+(?:\.\d+)*)*/gi;
/** "Three ordinary directors" are not those of the ordinary shareholders. */
const ordinaryMember = /\bordinary (?=(?:board )?(?:directors?|members?)\b)/gi;
/** "We don't want a seat", "no Subscriber has a right to a seat": an article is no count of what is denied. */
const denied =
  /\b(?:no|not|nor|neither|never|nobody|without|(?:do|does|did|wo|would|need)n't)\b[^.;,:]{0,50}\ban? (?:\w+ )?(?:seat|director|chair|observer|place)\b/gi;
const deniedTitle = /\b(?:do not|don't|not) (?:want|ask|need|require)/i;

const spaces = (found: string): string => ' '.repeat(found.length);

/** Reads every number of seats in a sentence; `title` is the label above it. */
export function seatStatements(sentence: string, title: string, parties: Parties): SeatStatement[] {
  if (deniedTitle.test(title)) return [];
  // "(2)" repeats a number in words, "(Series A: 1, Series B: 2)" says how seats already counted are split.
  const text = withoutGlosses(sentence)
    .replace(clauseNumber, spaces)
    .replace(denied, spaces)
    .replace(crossReference, spaces)
    .replace(/\s\|\s/g, '; ')
    .replace(ordinaryMember, spaces)
    .replace(/\((?:\d{1,2}|[^():]{1,40}:\s?\d{1,2}\b[^()]*)\)/g, (found) => ' '.repeat(found.length));
  const answer = boardTitle.test(title) ? (limitThenList.exec(text) ?? numberThenList.exec(text)) : null;
  const split = answer ?? sizeThenList.exec(text);
  const stated = split ?? proposedSize.exec(text) ?? boardOf.exec(text) ?? outOf.exec(text);
  const total = stated && !asItIsNow.test(text) ? seatCount(`${stated[1] ?? ''} directors`) : null;
  const statements = seatSegments(
    stated ? text.replace(stated[0], stated[0].replace(/\S/g, ' ')) : text,
  ).flatMap((segment, index, segments) => {
    const shared = /\band\s*$/i.test(segment) ? (bothClause.exec(segments[index + 1] ?? '')?.[0] ?? '') : '';
    const statement = readSegment(`${segment}${shared}`, title, parties);
    return statement
      ? [{ ...statement, text: segment, isPickedByInvestors: isPickedByInvestors(segment, parties) }]
      : [];
  });
  const ofBoard = { party: 'total', seats: total ?? 0, text, isPickedByInvestors: false } as const;
  return total === null ? statements : [ofBoard, ...statements];
}

function readSegment(
  segment: string,
  title: string,
  parties: Parties,
): Pick<SeatStatement, 'party' | 'seats'> | null {
  const seats = seatCount(segment);
  if (seats === null) {
    if (isChiefExecutiveSeat(segment)) return { party: 'executive', seats: 1 };
    const named = namedFounders(segment, parties);
    return named === null ? null : { party: 'founders', seats: named };
  }
  // "1 (observer from 500k)": what stands in parentheses does not turn a seat into an observer.
  const outside = segment.replace(/\([^)]*\)?/g, ' ');
  if (observer.test(outside)) return { party: 'observer', seats: 1 };
  if (notComposition.test(segment) && !independent.test(segment)) return null;
  const rest = (observer.test(segment) ? outside : segment).replaceAll(blank, ' ');
  const party = seatPartyOf(rest, parties) ?? seatPartyOf(title, parties);
  const isOpen = segment.includes(blank);
  if (party === 'founders' && eachFounder.test(segment)) {
    return parties.founderCount === null ? null : { party, seats: parties.founderCount };
  }
  if (party) return { party, seats: isOpen ? unresolved : seats };
  // Who appoints, and is no side that the document names, is told by the seats that are left.
  if (appoints.test(segment)) return { party: 'other', seats: isOpen ? unresolved : seats };
  const isBare =
    /^(?!\s*\d{1,2}\.)[\s\d\p{L}():-]{0,25}\.?\s*$/u.test(segment) &&
    /board|size|number|directors|members|total|beirat|committee/i.test(title);
  return size.test(segment) || isBare ? { party: 'total', seats: isOpen ? unresolved : seats } : null;
}
