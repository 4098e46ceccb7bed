import { everyMatch } from '../../reading/every-match.ts';
import type { DurationInSentence } from '../stated-duration.ts';

/** Words for each of the restraints that founders accept in one breath, each with a length of its own. */
const words = {
  /** No restraint, and told in the same breath with a length of its own. */
  vesting: /\bvest(?:s|ed|ing)?\b/gi,
  competing: /\bcompet\w*|\brestraints?\b/gi,
  disposing:
    /\b(?:lock-?\s?(?:up|in)|(?:sell|transfer|dispos|charge|encumber)\w*)\b(?:[^.;,]{0,20}\b(?:shares?|stock)\b)?/gi,
};
type Spoken = keyof typeof words;
type Restraint = Exclude<Spoken, 'vesting'>;

/**
 * "Eighteen months' non-compete and a bar on disposals for two years": of several lengths in a sentence,
 * those nearer to the restraint asked for than to another. Where none is, one length is for all of them.
 */
export function lengthsOf(restraint: Restraint, found: readonly DurationInSentence[]): DurationInSentence[] {
  const others = (Object.keys(words) as Spoken[]).filter((other) => other !== restraint);
  const own = found.filter((entry) => {
    const distance = distanceTo(restraint, entry);
    return others.every((other) => distance <= distanceTo(other, entry));
  });
  const answered = new Set(own.map(({ sentence }) => sentence));
  return found.filter((entry) => own.includes(entry) || !answered.has(entry.sentence));
}

function distanceTo(restraint: Spoken, { duration, sentence }: DurationInSentence): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const match of everyMatch(words[restraint], sentence.text)) {
    const end = match.index + match[0].length;
    nearest = Math.min(nearest, Math.max(0, match.index - duration.end, duration.start - end));
  }
  return nearest;
}
