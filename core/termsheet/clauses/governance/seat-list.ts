import { blank } from '../../reading/normalise-characters.ts';
import type { Parties } from '../parties.ts';
import { startsWithOrdinal } from './counted-seats.ts';
import { readSeatMember } from './read-seat-member.ts';
import { withoutGlosses } from './seat-glosses.ts';
import { listOpening, sizeBehind } from './seat-list-opening.ts';
import { type ListPart, listParts } from './seat-list-parts.ts';
import type { SeatMember } from './seat-member.ts';
import type { SeatSide } from './seat-side.ts';
import { numberWord } from './seat-words.ts';

/** Seats by side, of a board whose members are listed one after the other; null for a side that is not known. */
export interface ListedSeats {
  readonly total: number;
  readonly founders: number | null;
  readonly investors: number | null;
  readonly independent: number | null;
}

const openSeats = new RegExp(`${blank} (?:sitze?|seats?|directors?|members?|mitglied)`, 'i');
/** "3 (2F, 1I)": tables give the sides by their initials. */
const initials = /\b([1-9])\s?(F|I|Inv|Ind)\b(?=[\s,;)+/]|$)/g;
const sides: Readonly<Record<string, string>> = {
  F: 'founders',
  I: 'investors',
  Inv: 'investors',
  Ind: 'independent',
};

/** "You and Ann keep three seats between you": the number counts all of them. */
const shared = new RegExp(
  `[^;.:]{0,80}\\b(?:keep|hold|have|take|share)s? (${numberWord}) (?:seats|places) between (you|us)\\b`,
  'giu',
);

function spelledOut(_: string, seats: string, side: string): string {
  return `${seats} ${sides[side] ?? side}`;
}

/** A longer passage is no list of a board. */
export const longestPassage = 700;
/** More members than any board of such a company has. */
const mostMembers = 15;

/**
 * Who sits on the board, from a list that names every member: "Three: the two of you and Ann Roe for us". Null where
 * the list is not whole: where its members are not as many as the board has, or, without a size, where anything in
 * it is not understood.
 */
export function listedSeats(passage: string, parties: Parties): ListedSeats | null {
  const opening = listOpening(passage.slice(0, longestPassage));
  if (!opening) return null;
  const list = withoutGlosses(opening.list.replace(initials, spelledOut).replace(shared, '$1 for $2'));
  // A number that is still to be filled in leaves the whole open.
  if (openSeats.test(list)) return null;
  const parts = listParts(list, parties);
  const size = opening.size ?? sizeBehind(list);
  return (
    (size === null ? null : sizedList(parts, size, parties)) ??
    (opening.size === null ? wholeList(parts, parties) : null)
  );
}

type Listed = SeatMember & { readonly before: ListPart['before'] };

/** The members of a board of a known size: what is not understood is no member, as long as the sum is right. */
function sizedList(parts: readonly ListPart[], size: number, parties: Parties): ListedSeats | null {
  const members: Listed[] = [];
  let isLeft = false;
  for (const part of parts) {
    const isOpen = members.some(({ seats }) => seats === null);
    const mayEnd = part.before === '.' || part.before === ';';
    if (members.length > mostMembers || (mayEnd && (isOpen || sumOf(members) >= size))) break;
    const member = readSeatMember(part, parties);
    if (member) members.push({ ...member, before: part.before });
    else isLeft ||= !closes.test(part.text);
    dropNamesOfCounted(members);
  }
  // Who is not understood may hold one of the seats that an open number would take for its own.
  return isLeft && members.some(({ seats }) => seats === null) ? null : addUp(members, size);
}

/** A list without a size is whole where it ends as a sentence does and nothing in it is left over. */
function wholeList(parts: readonly ListPart[], parties: Parties): ListedSeats | null {
  const members: Listed[] = [];
  for (const [index, part] of parts.entries()) {
    const member = readSeatMember(part, parties);
    if (member && (part.before !== '.' || startsWithOrdinal(part.text))) {
      members.push({ ...member, before: part.before });
      dropNamesOfCounted(members);
    } else if (index === 0 || (part.before !== '.' && part.before !== ';' && !closes.test(part.text)))
      return null;
    else break;
  }
  const isCertain = members.every(
    ({ isRight, side, seats }) => !isRight && (seats !== null || side === 'founders'),
  );
  if (members.length < 2 || !isCertain) return null;
  const seats = addUp(members, null);
  return seats && (seats.founders === null || seats.founders > 0) ? seats : null;
}

