import { type Fact, unresolved } from '../../facts.ts';
import { blank } from '../../reading/normalise-characters.ts';
import { parseNumberWords } from '../../reading/numbers/number-words.ts';
import type { Parties } from '../parties.ts';

/** Who fills a seat. `total` is a statement of the size of the board. */
export type SeatParty = 'founders' | 'investors' | 'independent' | 'executive' | 'observer' | 'total';

/** One statement of a number of seats: "two directors appointed by the Founders". */
export interface SeatStatement {
  readonly party: SeatParty;
  readonly seats: Fact<number> & (number | 'unresolved');
  readonly text: string;
}

const seatNoun =
  '(?:directors?|members?|seats?|nominees?|representatives?|appointees?|designees?|persons?|people|individuals?|non-executives?|chair(?:man|person|woman)?|mitglied(?:er)?|sitze?|\u043c\u0435\u0441\u0442\\p{L}*|\u0447\u043b\u0435\u043d\\p{L}*)';
const article = `[Aa]n?(?=\\s(?:[\\p{L}-]+\\s){0,4}${seatNoun}\\b)|[Oo]ne|[Ss]ole`;
const words =
  '[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Zz]wei|[Dd]rei|[Vv]ier|[Ff]\u00fcnf|[Ee]ine[nr]?';
const notSeats =
  '(?!\\s?(?:%|per\\s?cent|percent|-?\\s?thirds?|calendar|business|months?|days?|weeks?|years?|times\\b|x\\b|quarters?|meetings?|votes?|(?:[\\p{L}]+ )?shares?\\b|million|of (?:whom|which|them|these|its|the (?:investors?|founders?|directors?)\\b)|or more\\b|hundred|thousand|vote\\b|class\\b|committee|business|other\\b)|[,.]\\d|[\\p{L}\\d])';
const count = `(?<![\\p{L}\\d.,%$\u00a3\u20ac\\-/]|Series\\s|Class\\s|Section\\s|Clause\\s)(?:${blank}|\\d{1,2}|${article}|${words})${notSeats}`;
const chief =
  "(?:[Tt]he\\s)?(?:(?:[Cc]ompany's|then[\\s-](?:current|serving)|then|current|person then serving as the)\\s)*(?:Chief Executive(?: Officer)?|CEO)\\b";

