import { sentencePartFactor } from '../understanding/sentence-part-cues.ts';

/** A part of a description that may be a business of its own, as it was written. */
export interface DescribedPart {
  readonly text: string;
  /** How much its words speak of the main business; 1 where nothing says. */
  readonly weight: number;
}

/** Two real activities are said in a sentence or two; a longer text tells a story. */
const longestText = 400;
const fewestLetters = 3;

/**
 * Where a second activity is joined on. "And" alone joins goods and customers, so it counts only before what begins
 * a new statement.
 */
const joints =
  /(?:,\s|;\s|\.\s|\s)(?:(?:and|but)\s(?:we\s|i\s)?(?:also|run|rent|let|sell|repair|make|offer|have|do|keep|teach|hire|serve|cater|a|an)|plus|as\swell\sas|along\swith|together\swith|with|we\salso)\s/gi;

/** After the joint these say who buys, what is used or what is missing, and no second activity. */
const noActivity =
  /^(?:(?:a|an|the|our|my|some|no|not|few|many|several|more|over|about)\s)*(?:\d|(?:no|not|without|clients?|customers?|staff|employees?|people|years?|experience|offices?|branches|team|focus|help|care|them|it|him|her|us|you)(?![\p{L}-]))/iu;

/**
 * The ways to cut a description into two parts, each part as it was written.
 *
 * @example
 * splitDescription('a pub with guest rooms')[0]?.map(({ text }) => text); // ['a pub', 'guest rooms']
 */
export function splitDescription(text: string): readonly (readonly [DescribedPart, DescribedPart])[] {
  if (text.length > longestText) return [];
  return [...text.matchAll(joints)].flatMap((joint) => {
    const first = part(text.slice(0, joint.index));
    const after = text.slice(joint.index + joint[0].length);
    const second = part(`${verbOf(joint[0])}${after}`, joint[0]);
    if (first === null || second === null || noActivity.test(after)) return [];
    return isListed(joint[0], first.text) || isTrading(joint[0], first.text)
      ? []
      : [[first, second] as const];
  });
}

/** "And a" after a comma or a full stop ends a list of what is used; right after the first business it names another. */
function isListed(joint: string, before: string): boolean {
  return /\san?\s$/i.test(joint) && /[,.;]\s/.test(before);
}

/** "Buy and sell" is one thing. */
function isTrading(joint: string, before: string): boolean {
  return /\bsell\b/i.test(joint) && /\b(?:buy|buying|bought)$/i.test(before);
}

/** The verb of a joint belongs to what follows: "and repair boilers" is about repairs. */
function verbOf(joint: string): string {
  const verb = /\b(?:run|rent|let|sell|repair|make|offer|keep|teach|hire|serve|cater)\b/i.exec(joint)?.[0];
  return verb === undefined ? '' : `${verb} `;
}

function part(text: string, before = ''): DescribedPart | null {
  const trimmed = text.trim().replace(/[.,;:]$/, '');
  if (trimmed.length < fewestLetters) return null;
  const phrase = ` ${`${before} ${trimmed}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]{1,9}/gu, ' ')
    .trim()} `;
  return { text: trimmed, weight: sentencePartFactor(phrase) };
}
