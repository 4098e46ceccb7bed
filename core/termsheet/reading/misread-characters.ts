import { anyOf } from './any-of.ts';
import { everyMatch } from './every-match.ts';
import { type MappedText, rewrite, type TextEdit } from './mapped-text.ts';

// What stands behind is asked last in each expression: a search for a sign is quick, and one that begins with
// the look behind looks behind every character of the text.
/** Figures with letters among them that look like 1 and 0: "£l,4OO,000", "l2 months", "l%". */
const figure = anyOf(
  /[\dlIO](?<![\p{L}\d.,'].)[\dlIO]{0,3}(?:[.,'][\dlIO]{1,4}){0,5}(?![\p{L}\d])/gu,
  /[lI](?=%)(?<![\p{L}\d.,'].)/gu,
);
/** "II.1" numbers a clause in Roman numerals. */
const numeral = /^I+(?:[.,]|$)/;
/** "2F, 1I" in a list of seats: an initial behind a count. */
const initial = /^\dI$/;
/** "1.500,000" and "21,000.000": no figure has both marks before three digits. */
const mixedGroups = /\d(?<![\d.,].)\d{0,2}(?:,\d{3}\.\d{3}|\.\d{3},\d{3})(?![\d.,]?\d)/g;
/** "E1,200,000" is a sum in euros. */
const euroSign = /E(?=\d{1,3}(?:[.,]\d{3}){1,4}(?!\d))(?<![\p{L}\d]E)/gu;
/** A figure in the middle of a word in small letters: "liqu1dation", "va1uation". */
const letterInWord = /1(?=\p{Ll})(?<=\p{Ll}{2}1)/gu;

/**
 * Figures and words as they stood on the paper that was scanned, where poor recognition took one sign for another that
 * looks like it. The way back to the document's own characters is kept.
 */
export function mendMisread(mapped: MappedText): MappedText {
  return [mendFigures, mendSigns].reduce((text, mend) => rewrite(text, mend(text.text)), mapped);
}

function mendFigures(text: string): TextEdit[] {
  return everyMatch(figure, text).flatMap(({ 0: found, index }): TextEdit[] => {
    if (!/[lIO]/.test(found) || !(/\d/.test(found) || text.charAt(index + found.length) === '%')) return [];
    if (initial.test(found)) return [];
    if (numeral.test(found) && text.charAt(index + found.length) !== '%') return [];
    const replacement = found.replace(/[lI]/g, '1').replace(/O/g, '0');
    return [{ start: index, end: index + found.length, replacement }];
  });
}

function mendSigns(text: string): TextEdit[] {
  const edits: TextEdit[] = [];
  for (const { 0: found, index } of everyMatch(mixedGroups, text)) {
    edits.push({ start: index, end: index + found.length, replacement: found.replace(/\./g, ',') });
  }
  for (const { index } of everyMatch(euroSign, text))
    edits.push({ start: index, end: index + 1, replacement: '€' });
  for (const { index } of everyMatch(letterInWord, text)) {
    edits.push({ start: index, end: index + 1, replacement: 'l' });
  }
  return edits.sort((left, right) => left.start - right.start);
}
