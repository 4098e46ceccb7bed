import type { PlacedFinding } from '../assessment/finding.ts';
import { type Account, type AccountedSentence, accountOf } from '../coverage/account.ts';
import { overlapWith } from '../reading/overlap.ts';
import type { Sentence } from '../reading/sections.ts';
import { type HarshPassage, mostSentences } from './read-statements.ts';

/**
 * From here on a sentence may harm founders, whatever has read it. Of 300 harmful sentences of two hands that nothing was
 * learned from, 264 were likelier than this; of 90 fair offers, 47 have no sentence that is (README.md).
 */
const mayHarm = 0.12;
/** What no wording has read is harmless only below this: half the doubt, because nothing else speaks for it. */
const mayHarmUnread = 0.06;

/** What the learned reader cannot call harmless. */
export interface Doubts {
  /** Sentences that may be harmful, whatever has read them. */
  readonly doubtful: ReadonlySet<Sentence>;
  /** These, and those that may be where no wording has read them. */
  readonly doubtfulUnread: ReadonlySet<Sentence>;
}

/** Sentences of which the learned reader cannot say that they are harmless. */
export function doubtsOf(passages: readonly HarshPassage[]): Doubts {
  const likelierThan = (least: number) =>
    new Set(passages.filter(({ probability }) => probability >= least).map(({ sentence }) => sentence));
  return { doubtful: likelierThan(mayHarm), doubtfulUnread: likelierThan(mayHarmUnread) };
}

/**
 * The account in which a sentence that may be harmful counts as not understood, whatever its words were taken for,
 * unless a finding that is not Green quotes it.
 */
export function withDoubtful(
  account: Account,
  { doubtful }: Pick<Doubts, 'doubtful'>,
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
export function withoutHarmless(
  account: Account,
  { doubtfulUnread }: Pick<Doubts, 'doubtfulUnread'>,
): Account {
  if (account.sentences.length > mostSentences) return account;
  return accountOf(
    account.sentences.map((accounted): AccountedSentence => {
      const isHarmless =
        !accounted.isForeign &&
        accounted.kind === 'not-understood' &&
        !doubtfulUnread.has(accounted.sentence);
      return isHarmless ? { ...accounted, kind: 'nothing' } : accounted;
    }),
  );
}
