import { everyMatch } from '../reading/every-match.ts';
import type { Reading } from '../reading/reading.ts';
import { founderRole } from './founder-role.ts';

/** The names that a document gives to each side. */
export interface PartyNames {
  readonly investors: ReadonlySet<string>;
  readonly founders: ReadonlySet<string>;
  /** Founders named one by one; null where the document names none. */
  readonly founderCount: number | null;
  /** What the document calls its founders, where it has a name of its own for them. */
  readonly founderRole: string | null;
}

const nameWord = "\\p{Lu}[\\p{L}&.'-]{0,60}";
const properName = `(?!Each |The |Any |All )${nameWord}(?:\\s(?:${nameWord}|&|of|de|van|von|der|den|la|le|zu)){0,6}`;
const properNames = new RegExp(properName, 'gu');
/** How far before its definition a list of names may begin. */
const listReach = 400;
/** The names that stand right before "(the Investors)". */
const definedNames = new RegExp(
  `((?:${properName})(?:(?:,\\s|\\sand\\s|,\\sand\\s)${properName})*)(?:,? (?:a|an|acting|managed|represented|whose)[^().;]{0,80})?\\s?$`,
  'u',
);
const role = (words: string) =>
  new RegExp(
    `\\(\\s?(?:together,?\\s|collectively,?\\s|each,?\\s(?:an?\\s)?)?(?:the\\s)?["']?(?:${words})["']?(?:\\s(?:or|and)\\s(?:the\\s)?["']?[\\p{L} ]{3,20}["']?)?\\s?\\)`,
    'gu',
  );
