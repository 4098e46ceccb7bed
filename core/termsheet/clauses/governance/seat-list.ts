import { anyOf } from '../../reading/any-of.ts';
import { parseNumberWords } from '../../reading/numbers/number-words.ts';
import type { Parties } from '../parties.ts';

/** Seats by side, of a board whose members are listed one after the other. */
export interface ListedSeats {
  readonly total: number;
  readonly founders: number;
  readonly investors: number;
  readonly independent: number;
}

const number = '(?:two|three|four|five|six|seven|eight|nine|[2-9])';
const seats = '(?:directors|members|seats|chairs|places|people|persons|of us)';
/** "Three directors: …", "a board of three, namely …", "Five: …". */
const sized = new RegExp(
  `^\\W*(?:an? |the )?(?:board|directors?|direction)?\\W{0,3}(?:(?:of|is|has|will be|stays at|total(?: of)?) )?(${number})\\b(?: ${seats})?\\s?(?::|,? namely|,? being|,? made up of|,)\\s`,
  'i',
);
const sizedLater = new RegExp(
  `\\bboard of (${number})\\b(?: ${seats})?\\s?(?::|,? namely|,? being|,)\\s`,
  'i',
);
/** "Board is you, Leo, and me", "Board: you, Marcus, me". */
const unsized = /^\W*(?:the )?board(?: is|:| will be| would be| consists of)\s/i;
/** "…, total of three": the size behind the list. */
const sizeBehind = new RegExp(`,? (?:a )?total of (${number})\\W*$`, 'i');
const between = /[;,+&]|\band\b|\bplus\b/i;
/** "The founders may appoint two", "7 (4 investors": no member of a list. */
const numberInside = /[()]|\s(?:one|two|three|four|five|six|\d+)\b(?! of)/i;
/** What goes on about the one before. */
const continues =
  /^(?:who|whom|that|which|chosen|agreed|acceptable|as|for|from|appointed|nominated|named|elected|picked|to be|with|both|(?:we|they|you|either|the founders) (?:may|can|will|must|agree\w*))\b/i;

const neutral = anyOf(
  /\bindependent|\bneutral|\boutsid|\btogether\b|\bjointly\b|\bagreed?\b/i,
  /\bboth (?:groups|sides|of us|like|accept|agree)|\bwe (?:all|both) \w+/i,
);
const chosenByOne =
  /\b(?:appointed|chosen|named|nominated|elected|designated|selected|picked) by\b(?!.*\b(?:both|and|jointly|together)\b)/i;
const ownSeat = anyOf(
  /^(?:me|myself|us)\b|\b(?:ours|for us|from us|for me|of mine|on our side|on my side)\b/i,
  /\bfor the (?:fund|syndicate|investors?|angels?|series)\b/i,
);
const addressed = /^(?:you|yourself)$/i;
const addressedBoth = /^(?:yourselves|both of you|you both|you two|the two of you|the two founders)\b/i;
const named = /^(?:you|yourselves|both of you|the two of you|me|myself)\b/i;
const allAsFounders = / as (?:the )?founders$/i;
const person =
  /^(?:(?:Mr|Ms|Mrs|Dr|Prof|Ma\u00eetre|Herr|Frau)\.? )?\p{Lu}[\p{L}'-]+(?: (?:de|van|von|der|la|le|\p{Lu}[\p{L}'-]*\.?)){0,3}$/u;

type Side = 'founders' | 'investors' | 'independent';
/** A member of the list; who is a founder or not is left open of a person nobody else speaks of. */
interface Listed {
  readonly side: Side | 'person';
  /** Null where "you" may be one or several. */
  readonly seats: number | null;
}

/**
 * Who sits on the board, from a list that names every member: "Three: the two of you and Ann Roe for us". Null where
 * anything in it is not understood, or where the members are not as many as the board has.
 */
export function listedSeats(sentence: string, parties: Parties): ListedSeats | null {
  const opening = sized.exec(sentence) ?? sizedLater.exec(sentence) ?? unsized.exec(sentence);
  if (!opening) return null;
  const behind = sizeBehind.exec(sentence);
  const stated = opening[1] ?? behind?.[1];
  const list =
    sentence.slice(opening.index + opening[0].length, behind?.index).split(/[.!?](?:\s|$)/)[0] ?? '';
  const members = membersOf(list);
  // Without its size, a list is known to be whole only where it names people.
  if (stated === undefined && !members.some((member) => named.test(member) || person.test(member)))
    return null;
  const listed = members.map((member) => readMember(member, parties));
  if (listed.length < 2 || listed.some((member) => member === null)) return null;
  return addUp(
    listed.filter((member) => member !== null),
    stated === undefined ? null : numberOf(stated),
  );
}

function membersOf(list: string): readonly string[] {
  const found: string[] = [];
  for (const piece of list.split(between).map((part) => part.trim())) {
    if (piece === '') continue;
    const last = found.at(-1);
    if (last !== undefined && continues.test(piece)) found[found.length - 1] = `${last} ${piece}`;
    else found.push(piece);
  }
  // "Ann, Bo and Cy as founders": the last words speak of all persons before.
  return found.some((member) => allAsFounders.test(member))
    ? found.map((member) => (person.test(member) ? `${member} as founders` : member))
    : found;
}

function readMember(member: string, parties: Parties): Listed | null {
  if (numberInside.test(member)) return null;
  const counted = numberOf(/^(?:an?|one|two|three|four|[1-4])\b/i.exec(member)?.[0] ?? '') ?? 1;
  if (addressed.test(member)) return { side: 'founders', seats: null };
  if (addressedBoth.test(member)) return { side: 'founders', seats: parties.founderCount ?? 2 };
  if (allAsFounders.test(member)) return { side: 'founders', seats: 1 };
  if (neutral.test(member)) {
    // An independent whom one side chooses is another matter.
    return chosenByOne.test(member) ? null : { side: 'independent', seats: counted };
  }
  if (ownSeat.test(member)) return { side: 'investors', seats: counted };
  const isFounder = parties.founderPerson.test(member);
  const isInvestor = parties.investor.test(member);
  if (isFounder !== isInvestor) return { side: isFounder ? 'founders' : 'investors', seats: counted };
  return person.test(member) ? { side: 'person', seats: 1 } : null;
}

function addUp(listed: readonly Listed[], stated: number | null): ListedSeats | null {
  const hasFounder = listed.some(({ side }) => side === 'founders');
  const hasOther = listed.some(({ side }) => side === 'investors' || side === 'independent');
  if (!hasFounder || !hasOther) return null;
  // A person who is named beside "you" and apart from the investors' own is of the company.
  const persons = listed.filter(({ side }) => side === 'person').length;
  const of = (side: Side): number =>
    listed.filter((one) => one.side === side).reduce((sum, { seats }) => sum + (seats ?? 0), 0);
  const open = listed.filter(({ seats }) => seats === null).length;
  const [investors, independent] = [of('investors'), of('independent')];
  const named = of('founders') + persons;
  const founders = stated === null || open === 0 ? named + open : stated - investors - independent;
  const total = founders + investors + independent;
  if (stated !== null && total !== stated) return null;
  if (open > 1 || founders < named + open || (open === 1 && persons > 0 && founders !== named + open))
    return null;
  return { total, founders, investors, independent };
}

function numberOf(words: string): number | null {
  const lower = words.toLowerCase();
  if (lower === 'a' || lower === 'an') return 1;
  return /^\d+$/.test(lower) ? Number(lower) : parseNumberWords(lower);
}
