import { unresolved } from '../../facts.ts';
import { everyMatch } from '../../reading/every-match.ts';
import { blank } from '../../reading/normalise-characters.ts';
import { seatNumber } from './seat-words.ts';

const seatNoun = `(?:${[
  'directors?|observers?|members?|seats?|nominees?|representatives?|appointees?|designees?|persons?',
  'people|places|individuals?|non-executives?|chair(?:man|person|woman)?|mitglied(?:er)?|sitze?',
  '\u043c\u0435\u0441\u0442\\p{L}*|\u0447\u043b\u0435\u043d\\p{L}*',
].join('|')})`;
const article = `[Aa]n?(?!\\s(?:maximum|minimum|total|board|majority|quorum)\\b)(?=\\s(?:[\\p{L}-]+\\s){0,4}${seatNoun}\\b)|[Oo]ne|[Ss]ole`;
const named =
  '[Tt]he(?=\\s(?:representative|nominee|designee|person)\\s(?:designated|appointed|elected|nominated|chosen)\\b)';
const words =
  '[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Zz]wei|[Dd]rei|[Vv]ier|[Ff]\u00fcnf|[Ss]echs|[Ss]ieben|[Ee]in(?:e[nr]?)?';
const otherUnits = [
  '%|per\\s?cent|percent|-?\\s?thirds?|calendar|business|things|matters|points|items|subjects',
  'questions|months?|days?|weeks?|years?|times\\b|x\\b|quarters?|meetings?|votes?',
  '(?:[\\p{L}]+ )?shares?\\b|million',
  'of (?:whom|which|them|these|its|the (?:investors?|founders?|directors?)\\b)|or more\\b|hundred',
  'thousand|class\\b|committee|other\\b|third\\b|half\\b|majority\\b',
  '(?:directors |members )?(?:together |jointly )?agree\\b',
].join('|');
const notSeats = `(?!\\s(?:pick|choose|select|agree)\\b)(?!\\s?(?:${otherUnits})|[,.]\\d|[\\p{L}\\d])`;
const ordinalSeat = [
  '[Aa] (?:third|fourth|fifth|sixth|seventh)(?=,|\\s(?:who|whom|from|chosen|agreed|elected|appointed|director|member)\\b)',
  '[Tt]he (?:third|fourth|fifth|sixth|seventh|remaining|final|last)(?= (?:director|member|seat|one|person|is|will|shall|by|together|jointly|who|being|chosen|appointed))',
].join('|');
const choosing = 'choice|ours|chosen|named|appointed|nominated|elected|picked';
/** "The Founders appoint two of them": the verb makes the part a number of seats. */
const chosenPart = `(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|\\d)(?=\\sof\\s(?:them|these|the (?:directors|members|seats))\\s(?:are|is|will be)\\s(?:\\p{L}+\\s){0,3}(?:${choosing})\\b)`;
const appointed = `(?<=\\b(?:appoint|nominate|designate|elect|name)s?\\s)(?:\\d{1,2}|[Oo]ne|${words})(?=\\sof\\s(?:them|these|its members)\\b)`;
const notInNumber =
  '(?<![\\p{L}\\d.,%$\u00a3\u20ac\\-/]|[Tt]hose\\s|[Tt]hese\\s|Series\\s|Class\\s|[Yy]ear\\s|[Mm]onth\\s|Section\\s|Clause\\s)';
const count = `(?:${appointed}|${chosenPart}|${notInNumber}(?:${blank}|\\d{1,2}|${ordinalSeat}|${named}|${article}|${words})${notSeats})`;
const chief =
  "(?:[Tt]he\\s)?(?:(?:[Cc]ompany's|then[\\s-](?:current|serving)|then|current|person then serving as the)\\s)*(?:Chief Executive(?: Officer)?|CEO)\\b";

const countToken = new RegExp(count, 'u');
const token = new RegExp(`${count}|${chief}`, 'gu');
const startsWithChief = new RegExp(`^\\s*(?:and\\s)?${chief}`, 'u');
/** How far before a number the word stands that opens a part with it. */
const joinerReach = 40;
const opening =
  '^|[,:(&+]|\\band\\b|\\bplus\\b|\\bor\\b|\\bwith\\b|of (?:which|whom)|\\bbeing|,\\sso|\\bund\\b|\\bdavon';
const joiner = new RegExp(
  `(?:${opening})\\s{0,40}(?:and\\s{1,40}|plus\\s{1,40}|of (?:which|whom)\\s{1,40})?(?:\\(?[ivx]{1,4}[).]|\\(?[a-h1-9][).])?\\s{0,40}(?:up to\\s|a maximum of\\s)?$`,
  'u',
);
/** Whoever "appoints and removes" is one subject with two verbs. */
const separator = /,|;|\band\b(?! (?:remove|replace|dismiss)s?\b)|\bwhile\b|\bwhereas\b/g;

/** Splits a sentence about the board so that each part holds one number of seats. */
export function seatSegments(text: string): string[] {
  const starts = new Set<number>([0]);
  for (const mark of everyMatch(/;|\.\s(?=\p{Lu})|\s-\s|\n/gu, text)) starts.add(mark.index + mark[0].length);
  // "comprised of (i) … , (ii) …": each item of the list seats one side.
  for (const mark of text.matchAll(
    /(?<=(?:\bof|\bas follows|[,;:]|\band)\s)\((?:[ivx]{1,4}|[a-h1-9])\)\s/gu,
  )) {
    starts.add(mark.index);
  }
  let previousEnd: number | null = null;
  for (const found of everyMatch(token, text)) {
    if (joiner.test(text.slice(Math.max(0, found.index - joinerReach), found.index))) starts.add(found.index);
    else if (previousEnd !== null) {
      // "Polder nominates one, the Founders nominate two": the second number has a subject of its own.
      const between = text.slice(previousEnd, found.index);
      const last = everyMatch(separator, between).at(-1);
      if (last) starts.add(previousEnd + last.index);
    }
    previousEnd = found.index + found[0].length;
  }
  const ordered = [...starts].sort((left, right) => left - right);
  return ordered.map((start, index) => text.slice(start, ordered[index + 1] ?? text.length));
}

/** The first number of seats in a part, `unresolved` for a blank, null for none. */
export function seatCount(segment: string): number | 'unresolved' | null {
  const lower = countToken.exec(segment)?.[0].toLowerCase();
  if (lower === undefined) return null;
  if (lower.includes(blank)) return unresolved;
  if (/^(?:an?|sole)$|^(?:the|a)\b/.test(lower)) return 1;
  if (lower === '0') return null;
  const value = seatNumber(lower);
  return value === null || value > 15 ? null : value;
}

/** Whether a part is the chief executive's seat: "and the Chief Executive Officer". */
export function isChiefExecutiveSeat(segment: string): boolean {
  return startsWithChief.test(segment);
}
