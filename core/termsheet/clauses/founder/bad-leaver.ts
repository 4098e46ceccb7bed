import { anyOf } from '../../reading/any-of.ts';

/** "A good leaver unless dismissed for fraud": whoever resigns is a good one. */
export const goodUnlessCause =
  /\bgood leaver (?:unless|except|save)\b(?![^.;]*\b(?:resign|leaves|voluntar))[^.;]{0,60}\b(?:for cause|fraud|misconduct|dishonest\w*|summar\w+)/i;
/** What a founder has to have done: nobody does it by resigning. */
const wrong = `(?:${[
  'for cause|fraud|felon|misconduct|dishonest|crim(?:e|inal)|embezzl|theft|convict',
  '(?:gross|serious|wilful) (?:negligence|breach)|(?:summary|disciplinary) dismissal',
  '(?:intentional|wilful|deliberate) (?:damage|harm)',
].join('|')})`;
const badOnly = anyOf(
  new RegExp(`\\bbad[ -]leaver["']?(?: status| event)?\\s?(?::|=|-) ?[^.;]{0,40}${wrong}`, 'i'),
  new RegExp(`\\bbad[ -]leaver\\b[^.;]{0,20}\\b(?:requires?|needs|takes)\\b[^.;]{0,40}${wrong}`, 'i'),
  new RegExp(
    `\\bbad[ -]leaver\\b[^.;]{0,20}\\b(?:restricted|confined|reserved) (?:to|for)\\b[^.;]{0,40}${wrong}`,
    'i',
  ),
  new RegExp(`${wrong}[^.;]{0,40}\\b(?:is|are|being) the (?:sole|only) bad[ -]leaver`, 'i'),
  new RegExp(`${wrong}\\w*\\b[^.;]{0,12}\\b(?:is|are) (?:what|all)\\b[^.;]{0,20}\\bbad leaver`, 'i'),
  new RegExp(`\\b(?:only|just)\\b[^.;]{0,40}${wrong}[^.;]{0,25}\\bmakes?\\b[^.;]{0,25}\\bbad\\b`, 'i'),
  new RegExp(
    `\\btakes\\b[^.;]{0,20}${wrong}\\w*\\b[^.;]{0,15}\\bto (?:be|become|make)\\b[^.;]{0,15}\\bbad\\b`,
    'i',
  ),
  /\bonly\b[^.;]{0,60}\b(?:cause|fraud|misconduct|dishonest\w*|crim\w+|breach)\b[^.;]{0,40}\bbad leaver/i,
  /\bbad leaver\b[^.;]{0,60}\b(?:only|solely|limited to|means|is|where|if|:)\b[^.;]{0,80}\b(?:cause|fraud|gross misconduct|misconduct|dishonest\w*|breach|criminal)/i,
);
const badTitle = /\bbad[ -]?leavers?\b/i;
const listOfWrongs = new RegExp(`^[^.;]{0,25}\\b${wrong}`, 'i');
/** A list that goes on with other cases may hold resignation. */
const goesOn =
  /\bother\b|\bany (?:reason|departure|cause)\b|\binclud|\bleav(?:es|ing) (?:for|before|within)\b/i;

/** Whether a bad leaver is somebody who did wrong, and nobody else. */
export function onlyWrongdoers(text: string, title: string): boolean {
  if (badTitle.test(title) && listOfWrongs.test(text) && !goesOn.test(text)) return true;
  return badOnly.test(text) && !/\bbad[ -]leaver\b[^.;]{0,20}\binclud/i.test(text);
}

const leaverTerms = '\\bleaver (?:terms?|provisions?|clauses?|rules?|arrangements?|schemes?)\\b';
const refuses = '\\b(?:no|not|nor|never|without|free (?:of|from)|outside)\\b';
const refusedTerms = new RegExp(`${refuses}(?! (?:change|amend|vari))[^.;]{0,40}${leaverTerms}`, 'i');

/** "Not subject to leaver provisions": whoever goes keeps the shares. */
export function refusesLeaverTerms(text: string): boolean {
  return refusedTerms.test(text) && !/\b(?:except|save|other than|unless|beyond)\b/i.test(text);
}
