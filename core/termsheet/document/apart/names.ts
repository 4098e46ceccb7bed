/** Initials and titles before a name: "D.", "Dr.", "Mag.", "DI". */
const titles = /^(?:(?:\p{Lu}\p{L}{0,4}\.|\p{Lu}{2}|[Dd]r|[Mm]rs?) ){1,2}(?=\p{L})/u;
/** What its bearer is, behind a comma or in brackets. */
const whatHeIs = /(?:,\s[\p{L}\s.’'-]{2,40}|\s\([\p{L}\s.’'-]{2,40}\))$/u;
/** Two to four words with a capital, particles in small letters between them. */
const person = /^\p{Lu}[\p{L}.’'-]{0,24}(?: (?:\p{L}{1,3} ){0,2}\p{Lu}[\p{L}.’'-]{0,24}){1,3}$/u;
const initials = /^(?:\p{Lu}\.[ -]?){2,4}$/u;
/** For whom somebody signs. */
const forWhom = /^(?:for|pour|für|voor|per|por) /iu;
/** What a name is not, though each of its words has a capital. */
const subject =
  /\b(?:laws?|courts?|rights?|costs?|fees?|board|seats?|shares?|stock|dates?|notes?|along|sales?|veto|options?)\b/iu;
/** What a name has that only a firm or fund can have. */
const legalForm =
  'ltd|limited|llp|llc|l\\.?p|inc|plc|gmbh|ag|kg|sas|s\\.a|bv|b\\.v|nv|n\\.v|ab|aps|a\\/s|as|oyj?|ky|srl|sàrl|sarl';
const otherForm =
  's\\.p\\.a|s\\.r\\.l|zrt|kft|d\\.o\\.o|z o\\.o|ehf|hf|oü|sia|uab|eood|pty|npc|jsc|pjsc|k\\/s';
const firm = new RegExp(
  `\\b(?:fund|capital|ventures|holdings?|trust|foundation|university|${legalForm}|${otherForm})(?![\\p{L}\\d])\\.?(?: [IVX]{1,3})?$`,
  'iu',
);

/** True for the name of a person, whatever the language, with an office behind a comma or without. */
export function isPersonName(line: string): boolean {
  return line.split(' / ').every(isOnePerson);
}

function isOnePerson(line: string): boolean {
  const bare = line.replace(titles, '').replace(whatHeIs, '');
  return (
    !mentionsSubject(bare) &&
    !forWhom.test(bare) &&
    (person.test(bare) || initials.test(line) || (bare !== line && isOneWord(bare)))
  );
}

function isOneWord(words: string): boolean {
  return /^\p{Lu}\p{Ll}{2,24}$/u.test(words);
}

/** True for the name of a firm or a fund. */
export function isFirm(line: string): boolean {
  return firm.test(line);
}

/** True where a word stands that names the subject of a term. */
export function mentionsSubject(line: string): boolean {
  return subject.test(line);
}