/** What may follow the last member: "each with one vote", "and there is no other seat". */
const closes =
  /^(?:each|so|all|there|no|none|nobody|by|with|which|who|where|but|unless|that's|total|meeting|voting|deciding)\b/i;

/** "Two appointed by the founders, Ann and Bo": as many names as were counted are those of the seats before them. */
function dropNamesOfCounted(members: Listed[]): void {
  for (let names = 1; names < members.length; names += 1) {
    const counted = members.at(-names - 1);
    if (!members.at(-names)?.isName) return;
    if (names > 1 && counted?.isCounted && counted.seats === names && members.at(-names)?.before === ',') {
      members.length -= names;
      return;
    }
  }
}

function sumOf(members: readonly Listed[]): number {
  return members.reduce((sum, { seats }) => sum + (seats ?? 1), 0);
}

function addUp(read: readonly Listed[], size: number | null): ListedSeats | null {
  const members = placed(read);
  const open = members.filter(({ seats }) => seats === null);
  const isPersonal =
    open[0]?.side === 'founders' &&
    members.some(({ side, seats }) => side === 'person' || (seats === 1 && side === 'founders'));
  if (members.length === 0 || open.length > 1) return null;
  // "You" is one beside another founder who is named, and all that is left where nobody is.
  const missing = size === null ? 0 : size - sumOf(members);
  if (missing < 0 || (missing > 0 && (open.length === 0 || isPersonal))) return null;
  const total = sumOf(members) + missing;
  const of = (side: SeatMember['side']): number =>
    members.filter((one) => one.side === side).reduce((sum, { seats }) => sum + (seats ?? 1 + missing), 0);
  const unplaced = of('person');
  if (members.every(({ side }) => side === 'person')) return null;
  const [founders, investors, independent] = [of('founders'), of('investors'), of('independent')];
  if (unplaced === 0) return { total, founders, investors, independent };
  // A name that nobody places may be of any side of which the list does not say how many it has.
  return { total, founders: null, investors: null, independent: independent > 0 ? independent : null };
}

/** Names right before a member are of its side. */
function giveNamesBefore(members: Listed[], index: number, side: SeatSide): void {
  for (let back = index - 1; back >= 0; back -= 1) {
    const named = members[back];
    if (named?.side !== 'person') return;
    members[back] = { ...named, side };
  }
}

/** Gives names their side by what is said of the names beside them. */
function placed(read: readonly Listed[]): readonly Listed[] {
  const members = [...read];
  for (const [index, member] of read.entries()) {
    const { side, isOfAll, isOfPair, before } = member;
    if (side === 'person') {
      const last = members[index - 1];
      const grouped = last?.opensGroup && before !== ';' && before !== '.' ? last.side : null;
      if (grouped) members[index] = { ...member, side: grouped, opensGroup: true };
      continue;
    }
    if (isOfAll) giveNamesBefore(members, index, side);
    const pair = members[index - 1];
    if (isOfPair && before === 'and' && pair?.side === 'person' && members[index - 2]?.side !== 'person') {
      members[index - 1] = { ...pair, side };
    }
  }
  // Names without more, before the seats that are the investors' or neutral, are those of the company.
  const others = members.findIndex(({ side }) => side === 'investors' || side === 'independent');
  const isPlaced = members.some(({ side }) => side === 'founders' || side === 'investors');
  const isOneself = members.some(({ side, seats }) => side === 'investors' && seats === 1);
  return members.map((member, index): Listed => {
    if (member.side !== 'person' || others < 0 || !isPlaced) return member;
    // A mark that sets groups apart ends the names of the company.
    const isApart = members
      .slice(1, index + 1)
      .some(({ before }, at) => before === ';' && (members[at]?.isName || members[at]?.side === 'founders'));
    if (isApart) return member;
    return index < others || !isOneself ? { ...member, side: 'founders' } : member;
  });
}
