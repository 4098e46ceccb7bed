import type { Parties } from '../parties.ts';
import { countedSeats, sideWithNumber } from './counted-seats.ts';
import { namedMember } from './named-member.ts';
import type { ListPart } from './seat-list-parts.ts';
import type { SeatMember, SeatReader } from './seat-member.ts';
import { observer } from './seat-party.ts';
import { spokenSeats } from './spoken-seats.ts';

const leadingWords = 'and|plus|with|also|then|namely|being|including|of whom|of which|as to|there (?:is|are)';
const leading = new RegExp(
  `^(?:(?:${leadingWords})\\b ?|together with |\\(?(?:[ivx]{1,4}|[a-h])\\) ?|[^\\p{L}\\p{N}]+)`,
  'iu',
);
/** "Professor Lind stays as the outside voice". */
const staysAs = / (?:continues?|remains?|stays?|joins?|serves?|sits?)(?: on)?(?= (?:as|for|from|us)\b)/i;
const keeps =
  '(?:continues?|remains?|stays?|joins?|serves?|has|have|keeps?|takes?|retains?|sits?|will|shall)';
const whatIsKept =
  '(?:on|in|be|sit|remain|continue|stay|serve|a|one|their|its|his|her|chairs?|seats?|places?|each|office|own|theirs|us)';
/** "Ann continues", "Bo and Cy have a chair each": that a seat is kept says nothing of whose it is. */
const keepsSeat = new RegExp(` ${keeps}(?: ${whatIsKept})*$`, 'i');
/** "You and Amy in two of them": the members of the part are named one by one. */
const partOfGroup =
  / in (?:the )?(?:other )?(?:two|three|four|one) (?:of them|others?)\b.*$| in the other (?:two|three|four)$/i;
/** A list in brackets, of which the first opened it. */
const bracketLeft = /[)\]]$/;
/** "With Rangi in the chair": who presides has been named, or does not matter. */
const chairs = /^with .{1,40} (?:in the chair|presiding|as (?:the )?chair\w*|chairing)/i;

const readers: readonly SeatReader[] = [sideWithNumber, spokenSeats, countedSeats, namedMember];

/** Reads one entry of the list; null where it is no member of a board, or nothing that is understood. */
export function readSeatMember(part: ListPart, parties: Parties): SeatMember | null {
  if (chairs.test(part.text) || observer.test(part.text)) return null;
  const text = part.text
    .replace(leading, '')
    .replace(leading, '')
    .replace(partOfGroup, '')
    .replace(staysAs, '')
    .replace(keepsSeat, '')
    .replace(bracketLeft, '');
  const entry = { text, note: part.note, said: `${text} ${part.note}`.trim() };
  for (const read of readers) {
    const member = read(entry, parties);
    if (member !== undefined) return member;
  }
  return null;
}
