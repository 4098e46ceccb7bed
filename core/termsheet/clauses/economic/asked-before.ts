const then = [
  'January|February|March|April|May|June|July|August|September|October|November|December',
  'spring|summer|autumn|winter|year|month',
].join('|');
/** A sum or a multiple that somebody asked for, with what it is a figure of. */
const figure = '(?: for)? (?:[A-Z]{0,3}[\\u00a3$\\u20ac]|\\d|two|three)[^.;]{0,40}';
const before = new RegExp(
  `\\b(?:asked|wanted|proposed)(?:${figure})? (?:(?:back |early |late )?in|last) (?:${then})\\b`,
  'i',
);

/** "We asked in December for two times": what somebody asked for then is not what is offered now. */
export function isAskedBefore(text: string): boolean {
  return before.test(text);
}
