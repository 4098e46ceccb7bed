import type { Sentence } from './sections.ts';

/** What a term is not, where it is not there: "not taken", "not asked for". */
export const notHad = [
  'applicable|required|included|redeemable|provided(?: for)?|foreseen|contemplated|granted|offered|agreed(?: upon)?',
  'available|given|wanted|sought|proposed|intended|envisaged|requested|used|claimed|needed|demanded|adopted',
  '(?:asked|called|applied)(?: for)?|taken(?! (?:up|into|as|from|by|in)\\b)|part of (?:this|the|our) (?:deal|offer|round)',
].join('|');
const noAnswer = [
  'none(?: (?:asked|sought|wanted|proposed|requested|required|claimed|needed)(?: for)?)?',
  'nil|no|nope|nah|neither',
  'n\\.?\\/?a\\.?|does not apply|-|keine?|nicht anwendbar|entf\\u00e4llt',
  `(?:not|never) (?:${notHad})|not (?:here|for us|in (?:this|the|our) (?:deal|offer|round))`,
  '(?:omitted|waived|dropped|left out|dispensed with|declined|refused|struck(?: out)?|deleted)(?: by (?:agreement|consent|both sides))?',
  '(?:we|the (?:fund|investors?|lead)) (?:asks?|wants?|seeks?|requires?|takes?|needs?)(?: for)? none',
  'none of (?:these|this|them)(?: (?:is|are) [^.;|]{3,40})?',
].join('|');
const emptyAnswer = new RegExp(
  `^(?:there (?:is|are|will be|shall be) )?(?:${noAnswer})(?:\\s*[.,;|(].{0,80})?$`,
  'i',
);

/** Whether a clause is answered with nothing but "None", "N/A", "Not applicable (100% vested)". */
export function isEmptyAnswer(sentence: Sentence): boolean {
  return (
    !sentence.isLabel &&
    emptyAnswer.test(sentence.text.replace(/[\u27e6\u27e7]|^\s*[-*\u2022]\s+(?=\w)/g, '').trim())
  );
}

/** Whether such an answer stands under a title, as in "Acceleration: none". */
export function isEmptyUnder(sentence: Sentence, title: RegExp): boolean {
  return isEmptyAnswer(sentence) && title.test(sentence.section?.title ?? '');
}
