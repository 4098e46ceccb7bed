import type { Reading } from '../reading/reading.ts';
import type { Sentence } from '../reading/sections.ts';
import { judgeSentence, type SentenceJudgement } from './judge-sentence.ts';
import { type MarkedSentence, markSentence, type SentenceMarker } from './marked-sentence.ts';
import type { StatementModel } from './statement-model.ts';

/** A sentence with what the models make of it. */
export interface JudgedSentence {
  readonly marked: MarkedSentence;
  readonly judgement: SentenceJudgement;
}

/** Judges the sentences of one document, each wording once however often it is asked about. */
export type SentenceJudge = (sentence: Sentence, decimalMark: Reading['decimalMark']) => JudgedSentence;

/** A judge for one document: what it has judged is kept as long as the judge. */
export function sentenceJudge(
  model: Pick<StatementModel, 'sentences' | 'quantities'>,
  mark?: SentenceMarker,
): SentenceJudge {
  const known = new Map<string, JudgedSentence>();
  return (sentence, decimalMark) => {
    const title = sentence.section?.title ?? '';
    const wording = `${decimalMark}${title}\n${sentence.text}`;
    const before = known.get(wording);
    if (before) return before;
    const marked = markSentence(sentence.text, title, decimalMark, mark);
    const judged = { marked, judgement: judgeSentence(model, marked) };
    known.set(wording, judged);
    return judged;
  };
}
