import type { Parties } from '../parties.ts';
import { endsAsFirm, personIn } from './firm-names.ts';
import { memberOf, ofAll, type SeatEntry, type SeatMember } from './seat-member.ts';
import { sideNamed } from './seat-side.ts';

/** "The Fund's nominees Mr Ash and Ms Kell". */
const nominees =
  /^(.{2,40}?)(?:'s?)? (?:nominees|representatives|appointees|designees|partners|directors)\W? (?=\p{Lu})/u;
const owner = /^(?:the |an? )?(\p{Lu}[\p{L}&' -]{1,40}?)'s?(?: |$)/u;
/** "A Pelham Row director". */
const post =
  /^(?:(?:the |an? )?)(\p{Lu}[\p{L}& -]{1,40}?)(?: (?:fund|group))? (?:nominee|representative|appointee|designee|director|partner)$/u;
/** "Founder, investor, independent": a side in the singular has one seat. */
const role =
  /^(?:the )?(?:founder|promoter|investor|independent|network|syndicate|angel|fund)(?: (?:director|nominee|representative|appointee|member|chair(?:man|person|woman)?|non-executive))?$/i;
const rolesOfInvestors = /\b(?:network|syndicate|angel|fund)\b/i;
const ours = /^(?:our|my|your)\b/i;
const noun = /^(?:the |an? |independent |neutral |outside )/i;
const relative = /\b(?:who|whom|that|which)\b/;
const modal = /\b(?:may|shall|will|must|can)\b/;
const comesFrom = /^(?:of|from) /;

/** Members by name, by whose they are, or by their post; whoever has a nominee and is no founder is an investor. */
export function namedMember({ text, note, said }: SeatEntry, parties: Parties): SeatMember | null {
  const sideOr = (words: string) => sideNamed(words, parties) ?? 'investors';
  const ofFirm = post.exec(text);
  if (ofFirm) return memberOf(sideOr(ofFirm[1] ?? ''), 1);
  if (role.test(text))
    return memberOf(sideNamed(text, parties) ?? (rolesOfInvestors.test(text) ? 'investors' : null), 1);
  const many = nominees.exec(text);
  if (many) return memberOf(sideOr(many[1] ?? ''), 1, { opensGroup: true });
  if (ours.test(text)) return memberOf(sideNamed(said, parties), 1);
  const name = personIn(text);
  const holder = owner.exec(text);
  if (name !== null) {
    const rest = `${text.slice(name.length)} ${note}`.trim();
    if (holder && rest === '' && name.length > holder[0].length) return memberOf(sideOr(holder[1] ?? ''), 1);
    return personOf(name, rest, parties);
  }
  if (holder) return memberOf(sideOr(said), 1);
  // "The Founders may jointly appoint …" says what they do, not who sits.
  const acts = modal.test(text.split(relative)[0] ?? '');
  return noun.test(text) && !acts ? memberOf(sideNamed(said, parties), 1) : null;
}

/** A person by what is said of them, else by what the document knows of the name. */
function personOf(name: string, rest: string, parties: Parties): SeatMember | null {
  const isFromFirm = comesFrom.test(rest) && endsAsFirm(rest);
  const side = sideNamed(rest, parties, true) ?? (isFromFirm ? 'investors' : null);
  if (side) {
    const isOfPair = comesFrom.test(rest) || rest.startsWith('for ');
    return memberOf(side, 1, { isName: true, isOfAll: ofAll.test(rest), isOfPair });
  }
  const known = comesFrom.test(rest) ? null : sideNamed(name, parties, true);
  const isFirm = rest === '' && endsAsFirm(name);
  return memberOf(known ?? (isFirm ? 'investors' : 'person'), 1, { isName: true });
}
