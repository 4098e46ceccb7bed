import { anyOf } from '../../reading/any-of.ts';
import type { Parties } from '../parties.ts';
import type { SeatSide } from './seat-side.ts';

/** One entry of a list of who sits on the board. */
export interface SeatMember {
  /** `person` for a name of which the entry itself does not tell the side. */
  readonly side: SeatSide | 'person';
  /** Null where it is not said how many: "you" may be one or several, and so may "each fund". */
  readonly seats: number | null;
  /** "The investors may appoint two": a right to seats, not an account of who sits. */
  readonly isRight: boolean;
  /** "Two by the Fund", as against "you two". */
  readonly isCounted: boolean;
  /** A name, which may be that of a member who was counted before: "two by the Fund, Ann and Bo". */
  readonly isName: boolean;
  /** "… as founders", "… (Common)": what is said speaks of the names before it as well. */
  readonly isOfAll: boolean;
  /** "Promoters Ann, Bo and Cy": the names behind it are of the same side. */
  readonly opensGroup: boolean;
  /** "Ann and Bo of Quarry": the firm is that of the name before it as well, unless it is known. */
  readonly isOfPair: boolean;
}

/** The words of an entry, without what leads up to it and without what only says that a seat is kept. */
export interface SeatEntry {
  readonly text: string;
  /** What stands in brackets behind it. */
  readonly note: string;
  /** Both together. */
  readonly said: string;
}

/** Reads entries of one kind; `undefined` leaves an entry to the next reader, null is no member. */
export type SeatReader = (entry: SeatEntry, parties: Parties) => SeatMember | null | undefined;

const plain = {
  isRight: false,
  isCounted: false,
  isName: false,
  isOfAll: false,
  opensGroup: false,
  isOfPair: false,
};

/** A member of a side; null where the side or the number is not known. */
export function memberOf(
  side: SeatMember['side'] | null,
  seats: number | null,
  more: Partial<SeatMember> = {},
): SeatMember | null {
  return side === null ? null : { ...plain, side, seats, ...more };
}

/** Words that speak of all the names before them. */
export const ofAll = anyOf(
  /^(?:as |the |all |both )*(?:founders|promoters|common|ordinary)\b|\bas (?:the )?founders$/i,
  /\ball (?:of them )?founders$|\bfor the (?:founders|promoters|company|common)$/i,
  /\b(?:elected|appointed|nominated|designated) by\b/i,
  /\b(?:come|sit|join|are|is) (?:\S+ )?(?:from|for|on) (?:our|your|the)\b/i,
);
