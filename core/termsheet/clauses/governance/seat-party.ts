import { anyOf } from '../../reading/any-of.ts';
import type { Parties } from '../parties.ts';

/** Who fills a seat. `total` is a statement of the size of the board, `other` a side whose name says nothing. */
export type SeatParty =
  | 'founders'
  | 'investors'
  | 'independent'
  | 'executive'
  | 'observer'
  | 'other'
  | 'total';

/** Somebody who sits there and has no vote. */
export const observer = /\bobservers?\b|observation right|beobachter/i;
/** Somebody who is of neither side. */
export const independent = anyOf(
  /\bconnected (?:with|to) neither\b|\bindependent of both\b/i,
  /\b(?:named|chosen|appointed|elected|picked) by (?:all|the(?: other)?) (?:two|three|four|five|six|others)\b/i,
  /\b(?:works? for|employed by|connected (?:with|to)) neither\b/i,
  /\b(?:other|remaining) (?:two|three|four|five|six|members|directors)\b[^.;,]{0,20}\bagree on\b/i,
  /\bfrom outside\b|\boutsiders?\b|\bindependent|\bneutral|\boutside (?:director|member)/i,
  /\bNEDs?\b/i,
  /mutual(?:ly)?\b|unabh\u00e4ngig|not (?:affiliated|employed)|voting together|unaffiliated/i,
  /\bthe (?:third|fourth|fifth|remaining|final|last)\b[^.;,]{0,40}\b(?:together|jointly|agree\w*)/i,
  /\bon whom\b[^.;,]{0,20}\bagree\b/i,
  /\b(?:together|jointly)\b[^.;,]{0,20}\bthe (?:third|fourth|fifth|remaining|last)\b/i,
);
/** Words of agreement make a seat neutral only where both sides, or nobody, is named with them. */
const agreed = anyOf(
  /\b(?:and|but|if|subject to)\b[^.;]{0,20}\b(?:accepted|approved|confirmed) by\b/i,
  /\bneeds? (?:the )?[\w']+ (?:agreement|approval|consent)\b/i,
  /\bwith the (?:agreement|approval|consent) of\b|\bagree on (?:a|the|one)\b|\bjointly\b/i,
  /agreed (?:by|between|upon|with)|agreement of|acceptable to|common (?:agreement|consent)/i,
  /approved by both|\bagrees? (?:on|upon)\b|\bboth (?:sides |parties )?(?:agree|choose|approve)/i,
);
const filledBy = [
  'designat\\w+|appoint\\w+|elect\\w+|nominat\\w+|named|chosen|selected|proposed|representing',
  'appointees? of|nominees? of|designees? of|representatives? of|held by|filled by|for|from|by|of',
].join('|');
const byWhom = new RegExp(
  `(?:${filledBy})\\s+(?:by\\s|each of\\s)?(?:(?:the\\s)?holders of\\s|a majority of\\s|the\\s)*(.*)`,
  'is',
);
const doing =
  /^(.*?)\b(?:may|shall|can|will|to|have|has|is|are)?\b[^,]{0,40}\b(?:appoints?|designates?|elects?|nominates?|names?|chooses?|selects?|entitled)\b/i;

/** The side that a passage seats, or null where it names none. */
export function seatPartyOf(text: string, parties: Parties): SeatParty | null {
  if (observer.test(text)) return 'observer';
  if (independent.test(text)) return 'independent';
  const hasInvestor = parties.investor.test(text);
  const hasFounder = parties.founder.test(text);
  if (agreed.test(text) && hasInvestor === hasFounder) return 'independent';
  const active = doing.exec(text)?.[1];
  const passive = byWhom.exec(text)?.[1];
  return (
    (active ? firstSide(active, parties) : null) ??
    (passive ? firstSide(passive, parties) : null) ??
    firstSide(text, parties) ??
    (/\b(?:CEO|chief executive)\b/i.test(text) ? 'executive' : null)
  );
}

/** Whether the investors alone choose the person who is called independent. */
export function isPickedByInvestors(text: string, parties: Parties): boolean {
  if (!independent.test(text) || parties.founder.test(text)) return false;
  if (/mutual|jointly|both|agreed|other directors|together/i.test(text)) return false;
  const passive = picked.exec(text)?.[1];
  const active = pickers.exec(text)?.[1];
  return parties.investor.test(passive ?? '') || parties.investor.test(active ?? '');
}

/** Who stands right behind "nominated by", and right before "may nominate an independent". */
const picked =
  /\b(?:appointed|nominated|designated|selected|chosen|elected|proposed|named|picked)(?: and \w+)? by ([^|,;]{0,30})/i;
const pickers =
  /^(.{0,60}?)\b(?:may|shall|will|to)?\s?(?:appoints?|nominates?|designates?|selects?|chooses?|names?|picks?)\b.*\b(?:independent|outsider)/i;

function firstSide(text: string, parties: Parties): SeatParty | null {
  const investor = parties.investor.exec(text)?.index ?? Number.POSITIVE_INFINITY;
  const founder = parties.founder.exec(text)?.index ?? Number.POSITIVE_INFINITY;
  if (investor === founder) return null;
  return investor < founder ? 'investors' : 'founders';
}
