import type { Parties } from '../parties.ts';
import { startsCounted } from './counted-seats.ts';
import { memberOf, ofAll, type SeatEntry, type SeatMember } from './seat-member.ts';
import { sideNamed } from './seat-side.ts';
import { seatNumber } from './seat-words.ts';

const one = /^(?:you|yourself)$/i;
const all = /^(?:yourselves|both of you|you both)\b/i;
const several =
  /\b(?:(two|three|four|five)|(?:both|each)) of (?:you|us)\b|\b(?:you|us) (two|three|four|five|both)\b/i;
const oneself = /^(?:me|myself|I myself|I)(?=$| (?:for|from|as|on|in|too|who|with|by|again)\b)/;
/** How far from its beginning an entry may say "you two": "all three of you". */
const reach = 8;
/** "Promoters Ann, Bo and Cy". */
const groupOfNames = /^(?:[Tt]he )?(?:[Cc]o-?)?(?:[Ff]ounders|[Pp]romoters)\W? (?=\p{Lu})/u;
const founders =
  /^(?:all |both )?(?:the )?(?:both |(two|three|four|five) )?(?:co-?)?(?:founders|promoters)(?=$|,| (?:who|whom|as|each|themselves|of)\b)/i;

/** "You", "the two of you", "me", "us two", "both founders": seats of those who write and are written to. */
export function spokenSeats({ text, said }: SeatEntry, parties: Parties): SeatMember | null | undefined {
  if (one.test(text)) return memberOf(sideNamed('you', parties), null);
  if (all.test(text)) return memberOf(sideNamed('you', parties), parties.founderCount ?? 2);
  if (oneself.test(text)) return memberOf(sideNamed('me', parties), 1);
  const group = several.exec(text);
  if (group && group.index < reach && !startsCounted(text.slice(0, group.index))) {
    const side = sideNamed(/\byou\b/i.test(group[0]) ? 'you' : 'us', parties);
    return memberOf(side, seatNumber(group[1] ?? group[2] ?? '') ?? 2, { isOfAll: ofAll.test(said) });
  }
  if (groupOfNames.test(text)) return memberOf('founders', 1, { opensGroup: true });
  const own = founders.exec(text);
  if (!own) return undefined;
  const both = /\bboth\b/i.test(own[0]) ? 2 : null;
  const seats = seatNumber(own[1] ?? '') ?? both ?? parties.founderCount;
  return seats === null ? null : memberOf('founders', seats);
}
