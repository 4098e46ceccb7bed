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
