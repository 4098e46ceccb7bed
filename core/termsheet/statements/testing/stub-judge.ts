import type { LikelyStatement } from '../judge-sentence.ts';
import { markSentence } from '../marked-sentence.ts';
import type { SentenceJudge } from '../sentence-judge.ts';
import { sentenceLabels } from '../sentence-labels.ts';

/** What a stub says of the sentences that contain some words. */
export interface StubVerdict {
  readonly words: string;
  readonly labels?: Readonly<Record<string, number>>;
  readonly statements?: readonly Pick<LikelyStatement, 'fact' | 'value' | 'probability'>[];
}

/** A judge that has learned nothing and says what it is told to. */
export function stubJudge(verdicts: readonly StubVerdict[]): SentenceJudge {
  return (sentence, decimalMark) => {
    const verdict = verdicts.find(({ words }) => sentence.text.includes(words));
    const labels = Float64Array.from(sentenceLabels, (label) => verdict?.labels?.[label] ?? 0);
    const statements = (verdict?.statements ?? []).map((one) => ({ ...one, quantity: null }));
    return { marked: markSentence(sentence.text, '', decimalMark), judgement: { labels, statements } };
  };
}
