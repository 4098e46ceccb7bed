import { anyOf } from '../../reading/any-of.ts';
import { everyMatch } from '../../reading/every-match.ts';
import type { Parties } from '../parties.ts';

/** What stands between two marks of a list. */
export interface ListPart {
  readonly text: string;
  /** What stands in brackets behind it. */
  readonly note: string;
  /** The mark before it: a comma for everything that goes on, or the end of a sentence or of a group. */
  readonly before: ',' | ';' | '.' | 'and';
}

const mark =
  /\(([^()]{0,160})\)|[;,+&|]|\s\/\s|:(?!\s?(?:\d|one\b|two\b|three\b|four\b))|[.!?](?=\s|$)|\b(?:and|plus)\b/giu;
/** A full stop behind a title or an initial ends nothing. */
const abbreviated = /(?:^|[\s(])(?:Mr|Mrs|Ms|Drs?|Prof|Col|St|Ing|Dott|ret|\p{Lu})$/u;
/** "Nominee of Portage & Lake": the sign is part of a firm's name. */
const inFirm = /\b(?:of|from|by|for) \p{Lu}\S* $/u;

/** What goes on about the one before. */
const continues = anyOf(
  /^(?:who|whom|that|which|as|for|from|by|to be|now|mutually|jointly|all (?:of them )?founders)\b/i,
  // "Both jointly choose an independent" is a seat of its own.
  /^both\b(?! (?:jointly |together )?(?:appoint|choose|elect|name|pick|select)\b)/i,
  /^(?:chosen|agreed|agreeable|acceptable|approved|appointed|nominated|named|elected|picked)\b/i,
  /^(?:we|they|either|the founders) (?:may|can|will|must|agree\w*)\b/i,
);
const counted = /^(?:an?|one|two|three|four|five|another|the (?:other|remaining)|me|myself|[1-9])\b/i;
/** "Whom the founders" and "acceptable to you" wait for the other side. */
const waits = anyOf(
  /\bwhom (?:\S+ ){0,3}\S+$/i,
  /\b(?:acceptable|agree\w*|settled|found) (?:on )?(?:by|to|between|with|of) (?:\S+ ){0,3}\S+$/i,
  /\b(?:chosen|approved|accepted|named|picked|selected) (?:by|between) (?:\S+ ){0,3}\S+$/i,
  /\b(?:an?|one) [\w-]+(?: [\w-]+){0,2} (?:you|we|founders)$/i,
);
/** "Nominated by the Lead" may go on with another firm, but not with a person of its own. */
const appointedBy = /\b(?:nominated|appointed|designated|elected|named|delegated) by (?:\S+ ){0,3}\S+$/i;
/** "Who will be you and Ann" names those that have been counted; "one each from Poolbeg and Dalkey" counts firms. */
const namesMore = anyOf(
  /\bwho (?:will|shall|would|are to) (?:initially )?be (?:\S+ ){0,2}\S+$/i,
  /\beach (?:from|for|of|by) (?:\S+ )?\S+$/i,
);
/** "Two for Ada and Tim": the names of those who are counted. */
const forNames = /\b(?:[Tt]wo|[Tt]hree|[Ff]our) (?:seats |places )?for \p{Lu}\S*(?: \p{Lu}\S*)?$/u;
/** "Who isn't one of us, and you suggested her". */
const tells = /\bwhom?\b/i;
const goesOnTelling = /^(?:you|we|I|they) (?!two\b|three\b|four\b|both\b|and\b)[a-z]+/;
const pronoun = /^(?:I|me|us|we|you|yourselves|both|our|your)\b/i;

/** Parts a list into its members, each with all that is said of it. */
export function listParts(list: string, parties: Parties): readonly ListPart[] {
  const parts: ListPart[] = [];
  for (const part of rawParts(list)) {
    const last = parts.at(-1);
    if (last && part.before !== '.' && goesOn(last, part, parties)) {
      const joint = part.before === 'and' ? ' and ' : ' ';
      parts[parts.length - 1] = {
        ...last,
        text: `${last.text}${joint}${part.text}`,
        note: `${last.note} ${part.note}`.trim(),
      };
    } else parts.push(part);
  }
  return parts;
}

function goesOn(last: ListPart, part: ListPart, parties: Parties): boolean {
  if (part.before !== ';' && continues.test(part.text)) return true;
  if (part.before !== 'and' || counted.test(part.text)) return false;
  const isSide = parties.investor.test(part.text) || parties.founder.test(part.text);
  if (tells.test(last.text) && goesOnTelling.test(part.text)) return true;
  if (namesMore.test(last.text)) return true;
  if (forNames.test(last.text) && !parties.investor.test(last.text)) return true;
  if (waits.test(last.text)) return isSide || pronoun.test(part.text);
  return appointedBy.test(last.text) && !pronoun.test(part.text) && !parties.founderPerson.test(part.text);
}

function rawParts(list: string): readonly ListPart[] {
  const parts: ListPart[] = [];
  let from = 0;
  let before: ListPart['before'] = ',';
  let note = '';
  let text = '';
  const close = (next: ListPart['before']): void => {
    if (text.trim() !== '') parts.push({ text: text.trim(), note: note.trim(), before });
    // ", and" is as weak a mark as its comma; a full stop is as strong as whatever stands beside it.
    if (text.trim() !== '' || next === '.' || next === ';') before = next;
    text = '';
    note = '';
  };
  for (const found of everyMatch(mark, list)) {
    const words = list.slice(from, found.index);
    const sign = found[0].toLowerCase();
    if (sign === '.' && abbreviated.test(list.slice(Math.max(0, found.index - 6), found.index))) continue;
    if (sign === '&' && inFirm.test(words)) continue;
    from = found.index + found[0].length;
    text += words;
    if (sign.startsWith('(')) note += ` ${found[1] ?? ''}`;
    else if (sign === ';' || sign === '|') close(';');
    else if (sign === '.' || sign === '!' || sign === '?') close('.');
    else close(sign === 'and' || sign === '&' ? 'and' : ',');
  }
  text += list.slice(from);
  close('.');
  return parts;
}