const investorDefinition = role(
  '(?:[Ll]ead\\s|[Pp]rincipal\\s)?(?:[Ii]nvestors?|[Pp]urchasers?|[Ss]ubscribers?)|Lead|Fund',
);
const founderDefinition = role(
  '[Ff]ounders?|[Kk]ey [Hh]olders?|[Ff]ounding [Ss]hareholders?|[Pp]romoters?|[Mm]anagers?',
);
const shortName = /\(\s?(?:the\s)?["'](\p{Lu}[\p{L}&-]{1,30})["'][^)]{0,40}\)/gu;
/** How far before its definition the full name may stand. */
const reach = 80;
/** A space inside a name: a full word with a full stop before it ends a sentence, "St." does not. */
const inName = '(?<!\\p{L}{4}\\.) ';
const fundName = new RegExp(
  `(?<!\\p{L})(${nameWord}(?:${inName}${nameWord}){0,4})(?<!Share)${inName}(?:Ventures?|Capital|Partners|Fund|Investments?|Growth|Holdings)\\b(?: (?:${nameWord}|[IVX]+))*|(?<!\\p{L})(${nameWord}(?:${inName}${nameWord}){0,4})${inName}(?:LLP|LP|L\\.P\\.)(?!\\w)`,
  'gu',
);
const fundEnding = / (?:Ventures?|Capital|Partners|Fund|Investments?|Growth|Holdings|LLP|LP|L\.P\.)(?!\w)/u;
const investorTitle =
  /^(?:(?:the )?(?:lead |principal |new )?(?:investors?|purchasers?|subscribers?)(?:\(s\))?|lead)$/i;
const founderTitle = /^(?:the )?(?:founders?(?:\(s\))?|key holders?|promoters?|gr\u00fcnder)$/i;
const suffix =
  /\s(?:LLP|LP|L\.P\.|LLC|Ltd|Limited|Inc\.?|plc|GmbH|SA|SAS|B\.?V\.?|AG|KG|U\.A\.|Co\u00f6peratief|Private|Pvt|Ventures?|Capital|Partners|Fund|Investments?|Growth|Seed|Management|Advisors|Advisers|[IVX]+)\.?(?=\s|$)/g;
const notNames =
  /^(?:the|an?|each|all|any|investors?|founders?|series|company|new|existing|lead|fund|angels?|common|preferred|ordinary|board|chief|director|venture|private|mr|ms|mrs|dr|growth|seed|first|green|blue|north|south|east|west|general|business|capital|holders?|promoters?)\.?$/i;

/** Reads the names out of definitions ("Alder Row Ventures LLP (the Investor)") and label rows ("Founders: …"). */
export function partyNames(reading: Reading): PartyNames {
  const investors = new Set<string>();
  const founders = new Set<string>();
  const fullFounders = new Set<string>();
  const add = (side: 'investors' | 'founders', list: string) => {
    for (const name of list.split(/,\s(?:and\s)?|\sand\s/)) {
      if (side === 'investors') addAliases(investors, name);
      else if (addAliases(founders, name)) fullFounders.add(name.trim());
    }
  };
  for (const list of namesBefore(reading.text, investorDefinition)) add('investors', list);
  for (const list of namesBefore(reading.text, founderDefinition)) add('founders', list);
  for (const { text, section, isLabel } of reading.sentences) {
    if (isLabel || text.length > 220 || /\b(?:will|shall|may|must|is|are|has|have)\b/.test(text)) continue;
    const title = section?.title ?? '';
    const side = investorTitle.test(title) ? 'investors' : founderTitle.test(title) ? 'founders' : null;
    if (!side) continue;
    for (const [name] of everyMatch(properNames, text)) if (name.includes(' ')) add(side, name);
  }
  for (const name of addressees(reading.text)) founders.add(name);
  for (const name of fundNames(reading.text)) addAliases(investors, name);
  for (const match of everyMatch(shortName, reading.text)) {
    const short = match[1] ?? '';
    if (notNames.test(short)) continue;
    const before =
      reading.text
        .slice(Math.max(0, match.index - reach), match.index)
        .split(/[;.]\s/)
        .at(-1) ?? '';
    const side = [investors, founders].find((names) => [...names].some((name) => before.includes(name)));
    if (side && side.size < mostNames) side.add(short);
  }
  const role = founderRole(reading.text);
  if (role !== null) founders.add(role);
  return {
    investors,
    founders,
    founderCount: fullFounders.size > 0 ? fullFounders.size : null,
    founderRole: role,
  };
}

/** The lists of names that the definitions of a role stand behind. */
function namesBefore(text: string, definition: RegExp): readonly string[] {
  // Looking back from the bracket spares a search that would begin anew at every capital of a long document.
  return everyMatch(definition, text).flatMap(({ index }) => {
    const list = definedNames.exec(text.slice(Math.max(0, index - listReach), index))?.[1];
    return list === undefined ? [] : [list];
  });
}

/** Names that end like those of funds; a line without such an ending needs no look. */
function fundNames(text: string): readonly string[] {
  return text
    .split('\n')
    .filter((line) => fundEnding.test(line))
    .flatMap((line) => everyMatch(fundName, line).map(([name]) => name));
}

const greeting =
  /^[^\p{L}]*(?:(?:dear|hi|hello) )?((?:dear )?\p{Lu}\p{Ll}+(?:(?:, |,? and | & )(?:dear )?\p{Lu}\p{Ll}+){0,3}),?$/iu;

/** The founders whom a letter or a mail greets by their first names. */
function addressees(text: string): readonly string[] {
  const lines = text.slice(0, 1200).split('\n');
  const line = lines.find(
    (candidate) => /^\W*(?:dear|hi|hello)\b/i.test(candidate) || /,\s*$/.test(candidate),
  );
  const names = greeting.exec(line?.trim() ?? '')?.[1];
  if (!names) return [];
  return names
    .split(/, |,? and | & /)
    .map((name) => name.replace(/^dear /i, '').trim())
    .filter(
      (name) =>
        name.length > 1 &&
        /^\p{Lu}/u.test(name) &&
        !/^(?:sirs?|madam|ladies|gentlemen|founders?|team|all|everyone|shareholders?|directors?|friends|colleagues|best|yours|warmly|regards)$/i.test(
          name,
        ),
    );
}

/**
 * More names than the investors and founders of any round have, each with its short form. Every sentence is searched
 * for all of them, so that a document of nothing but names must not bring thousands.
 */
const mostNames = 80;

/** Adds a name without its legal form, and its first word, by which documents go on to call it. */
function addAliases(names: Set<string>, full: string): boolean {
  if (names.size >= mostNames) return false;
  const name = full
    .replace(suffix, '')
    .replace(/^(?:Dr|Mr|Ms|Mrs|Prof)\.?\s/, '')
    .trim();
  const words = name.split(/\s+/).filter((word) => !notNames.test(word));
  if (name.length < 4 || words.length === 0) return false;
  names.add(name);
  const [first = ''] = words;
  if (first.length >= 4 && name.startsWith(first)) names.add(first);
  return true;
}
