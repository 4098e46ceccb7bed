import { withoutMarksAtEnd } from '../trim-marks.ts';

/** How letters end, in the languages in which offers are written. */
const phrase = [
  '(?:(?:with )?(?:kind|kindest|best|warm|warmest|many)?\\s?(?:regards|wishes)',
  '(?:yours )?(?:sincerely|faithfully|truly)(?: yours)?',
  '(?:ever )?yours|yours .{2,14}|your (?:\\p{L}{2,12} ){0,2}(?:friend|neighbour|neighbor|servant|colleague)|best|cheers|all the best|warmly|thanks|many thanks|thank you|respectfully',
  '(?:mit )?(?:freundlichen?|besten?|herzlichen?|vielen?|lieben?) grüßen?|hochachtungsvoll',
  '(?:bien )?cordialement|bien à vous|(?:sincères )?salutations',
  'met (?:vriendelijke|hartelijke) groet(?:en)?|hoogachtend',
  '(?:un )?cordiale?s? salud[oi]s?|saludos|atentamente|(?:cordiali|distinti) saluti|(?:com os melhores )?cumprimentos|atenciosamente',
  '(?:(?:med )?(?:vennlig|venlig|beste|bästa|vänliga?) )?(?:hilsen|hilsner|hälsning(?:ar)?)|med hilsen|(?:ystävällisin )?terveisin',
  'z poważaniem|pozdrawiam|s pozdravem|lugupidamisega|üdvözlettel)',
].join('|');
const valediction = new RegExp(`^${phrase}(?: ?/ ?${phrase})?$`, 'iu');
const longestLine = 80;

/** True for "Kind regards,", with a line to sign on or without. */
export function isValediction(line: string): boolean {
  return line.length <= longestLine && valediction.test(withoutMarksAtEnd(line, /[\s,.!_]/u));
}
