import type { PlacedFinding } from '../assessment/finding.ts';
import { type Account, type AccountedSentence, accountOf } from '../coverage/account.ts';
import { overlapWith } from '../reading/overlap.ts';
import type { Sentence } from '../reading/sections.ts';
import type { DoubtedSentence } from './doubt-figures.ts';
import { type LogOddsWeights, weighed } from './log-odds.ts';
import { mostSentences } from './read-statements.ts';

/**
 * From here on a sentence may harm founders, whatever has read it. Of offers of hands that a model was not trained with,
 * 156 of 350 fair ones are Green so, 14 of 211 middling ones, and two of 1,105 with a red flag (README.md).
 */
const mayHarm = 0.29;

/** The sentences of which the learned reader cannot say that they are harmless. */
export type Doubtful = ReadonlySet<Sentence>;

/** Doubts nothing: for what is read without regard to the colour of the offer. */
export const noDoubt: LogOddsWeights = { offset: Number.NEGATIVE_INFINITY, weights: [] };

/** Weighs what is known of each sentence, by log odds that were fitted on offers of hands held out. */
export function doubtfulSentences(weights: LogOddsWeights, sentences: readonly DoubtedSentence[]): Doubtful {
  return new Set(
    sentences.filter(({ figures }) => weighed(weights, figures) >= mayHarm).map(({ sentence }) => sentence),
  );
}

/**
 * The account in which a sentence that may be harmful counts as not understood, whatever its words were taken for,
 * unless a finding that is not Green quotes it.
 */
export function withDoubtful(
  account: Account,
  doubtful: Doubtful,
  findings: readonly PlacedFinding[],
): Account {
  if (doubtful.size === 0) return account;
  const isQuoted = overlapWith(
    findings.flatMap(({ finding: { rating, evidence } }) => (rating === 'Green' ? [] : (evidence ?? []))),
  );
  const sentences = account.sentences.map((accounted): AccountedSentence => {
    const { kind, states, sentence, evidence } = accounted;
    if (kind === 'not-understood' || !doubtful.has(sentence) || isQuoted(evidence)) return accounted;
    return { ...accounted, kind: 'not-understood', states: states === 'nothing' ? 'figure' : states };
  });
  return accountOf(sentences);
}

/**
 * The account for the colour of an offer: what no wording has read, and what resembles no harm, does not keep an offer
 * that is fair otherwise from being Green; another language resembles nothing. In a document that is too long to be heard whole nothing is left out.
 */
export function withoutHarmless(account: Account, doubtful: Doubtful): Account {
  if (account.sentences.length > mostSentences) return account;
  return accountOf(
    account.sentences.map((accounted): AccountedSentence => {
      const isHarmless =
        !accounted.isForeign && accounted.kind === 'not-understood' && !doubtful.has(accounted.sentence);
      return isHarmless ? { ...accounted, kind: 'nothing' } : accounted;
    }),
  );
}
