import { anyOf } from '../../reading/any-of.ts';
import type { Parties } from '../parties.ts';
import type { ListPart } from './seat-list-parts.ts';
import { numberWord, personName, seatNumber } from './seat-words.ts';
import { type SeatSide, sideNamed } from './seat-side.ts';

/** One entry of a list of who sits on the board. */
export interface SeatMember {
  /** `person` for a name of which the entry itself does not tell the side. */
  readonly side: SeatSide | 'person';
  /** Null where "you" may be one or several. */
  readonly seats: number | null;
  /** "The investors may appoint two": a right to seats, not an account of who sits. */
  readonly isRight: boolean;
  /** "… as founders", "… (Common)": what is said speaks of the names before it as well. */
  readonly isOfAll: boolean;
  /** "Two by the Fund", as against "you two". */
  readonly isCounted: boolean;
  /** A name, which may be that of a member who was counted before: "two by the Fund, Ann and Bo". */
  readonly isName: boolean;
  /** "Promoters Ann, Bo and Cy": the names behind it are of the same side. */
  readonly opensGroup: boolean;
  /** "Ann and Bo of Quarry": the firm is that of the name before it as well, unless it is known. */
  readonly isOfPair: boolean;
}

const leading =
  /^(?:(?:and|plus|with|also|then|namely|being|including|among them|of whom|of which|as to)\b ?|together with |\(?(?:[ivx]{1,4}|[a-h])\) ?|[^\p{L}\p{N}]+)/iu;
/** "Ann continues", "Bo and Cy have a chair each": that a seat is kept says nothing of whose it is. */
const keepsSeat =
  / (?:continues?|remains?|stays?|joins?|serves?|has|have|keeps?|takes?|retains?|sits?|will|shall)(?: (?:on|in|be|sit|remain|continue|stay|serve|a|one|their|its|his|her|chairs?|seats?|places?|each|office|own|theirs|us|respectfully))*$/i;
const partOfGroup = / in (?:the )?(?:other )?(?:two|three|four|one) (?:of them|others?)\b.*$| in the other (?:two|three|four)$/i;

const count = new RegExp(
  `^(?:up to )?(?:the )?(?:other |remaining |last |further )?(${numberWord}|an?)\\b(?!(?: of (?:whom|which|them|these|our (?!choice|choosing|own|people|side)))|['%.]\\d)`,
  'i',
);
/** "One each from Poolbeg and Dalkey", "one for each Fund". */
const oneEach = /^(?:one|a (?:seat|director|nominee)) (?:each (?:for|from|by|of)|(?:for|from|by|of) each(?: of)?) (.{2,60})$/i;
const ordinal = /^(?:(?:a|the) (?:third|fourth|fifth|sixth|seventh|last|remaining|final|other)|another|someone|somebody)\b/i;
const behind = new RegExp(`^(.{2,50}?)(?: \\(| |: )(${numberWord})\\)?(?: (?:seats?|directors?))?$`, 'i');
const verb =
  '(?:fills?|names?|proposes?|takes?|gets?|nominates?|appoints?|elects?|chooses?|designates?|picks?|sends?|brings?|keeps?|holds?|has|have)';
