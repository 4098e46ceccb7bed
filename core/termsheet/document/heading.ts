import { capitalShare, isBareLabel } from './label.ts';
import type { ListMarker } from './list-marker.ts';
import { inLetters } from './recognition.ts';
import { withoutMarksAround } from './trim-marks.ts';

/** How sure it is that a line is a heading: `weak` ones need the lines around them to agree. */
export interface HeadingShape {
  readonly strength: 'strong' | 'weak';
  readonly level: number;
}

const labelLevel = 3;

/**
 * Reads from a line alone whether it is a heading: capitals, a numbered title, a label with its colon, or a
 * short title. `marker` is what numbers the line, already cut off from `title`.
 */
export function headingShape(title: string, marker: ListMarker | undefined): HeadingShape | undefined {
  const plain = withoutMarksAround(inLetters(title), /[*_\s]/u);
  if (plain.length > 110) return undefined;
  if (marker?.kind === 'bullet') return undefined;
  if (isBareAnswer(plain)) return undefined;
  if (isCapitals(plain)) return { strength: 'strong', level: marker ? marker.depth : 1 };
  if (isBareLabel(title) && !(marker?.kind === 'letter' && !marker.isCapital))
    return { strength: 'strong', level: labelLevel };
  if (!marker && isAttachment(plain)) return { strength: 'strong', level: 1 };
  if (/[.;,:!?–—-]$/u.test(plain) || !/^[\p{Lu}\p{Lo}“"[]/u.test(plain)) return undefined;
  const words = plain.split(/\s+/u);
  if (marker?.kind === 'named') return words.length <= 12 ? { strength: 'strong', level: 1 } : undefined;
  if (/[\d$£€_]|\[[^[\]]*\]?$/u.test(plain)) return undefined;
  // "(a) Words" is an item; "A. Structure" is a title where the lines around it agree.
  if (marker?.kind === 'letter' && !(marker.isCapital && words.length <= 5)) return undefined;
  if (marker?.kind === 'letter') return { strength: 'weak', level: 2 };
  if (marker) return words.length <= 8 ? { strength: 'strong', level: marker.depth } : undefined;
  if (words.length <= 8 && capitalShare(words) === 1) return { strength: 'weak', level: 2 };
  return words.length <= 5 ? { strength: 'weak', level: labelLevel } : undefined;
}

/** What stands below a label in a line of its own: "Tag-along", "Yes". */
const answer =
  /^(?:yes|no|none|nil|n\/?a|(?:as |market |industry )?standard|customary|usual|tb[cda]|included|excluded|not applicable|as (?:usual|customary))$/iu;

/** Whether a line says yes, no or as usual and nothing else: it answers the label above it and heads nothing. */
export function isBareAnswer(line: string): boolean {
  return answer.test(line.trim());
}

const attachment = new RegExp(
  '^(?:schedule|annexe?|annexure|appendix|exhibit|attachment|enclosure|anlage|anhang)' +
    '(?:,? (?:part )?(?:[ivxlc]{1,5}|\\d{1,2}|one|two|three|four)| to (?:the|this) \\p{L}{3,16})?' +
    '\\s?[:\u2013\u2014-]\\s(?=\\S)',
  'iu',
);
const longestName = 7;

/** "Schedule: capitalisation", where there is but one and it needs no number; "Schedule, part two: conversions". */
function isAttachment(plain: string): boolean {
  const name = plain.replace(attachment, '');
  const isName = name !== plain && !isBareAnswer(name) && name.split(/\s+/u).length <= longestName;
  return isName && !/^\d|[\p{Sc}%]|[.;,:!?–—-]$/u.test(name);
}

/** Words that are always written in capitals, so that their capitals rank no heading above the others. */
const acronym = /^(?:ESOP|VSOP|BSPCE|CSOP|SEIS|SAFE|ROFR|ROFO|KISS)$/u;

/** Words in capitals only; an amount such as "EUR 1,500,000" is not a heading. */
function isCapitals(plain: string): boolean {
  // Nearly every line has a small letter, and need not be taken apart.
  if (/\p{Ll}/u.test(plain) || !/\p{Lu}/u.test(plain) || acronym.test(plain)) return false;
  const letters = plain.match(/\p{L}/gu) ?? [];
  const words = plain.split(/\s+/u).length;
  if (letters.length < 4 || words > 14) return false;
  return letters.length >= plain.replace(/\s/gu, '').length * 0.6 && !/^[\d$£€[]/u.test(plain);
}
