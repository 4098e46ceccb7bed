import type { Parties } from '../../clauses/parties.ts';
import type { Sentence } from '../../reading/sections.ts';
import { bridgeBetween, mentionFeatures, wholeFeatures } from './seat-features.ts';
import { type SeatMention, seatMentions } from './seat-mentions.ts';
import { seatTextOf } from './seat-text.ts';

/** A mention with what is looked at to tell whose seats it means. */
export interface SeatStep {
  readonly mention: SeatMention;
  readonly features: readonly number[];
  /** What stands between the mention before it and this one. */
  readonly bridge: string;
  /** How many names stand right before it. */
  readonly namesBefore: number;
  /** The sentence that it stands in. */
  readonly sentence: Sentence;
}

/** The mentions of a document in order, and what tells whether they are the whole board. */
export interface SeatSequence {
  readonly steps: readonly SeatStep[];
  readonly whole: readonly number[];
}

/** Everything in a document that may stand for seats on its board. Bounded, however long the document is. */
export function seatSequence(reading: Parameters<typeof seatTextOf>[0], parties: Parties): SeatSequence {
  const text = seatTextOf(reading);
  const mentions = seatMentions(text, parties.founderCount);
  let names = 0;
  const steps = mentions.map((mention, index): SeatStep => {
    const before = mentions[index - 1];
    const bridge = bridgeBetween(text.tokens, before, mention);
    names = before?.kind === 'name' && bridge !== '.' ? names + 1 : 0;
    const sentence = text.sentences[text.tokens[mention.start]?.sentence ?? 0] as Sentence;
    return {
      mention,
      features: mentionFeatures(text, mention, parties),
      bridge,
      namesBefore: names,
      sentence,
    };
  });
  return { steps, whole: wholeFeatures(text) };
}