const does = new RegExp(
  `^([^,;]{1,50}?) (?:(?:may|can|shall|will|would|to) )?${verb} (?:up to )?(?:the )?(?:other |remaining )?(${numberWord}|an?)\\b`,
  'i',
);
/** Who fills "the other three" leaves none; who may appoint three leaves open who else sits. */
const leavesNone = /\bthe (?:other|remaining) (?:two|three|four|\d)\b|\b(?:fills?|takes?|gets?|holds?|keeps?|has|have) (?:the )?(?:one|two|three|four|five|\d)\b/i;
const plainlyNeutral = /\bindependent|\bneutral|\boutsid/i;
const chairs = /^with .{1,40} (?:in the chair|presiding|as (?:the )?chair\w*|chairing)/i;
/** "Professor Lind stays as the outside voice". */
const staysAs = / (?:continues?|remains?|stays?|joins?|serves?|sits?)(?: on)?(?= (?:as|for|from|us)\b)/i;
const seatNouns = /^(?:(?:further|more|other) )?(?:persons?|people|directors?|members?|seats?|nominees?|representatives?|colleagues?|delegates?|chairs?|places?)\s/i;
const firmName = /\b(?:Seed|Ventures?|Capital|Partners|Fund|Angels|Invest(?:ments?|ors?)?|Holdings?|Group|Bank|Trust|Growth|Equity|Syndicate|University|Institute)$/;
const several = /\b(?:(two|three|four|five)|(?:both|each)) of (?:you|us)\b|\b(?:you|us) (two|three|four|five|both)\b/i;
const ownGroup = /^(?:all |both )?(?:the )?(?:both |(two|three|four|five) )?(?:co-?)?(?:founders|promoters)(?=$|,| (?:who|whom|as|each|themselves|of)\b)/i;
const open = /^(?:you|yourself)$/i;
const yourselves = /^(?:yourselves|both of you|you both)\b/i;
const oneself = /^(?:me|myself|I myself|I)(?=$| (?:for|from|as|on|in|too|who|with|by|again)\b)/;
const bareOrg =
  /^(?!.{0,40}[Hh]olders\b)(?:(?:from|for|by|of|chosen by|appointed by|named by|nominated by) )?(?:the )?\p{Lu}[\p{L}&'-]+/u;
/** A name, and nothing behind it but what may be said of a member: no verb that makes it a sentence. */
const person = new RegExp(
  `^(?:${personName})(?=$| (?:of|from|for|as|in|who|whom|that|which|now|himself|herself|elected|appointed|nominated|designated|delegated|chosen|agreed|agreeable|acceptable|approved|mutually|jointly|representing|by|with|come|comes|all|both|also|and)\\b)`,
  'u',
);
const noPerson =
  /^(?:No|None|Nobody|Holders|Her|His|Its|Their|Consent|Approval|Each|All|Any|Every|It|They|He|She|That|This|There|These|Votes?|Chair\w*|Majority|The|If|In|On|At|Board|Directors?|Observers?|Meetings?|Decisions?|Minutes|Quorum|Resolutions?|CEO|Chief|Founders?|Investors?|Promoters?|Common|Preferred|Series|Ordinary|Independent|Lead|Our|Your|My|A|An|One|Two|Three|Four|Five)\b/;
const onlyNumber = new RegExp(`^${numberWord}$`, 'i');
const groupWord = /^(?:[Tt]he )?(?:[Cc]o-?)?(?:[Ff]ounders|[Pp]romoters)\W? (?=\p{Lu})/u;
const nominees = /^(.{2,40}?)(?:'s?)? (?:nominees|representatives|appointees|designees|partners|directors)\W? (?=\p{Lu})/u;
const owner = /^(?:the |an? )?(\p{Lu}[\p{L}&' -]{1,40}?)'s?(?: |$)/u;
const orgPost = /^(?:(?:the |an? )?)(\p{Lu}[\p{L}& -]{1,40}?)(?: (?:fund|group))? (?:nominee|representative|appointee|designee|director|partner)$/u;
const ours = /^(?:our|my|your)\b/i;
const nounOfSide = /^(?:the |an? )/i;
const ofAll = anyOf(
  /^(?:as |the |all |both )*(?:founders|promoters|common|ordinary)\b|\bas (?:the )?founders$|\ball (?:of them )?founders$/i,
  /\bfor the (?:founders|promoters|company|common)$|\b(?:elected|appointed|nominated|designated) by\b/i,
  /\b(?:come|sit|join|are|is) (?:\S+ )?(?:from|for|on) (?:our|your|the)\b/i,
);

/** Reads one entry of the list; null where it is no member of a board, or nothing that is understood. */
export function readSeatMember(part: ListPart, parties: Parties): SeatMember | null {
  if (chairs.test(part.text)) return null;
  const text = part.text
    .replace(leading, '')
    .replace(leading, '')
    .replace(partOfGroup, '')
    .replace(staysAs, '')
    .replace(keepsSeat, '');
  const said = `${text} ${part.note}`.trim();
  const member = (side: SeatMember['side'] | null, seats: number | null, more: Partial<SeatMember> = {}) =>
    side === null
      ? null
      : { side, seats, isRight: false, isCounted: false, isName: false, isOfAll: false, opensGroup: false, isOfPair: false, ...more };
  if (onlyNumber.test(part.note) && !count.test(text)) {
    // "Founders (2)", "Ridgeback (1)": a side or a firm, and how many seats it has.
    const isFirm = person.test(text) && !noPerson.test(text);
    return member(sideNamed(text, parties) ?? (isFirm ? 'investors' : null), seatNumber(part.note));
  }
  if (open.test(text)) return member(sideNamed('you', parties), null);
  if (yourselves.test(text)) return member(sideNamed('you', parties), parties.founderCount ?? 2);
  const group = several.exec(text);
  if (group && !count.test(text.slice(0, group.index) || ' ') && group.index < 8) {
    const side = sideNamed(/\b(?:us|we)\b/i.test(group[0]) && !/\byou\b/i.test(group[0]) ? 'us' : 'you', parties);
    return member(side, seatNumber(group[1] ?? group[2] ?? '') ?? 2, { isOfAll: ofAll.test(said) });
  }
  if (oneself.test(text)) return member(sideNamed('me', parties), 1);
  const named = groupWord.exec(text);
  if (named) return member('founders', 1, { opensGroup: true });
  const own = ownGroup.exec(text);
  if (own) {
    const both = /\bboth\b/i.test(own[0]) ? 2 : null;
    const seats = seatNumber(own[1] ?? '') ?? both ?? parties.founderCount;
    return seats === null ? null : member('founders', seats);
  }
  const chosen = does.exec(text);
  if (chosen && !count.test(text)) {
    const subject = chosen[1] ?? '';
    const side = plainlyNeutral.test(text) ? 'independent' : sideNamed(subject, parties);
    return member(side, seatNumber(chosen[2] ?? ''), { isRight: !leavesNone.test(text) });
  }
  const each = oneEach.exec(text);
  if (each) {
    const names = (each[1] ?? '').split(' and ').length;
    return member(sideNamed(each[1] ?? '', parties) ?? 'investors', names > 1 ? names : null);
  }
  const counted = count.exec(text);
  const nth = ordinal.exec(text);
  if (counted || nth) {
    const seats = nth ? 1 : seatNumber(counted?.[1] ?? '');
    const rest = text.slice((nth ?? counted)?.[0].length).trim();
    const isOrg = bareOrg.test(rest.replace(seatNouns, '')) && !/^\p{Lu}\p{Ll}+ (?:directors?|seats?)$/u.test(rest);
    const side = sideNamed(`${rest} ${part.note}`, parties) ?? (isOrg ? 'investors' : null);
    return member(side, seats, {
      isCounted: true,
      isRight: /\b(?:may|entitled|right)\b/.test(text),
      isOfAll: ofAll.test(said) && /\b(?:come|sit|join|are) /.test(said),
    });
  }
  return readNamed(text, part, parties, member);
}

type Member = (side: SeatMember['side'] | null, seats: number | null, more?: Partial<SeatMember>) => SeatMember | null;

function readNamed(text: string, part: ListPart, parties: Parties, member: Member): SeatMember | null {
  const said = `${text} ${part.note}`.trim();
  const post = orgPost.exec(text);
  if (post) return member(sideNamed(post[1] ?? '', parties) ?? 'investors', 1);
  const many = nominees.exec(text);
  if (many) return member(sideNamed(many[1] ?? '', parties) ?? 'investors', 1, { opensGroup: true });
  if (ours.test(text)) return member(sideNamed(said, parties), 1);
  const name = person.exec(text);
  if (name && !noPerson.test(text)) {
    const rest = `${text.slice(name[0].length)} ${part.note}`.trim();
    const holder = owner.exec(text);
    const byOwner = holder && rest === '' ? sideNamed(holder[1] ?? '', parties) : null;
    if (holder && rest === '' && name[0].length > holder[0].length)
      return member(byOwner ?? 'investors', 1);
    const side = sideNamed(rest, parties, true) ?? (/^(?:of|from) /.test(rest) && firmName.test(rest) ? 'investors' : null);
    if (side) return member(side, 1, { isName: true, isOfAll: ofAll.test(rest), isOfPair: /^(?:of|from|for) /.test(rest) });
    const known = rest === '' || !/^(?:of|from) /.test(rest) ? sideNamed(name[0], parties, true) : null;
    const isFirm = firmName.test(name[0]) && rest === '';
    return member(known === 'independent' ? null : (known ?? (isFirm ? 'investors' : 'person')), 1, { isName: true });
  }
  const trailing = behind.exec(text);
  if (trailing) {
    const subject = trailing[1] ?? '';
    const side = sideNamed(subject, parties) ?? (bareOrg.test(subject) && !noPerson.test(subject) ? 'investors' : null);
    return member(side, seatNumber(trailing[2] ?? ''));
  }
  const holder = owner.exec(text);
  if (holder) return member(sideNamed(said, parties) ?? 'investors', 1);
  return nounOfSide.test(text) ? member(sideNamed(said, parties), 1) : null;
}
