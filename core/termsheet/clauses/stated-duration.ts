import type { Unresolved } from '../facts.ts';
import { type Duration, findDurations } from '../reading/numbers/duration.ts';
import type { Reading } from '../reading/reading.ts';
import type { Sentence } from '../reading/sections.ts';
import { larger, type Settled, settle } from '../reading/settle.ts';

/** A length of time in a sentence, with the words around it. */
export interface DurationInSentence {
  readonly duration: Duration;
  readonly sentence: Sentence;
  /** Text of the sentence before and after it. */
  readonly before: string;
  readonly after: string;
}

/**
 * Every length of time in some sentences. A sentence that has none of its own but names a defined period
 * ("during the Restricted Period") takes the length from the definition.
 */
export function durationsIn(sentences: readonly Sentence[], reading: Reading): DurationInSentence[] {
  return sentences.flatMap((sentence) => {
    const own = findDurations(sentence.text)
      .map((duration) => ({
        duration,
        sentence,
        before: sentence.text.slice(0, duration.start),
        after: sentence.text.slice(duration.end),
      }))
      // A committee that sits every six weeks says how often, not how long.
      .filter(({ before }) => !howOften.test(before) && !denied.test(before));
    return own.length > 0 ? own : definedDurations(sentence, reading);
  });
}

/** "Three weeks, not ninety days". */
const denied = /,\s(?:and |but )?not (?:the )?$|\b(?:instead of|rather than) (?:the )?$/i;
const howOften = /\b(?:every|each)\s$/i;
const definition = /^\W*["'](\p{Lu}[\p{L} -]{3,40})["']\s?(?:shall mean|means?|is|:)\s/u;
const definedTitle = /^"(\p{Ll}[\p{L} -]{3,40})"$/u;
/** What stands under it is a list of names and what they mean. */
const definitionsTitle = /^\W*(?:\w{1,4}[.)] )?(?:definitions?|meanings?|defined terms|interpretation)\W*$/i;
const definedTerm = /\b(?:\p{Lu}[\p{L}-]+ ){1,3}(?:Period|Term|Time)\b/u;

function definedDurations(sentence: Sentence, reading: Reading): DurationInSentence[] {
  const match = definedTerm.exec(sentence.text);
  if (!match) return [];
  return definitionsOf(match[0].toLowerCase(), reading).flatMap((other) =>
    findDurations(other.text)
      .slice(0, 1)
      .map((duration) => ({
        duration,
        sentence: other,
        before: sentence.text.slice(0, match.index),
        after: sentence.text.slice(match.index + match[0].length),
      })),
  );
}

const knownDefinitions = new WeakMap<Reading, ReadonlyMap<string, readonly Sentence[]>>();

/** A term is defined once; where it is defined again and again, the first few say enough. */
const mostDefinitions = 4;

/** The sentences that define a term, by the whole of its name or by the end of it. */
function definitionsOf(name: string, reading: Reading): readonly Sentence[] {
  const definitions = knownDefinitions.get(reading) ?? collectDefinitions(reading);
  knownDefinitions.set(reading, definitions);
  return Array.from({ length: name.length }, (_, at) => definitions.get(name.slice(at)) ?? [])
    .flat()
    .sort((left, right) => left.start - right.start)
    .slice(0, mostDefinitions);
}

function collectDefinitions(reading: Reading): Map<string, Sentence[]> {
  const definitions = new Map<string, Sentence[]>();
  for (const sentence of reading.sentences) {
    const term = definedIn(sentence);
    if (term === undefined) continue;
    const known = definitions.get(term);
    if (!known) definitions.set(term, [sentence]);
    else if (known.length < mostDefinitions) known.push(sentence);
  }
  return definitions;
}

/** The term that a sentence defines, in lower case: its own first words, or the label it stands behind. */
function definedIn({ text, section, isLabel }: Sentence): string | undefined {
  const own = definition.exec(text)?.[1]?.toLowerCase();
  if (own !== undefined || isLabel) return own;
  const title = section?.title ?? '';
  const isAmongDefinitions = definitionsTitle.test(section?.parent?.title ?? '');
  return definedTitle.exec(title)?.[1] ?? (isAmongDefinitions ? title.toLowerCase() : undefined);
}

/**
 * Settles one length of time out of several statements: the longest is the worse for founders.
 *
 * @param convert `inMonths` or `inDays`.
 */
export function settleDuration(
  reading: Reading,
  found: readonly DurationInSentence[],
  convert: (duration: Duration) => number | Unresolved,
): Settled<number> {
  const candidates = found.map(({ duration, sentence }) => ({
    sentence,
    value: convert(duration),
    span: { start: sentence.start + duration.start, end: sentence.start + duration.end },
  }));
  // One sentence does not contradict itself: "12 months (or 6 months or 3 months)" is a ladder of fall-backs. In
  // brackets they are a choice that is still open.
  const strongest = candidates.filter(
    (candidate) =>
      reading.isAlternative(candidate.span) ||
      !candidates.some(
        (other) =>
          other.sentence === candidate.sentence &&
          typeof other.value === 'number' &&
          typeof candidate.value === 'number' &&
          other.value > candidate.value,
      ),
  );
  return settle(reading, strongest, larger);
}
