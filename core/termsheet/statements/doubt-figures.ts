import type { RiskRating } from '../analysis.ts';
import { overlapWith } from '../reading/overlap.ts';
import type { Reading } from '../reading/reading.ts';
import type { Sentence } from '../reading/sections.ts';
import { logOdds } from './log-odds.ts';
import { type HarshPassage, heardSentences, topicOf } from './read-statements.ts';
import type { SentenceJudge } from './sentence-judge.ts';
import { columnOf, redLabel } from './sentence-labels.ts';

/** What a finding says of the passages that it quotes. */
interface QuotingFinding {
  readonly id: string;
  readonly rating: RiskRating;
  readonly minor?: true | undefined;
  readonly evidence?: readonly { readonly start: number; readonly end: number }[] | undefined;
}

/** A document as both readers have read it. */
export interface BothReadings {
  readonly reading: Reading;
  readonly judge: SentenceJudge;
  /** What the learned reader takes for harmful, however faintly. */
  readonly passages: readonly HarshPassage[];
  readonly findings: readonly QuotingFinding[];
}

/** A sentence with the figures that tell whether it harms founders, whatever the findings say. */
export interface DoubtedSentence {
  readonly sentence: Sentence;
  /**
   * Log odds of harm for any clause and for the likeliest one; the probability of the likeliest topic, and 1 where that
   * is no term; the logarithm of the count of words; 1 where a finding on the clause that it may harm quotes it as
   * Green, and as a detail to settle, and 1 where one on another clause does as Green; 1 where it is about that clause.
   */
  readonly figures: readonly number[];
}

const redColumn = columnOf(redLabel);
/** A sentence of more words is no more likely to be harmful. */
const mostWords = 40;
/** Fainter harm is not told apart. */
const faintest = 0.002;

/** The figures of every sentence that the learned reader has heard. */
export function doubtFigures({
  reading,
  judge,
  passages,
  findings,
}: BothReadings): readonly DoubtedSentence[] {
  const worst = new Map<Sentence, HarshPassage>();
  for (const passage of passages) {
    if (passage.probability > (worst.get(passage.sentence)?.probability ?? 0)) {
      worst.set(passage.sentence, passage);
    }
  }
  const quoting = findings.map(({ id, rating, minor, evidence }) => ({
    id,
    isGreen: rating === 'Green',
    isDetail: rating === 'Amber' && minor === true,
    quotes: overlapWith(evidence ?? []),
  }));
  return heardSentences(reading).map((sentence) => {
    const { marked, judgement } = judge(sentence, reading.decimalMark);
    const harm = worst.get(sentence);
    const quote = reading.evidence(sentence);
    const readers = quoting.filter(({ quotes }) => quotes(quote));
    const topic = topicOf(judgement);
    const isHarmed = ({ id }: { readonly id: string }) => id === harm?.clause;
    const figures = [
      faintLogOdds(judgement.labels[redColumn] ?? 0),
      faintLogOdds(harm?.probability ?? 0),
      topic.probability,
      indicator(topic.code.startsWith('X')),
      Math.log1p(Math.min(mostWords, marked.signs.length)),
      indicator(readers.some((finding) => isHarmed(finding) && finding.isGreen)),
      indicator(readers.some((finding) => isHarmed(finding) && finding.isDetail)),
      indicator(readers.some((finding) => !isHarmed(finding) && finding.isGreen)),
      indicator(topic.code === harm?.clause),
    ];
    return { sentence, figures };
  });
}

function faintLogOdds(probability: number): number {
  return logOdds(Math.min(1 - faintest, Math.max(faintest, probability)));
}

function indicator(holds: boolean): number {
  return holds ? 1 : 0;
}
