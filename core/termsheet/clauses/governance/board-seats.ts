import { unresolved } from '../../facts.ts';
import { blank } from '../../reading/normalise-characters.ts';
import type { Parties } from '../parties.ts';
import { independent, isPickedByInvestors, observer, type SeatParty, seatPartyOf } from './seat-party.ts';
import { isChiefExecutiveSeat, seatCount, seatSegments } from './seat-segments.ts';

/** One statement of a number of seats: "two directors appointed by the Founders". */
export interface SeatStatement {
  readonly party: SeatParty;
  readonly seats: number | typeof unresolved;
  readonly text: string;
  readonly isPickedByInvestors: boolean;
}

const notComposition =
  /quorum|meetings?\b|notice|(?<!strategic |supervisory |advisory |management |executive )committee|remunerat|\bfees?\b|insur|expenses|consent|approv(?!ed by (?:both|all|the other))|majority vote|casting vote|indemni|resolution|compensation|subsidiar/i;
const size =
  /\b(?:board|beirat|committee|size|total|number|consist\w*|compris\w*|compos\w*|maximum|up to|made up|limited to|set at|fixed at|\w+ (?:directors|members|seats|persons|people|mitglieder))\b/i;
const appoints = /\b(?:appoint|designat|elect|nominat)/i;
/** "A board of three": the size, in the middle of a sentence about something else. */
const boardOf =
  /\b(?:board|committee) of (?:up to |at most |a maximum of )?(\d{1,2}|two|three|four|five|six|seven|eight|nine)\b(?! (?:founder|investor))/i;
/** "7: investors 4, founders 2" and "7 (4 investors, 3 founders)": the size, and behind it how it is split. */
const sizeThenSplit =
  /^[\s\p{L}]{0,30}?:?\s*(\d{1,2}|two|three|four|five|six|seven|eight|nine)\s*(?=[:(]\s*(?:[a-z]+ \d|(?:\d|one|two|three|four|five) [a-z]))/iu;
const eachFounder = /\beach (?:of the )?(?:founders?|promoters?|key holders?)\b|\beach of\b/i;

/** Reads every number of seats in a sentence; `title` is the label above it. */
export function seatStatements(sentence: string, title: string, parties: Parties): SeatStatement[] {
  // "(2)" repeats a number in words, "(Series A: 1, Series B: 2)" says how seats already counted are split.
  const text = sentence.replace(/\((?:\d{1,2}|[^():]{1,40}:\s?\d{1,2}\b[^()]*)\)/g, (found) =>
    ' '.repeat(found.length),
  );
  const split = sizeThenSplit.exec(text);
  const stated = split ?? boardOf.exec(text);
  const total = stated ? seatCount(`${stated[1] ?? ''} directors`) : null;
  const statements = seatSegments(
    stated ? text.replace(stated[0], stated[0].replace(/\S/g, ' ')) : text,
  ).flatMap((segment) => {
    const statement = readSegment(segment, title, parties);
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
  if (seats === null) return isChiefExecutiveSeat(segment) ? { party: 'executive', seats: 1 } : null;
  // "1 (observer from 500k)": what stands in parentheses does not turn a seat into an observer.
  const outside = segment.replace(/\([^)]*\)?/g, ' ');
  if (observer.test(outside)) return { party: 'observer', seats: 1 };
  if (notComposition.test(segment) && !independent.test(segment)) return null;
  const rest = (observer.test(segment) ? outside : segment).replace(new RegExp(blank, 'gu'), ' ');
  const party = seatPartyOf(rest, parties) ?? seatPartyOf(title, parties);
  const isOpen = segment.includes(blank);
  if (party === 'founders' && eachFounder.test(segment)) {
    return parties.founderCount === null ? null : { party, seats: parties.founderCount };
  }
  if (party) return { party, seats: isOpen ? unresolved : seats };
  const isBare =
    /^[\s\d\p{L}():-]{0,25}$/u.test(segment) &&
    /board|size|number|directors|members|total|beirat|committee/i.test(title);
  return (size.test(segment) && !appoints.test(segment)) || isBare
    ? { party: 'total', seats: isOpen ? unresolved : seats }
    : null;
}
