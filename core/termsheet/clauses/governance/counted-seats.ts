import { anyOf } from '../../reading/any-of.ts';
import type { Parties } from '../parties.ts';
import { isFirm, isPerson, startsWithFirm } from './firm-names.ts';
import { memberOf, ofAll, type SeatEntry, type SeatMember } from './seat-member.ts';
import { sideNamed } from './seat-side.ts';
import { numberWord, seatNumber } from './seat-words.ts';

const notOwnNumber = "(?! of (?:whom|which|them|these|our (?!choice|choosing|own|people|side))|['%.]\\d)";
const count = new RegExp(
  `^(?:up to )?(?:the )?(?:other |remaining |last |further )?(${numberWord}|an?)\\b${notOwnNumber}`,
  'i',
);
const ordinal =
  /^(?:(?:a|the) (?:third|fourth|fifth|sixth|seventh|last|remaining|final|other)|another|someone|somebody)\b/i;
const behind = new RegExp(`^(.{2,50}?)(?: |: )(${numberWord})(?: (?:seats?|directors?))?$`, 'i');
const onlyNumber = new RegExp(`^${numberWord}$`, 'i');
/** "One each from Poolbeg and Dalkey", "one for each Fund". */
const oneEach =
  /^(?:one|a (?:seat|director|nominee)) (?:each (?:for|from|by|of)|(?:for|from|by|of) each(?: of)?) (.{2,60})$/i;
const verb =
  '(?:fills?|names?|proposes?|takes?|gets?|nominates?|appoints?|elects?|chooses?|designates?|picks?|sends?|brings?|keeps?|holds?|has|have)';
const does = new RegExp(
  `^([^,;]{1,50}?) (?:(?:may|can|shall|will|would|to) )?(?:(?:jointly|together|also|each) )?${verb} (?:up to )?(?:the )?(?:other |remaining )?(${numberWord}|an?)\\b`,
  'i',
);
/** Who fills "the other three" leaves none; who may appoint three leaves open who else sits. */
const leavesNone = anyOf(
  /\bthe (?:other|remaining) (?:two|three|four|\d)\b/i,
  /\b(?:fills?|takes?|gets?|holds?|keeps?|has|have) (?:the )?(?:one|two|three|four|five|\d)\b/i,
);
/** "Two of them will be yourselves". */
const partOfBoard = new RegExp(
  `^(${numberWord}) of (?:them|these|whom|which) (?:will be|would be|shall be|are|is) (.{2,60})$`,
  'i',
);
const plainlyNeutral = /\bindependent|\bneutral|\boutsid/i;
const seatNoun =
  /^(?:(?:further|more|other) )?(?:persons?|people|directors?|members?|seats?|nominees?|representatives?|colleagues?|delegates?|chairs?|places?)\s/i;
const postOnly = /^\p{Lu}\p{Ll}+ (?:directors?|seats?)$/u;

/** Whether an entry begins with a number of seats. */
export function startsCounted(text: string): boolean {
  return count.test(text);
}

/** "A fourth seat": one more than those before it, wherever it stands. */
export function startsWithOrdinal(text: string): boolean {
  return ordinal.test(text);
}

/** "Founders (2)", "Ridgeback (1)": a side or a firm, and how many seats it has. */
export function sideWithNumber({ text, note }: SeatEntry, parties: Parties): SeatMember | null | undefined {
  if (!onlyNumber.test(note) || count.test(text)) return undefined;
  return memberOf(sideNamed(text, parties) ?? (isPerson(text) ? 'investors' : null), seatNumber(note));
}

/** Numbers of seats with the side that has them: "two for us", "the Fund fills the other three", "Quarry one". */
export function countedSeats(
  { text, note, said }: SeatEntry,
  parties: Parties,
): SeatMember | null | undefined {
  const part = partOfBoard.exec(text);
  if (part) return memberOf(sideNamed(part[2] ?? '', parties), seatNumber(part[1] ?? ''));
  const chosen = count.test(text) ? null : does.exec(text);
  if (chosen) {
    const side = plainlyNeutral.test(text) ? 'independent' : sideNamed(chosen[1] ?? '', parties);
    return memberOf(side, seatNumber(chosen[2] ?? ''), { isRight: !leavesNone.test(text) });
  }
  const each = oneEach.exec(text);
  if (each) {
    const names = (each[1] ?? '').split(' and ').length;
    return memberOf(sideNamed(each[1] ?? '', parties) ?? 'investors', names > 1 ? names : null);
  }
  const nth = ordinal.exec(text);
  const counted = nth ?? count.exec(text);
  if (counted) {
    const rest = text.slice(counted[0].length).trim();
    const isOfFirm = startsWithFirm(rest.replace(seatNoun, '')) && !postOnly.test(rest);
    const side = sideNamed(`${rest} ${note}`, parties) ?? (isOfFirm ? 'investors' : null);
    return memberOf(side, nth ? 1 : seatNumber(counted[1] ?? ''), {
      isCounted: true,
      isRight: /\b(?:may|entitled|right)\b/.test(text),
      isOfAll: ofAll.test(said) && /\b(?:come|sit|join|are) /.test(said),
    });
  }
  const trailing = behind.exec(text);
  const subject = trailing?.[1];
  if (!trailing || subject === undefined) return undefined;
  const side = sideNamed(subject, parties) ?? (isFirm(subject) ? 'investors' : null);
  return side === null ? undefined : memberOf(side, seatNumber(trailing[2] ?? ''));
}