const countToken = new RegExp(count, 'gu');
const token = new RegExp(`${count}|${chief}`, 'gu');
const joiner =
  /(?:^|[,:(&+]|\band\b|\bplus\b|\bor\b|\bwith\b|of (?:which|whom)|\bbeing)\s*(?:and\s+|plus\s+|of (?:which|whom)\s+)?(?:\(?[ivx]{1,4}[).]|\(?[a-h1-9][).])?\s*(?:up to\s|a maximum of\s)?$/u;

/** Splits a sentence so that each part holds one number of seats, and reads each part. */
export function seatStatements(sentence: string, title: string, parties: Parties): SeatStatement[] {
  const text = sentence.replace(/\((\d{1,2})\)/g, (found) => ' '.repeat(found.length));
  return segments(text).flatMap((segment) => {
    const statement = readSegment(segment, title, parties);
    return statement ? [statement] : [];
  });
}

function segments(text: string): string[] {
  const starts = new Set<number>([0]);
  for (const mark of text.matchAll(/;|\.\s(?=\p{Lu})|\s-\s|\n/gu)) starts.add(mark.index + mark[0].length);
  for (const found of text.matchAll(token)) {
    if (joiner.test(text.slice(Math.max(0, found.index - 40), found.index))) starts.add(found.index);
  }
  const ordered = [...starts].sort((left, right) => left - right);
  return ordered.map((start, index) => text.slice(start, ordered[index + 1] ?? text.length));
}

const observer = /\bobservers?\b|observation right|beobachter/i;
const independent =
  /\bindependent|\bneutral|\boutside (?:director|member)|mutual(?:ly)?\b|\bjointly\b|unabh\u00e4ngig|agreed (?:by|between|upon|with)|agreement of|acceptable to|not (?:affiliated|employed)|voting together|unaffiliated/i;
const notComposition =
  /quorum|meetings?\b|notice|committee|remunerat|\bfees?\b|insur|expenses|consent|approv(?!ed by (?:both|all|the other))|majority vote|casting vote|indemni|resolution|compensation|subsidiar/i;
const size =
  /\b(?:board|beirat|size|total|number|consist\w*|compris\w*|compos\w*|maximum|up to|made up|limited to|set at|fixed at|\w+ (?:directors|members|seats|persons|people|mitglieder))\b/i;
const byWhom =
  /(?:designated|appointed|elected|nominated|named|chosen|selected|proposed|representing|appointees? of|nominees? of|designees? of|representatives? of|held by|filled by|for|from|by|of)\s+(?:each of\s)?(?:(?:the\s)?holders of\s|a majority of\s|the\s)*(.*)$/iu;
const doing =
  /^(.*?)\b(?:may|shall|can|will|to|have|has|is|are)?\b[^,]{0,40}\b(?:appoint|designate|elect|nominate|name|choose|select|remove and replace|entitled)\b/iu;

function readSegment(segment: string, title: string, parties: Parties): SeatStatement | null {
  countToken.lastIndex = 0;
  const found = countToken.exec(segment);
  if (!found) return isChief(segment) ? { party: 'executive', seats: 1, text: segment } : null;
  // "1 (observer from 500k)": what stands in parentheses does not turn a seat into an observer.
  const outside = segment.replace(/\([^)]*\)?/g, ' ');
  if (observer.test(outside)) return { party: 'observer', seats: 1, text: segment };
  if (notComposition.test(segment) && !independent.test(segment)) return null;
  const seats = seatCount(found[0]);
  if (seats === null) return null;
  const rest = (observer.test(segment) ? outside : segment).replace(new RegExp(blank, 'gu'), ' ');
  const party = partyOf(rest, parties) ?? partyOf(title, parties);
  const isOpen = segment.includes(blank);
  if (party) return { party, seats: isOpen ? unresolved : seats, text: segment };
  const isBare =
    /^[\s\d\p{L}()-]{0,25}$/u.test(segment) &&
    /board|size|number|directors|members|total|beirat/i.test(title);
  if ((size.test(segment) && !appoints.test(segment)) || isBare)
    return { party: 'total', seats: isOpen ? unresolved : seats, text: segment };
  return null;
}

const appoints = /\b(?:appoint|designate|elect|nominate)/i;

function isChief(segment: string): boolean {
  return new RegExp(`^\\s*(?:and\\s)?${chief}`, 'u').test(segment);
}

function partyOf(text: string, parties: Parties): SeatParty | null {
  if (observer.test(text)) return 'observer';
  if (independent.test(text)) return 'independent';
  const side = (part: string): SeatParty | null => {
    const investor = parties.investor.exec(part)?.index ?? Number.POSITIVE_INFINITY;
    const founder = parties.founder.exec(part)?.index ?? Number.POSITIVE_INFINITY;
    if (investor === founder) return null;
    return investor < founder ? 'investors' : 'founders';
  };
  const active = doing.exec(text)?.[1];
  const passive = byWhom.exec(text)?.[1];
  return (
    (active ? side(active) : null) ??
    (passive ? side(passive) : null) ??
    side(text) ??
    (/\b(?:CEO|chief executive)\b/i.test(text) ? 'executive' : null)
  );
}

const german: Readonly<Record<string, number>> = { zwei: 2, drei: 3, vier: 4, 'f\u00fcnf': 5 };

function seatCount(text: string): number | 'unresolved' | null {
  const lower = text.toLowerCase();
  if (lower.includes(blank)) return unresolved;
  if (/^(?:an?|sole|eine[nr]?)$/.test(lower)) return 1;
  const value = /^\d+$/.test(lower) ? Number(lower) : (german[lower] ?? parseNumberWords(lower));
  return value === null || value > 15 ? null : value;
}
