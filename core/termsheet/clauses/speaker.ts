import { anyOf } from '../reading/any-of.ts';
/** Whose "we" a document is written in: an offer by letter says "we" for the investors, a founder's note for the founders. */
export type Speaker = 'investors' | 'founders' | null;

const salutation = anyOf(
  /^[\p{L}' -]{2,30},$/imu,
  /^[^\p{L}\p{N}\r\n\u2028\u2029]*(?:dear\b|(?:hi|hello|good (?:morning|afternoon)),? \p{Lu}|to the (?:founders?|shareholders?|board)\b)/imu,
);
const pays = '(?:put in|invests?|buys?|pays?|subscribes?(?: for)?|sends?|lends?|brings?|receives?|gets?)';
const may = "(?:(?:would|will|shall|are prepared to|want to|propose to|can|may)(?: like to)? |'ll |'d )?";
const investorsSpeak = new RegExp(
  `\\bwe ${may}(?:put in|invest|subscribe|lend|bring|contribute)\\b|\\bfrom the (?:two|three|four) of us, as a loan\\b|\\bwe ${may}(?:buy|pay|send)\\b[^.;]{0,50}(?:[\\u00a3$\\u20ac]|\\b[A-Z]{3} \\d|\\bmillion\\b|\\b(?:shares|stock)\\b)|\\bbefore our (?:money|payment|cheque|check|investment)\\b|\\b(?:our|of our) (?:fund|investment committee)\\b|\\bwhat we (?:would )?(?:bring|lend|put in|offer|propose)\\b|\\b(?:the )?promoters?\\b[^.;]{0,60}\\bwe appoint\\b|\\bwe appoint\\b[^.;]{0,60}\\b(?:promoters?|founders?)\\b|\\bon which we would invest\\b`,
  'i',
);
const foundersSpeak = new RegExp(
  `\\bthey ${may}${pays}\\b[^.;]{0,60}(?:[\\u00a3$\\u20ac]|\\b[A-Z]{3} \\d|\\bmillion\\b|\\b(?:shares|stock)\\b)|\\bbefore they come in\\b|\\bwith their money\\b`,
  'i',
);
/** How much of a document shows who addresses whom. */
const opening = 800;

/** Tells who speaks by the salutation, or by who of "we" and "they" puts the money in. */
export function speakerOf(text: string): Speaker {
  const isInvestors = investorsSpeak.test(text);
  if (foundersSpeak.test(text) && !isInvestors) return 'founders';
  return isInvestors || salutation.test(text.slice(0, opening)) ? 'investors' : null;
}
