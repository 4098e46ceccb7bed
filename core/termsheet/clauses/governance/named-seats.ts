import { withoutMarksAtEnd } from '../../document/trim-marks.ts';
import type { Parties } from '../parties.ts';

const person =
  /^(?:you|(?:(?:Mr|Ms|Mrs|Dr|Prof)\.? )?\p{Lu}[\p{L}'-]+(?: (?:de|van|von|der|la|le|\p{Lu}[\p{L}'-]*\.?)){0,3})$/u;
/** Words in capitals that name an office or a side, not a person. */
const office =
  /\b(?:founders?|holders?|promoters?|managers?|directors?|chair\w*|officers?|CEO|CFO|CTO|chief|executives?|investors?|board|company|common|preferred|ordinary|series|lead|the|all|each|one|two|three)\b/i;

const mark = /[\s,;:.]/;

/**
 * How many seats a passage gives to founders by naming them: "you and Dr Patel", "Ann Lee and Jo Roy". Null where
 * it names anything but persons, or none who is known as a founder; who is named together sits on one side.
 */
export function namedFounders(segment: string, parties: Parties): number | null {
  const list = segment
    .replace(/^[\s,;:]*(?:and\s)?/, '')
    .replace(/\s(?:shall|will|are to|is to|would)\s(?:be|remain|sit|serve)\b.*$/s, '');
  const names = withoutMarksAtEnd(withoutMarksAtEnd(list, mark).replace(/\sand$/, ''), mark).split(
    /,\s(?:and\s)?|\sand\s|\s&\s/,
  );
  const arePersons = names.every((name) => person.test(name) && !office.test(name));
  if (!arePersons || names.some((name) => parties.investor.test(name))) return null;
  return names.some((name) => parties.founderPerson.test(name)) ? names.length : null;
}

const nameWithSide = /^(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})(?: (?:from|for|of) (.+))?$/u;

/** "Ann, Tom, and Jo from our side": persons of both sides in one list; null where it names anything else. */
export function namedSides(
  text: string,
  parties: Parties,
): { readonly founders: number; readonly investors: number } | null {
  const names = withoutMarksAtEnd(text, /[\s.;]/).split(/,\s(?:and\s)?|\sand\s/);
  const found = names.map((name) => nameWithSide.exec(name.trim()));
  if (names.length < 2 || found.some((match) => match === null || office.test(match[1] ?? ''))) return null;
  const investors = found.filter(
    (match) => match?.[2] !== undefined && parties.investor.test(match[2]),
  ).length;
  const founders = found.filter(
    (match) => match !== null && match[2] === undefined && parties.founderPerson.test(match[1] ?? ''),
  ).length;
  return investors > 0 && founders > 0 && investors + founders === names.length
    ? { founders, investors }
    : null;
}
