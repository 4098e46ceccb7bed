import type { Reading } from '../reading/reading.ts';
import { mostSentences } from './read-statements.ts';
import type { SentenceJudge } from './sentence-judge.ts';
import { clauseCodes } from './sentence-labels.ts';

/** Notes and explanations, and history, other rounds and other people's deals. */
const toldColumns = ['X4', 'X5'].map((code) => clauseCodes.indexOf(code));
/** Shorter ones are cells and names, which tell nothing. */
const fewestWords = 5;
/** In fewer sentences, one of them decides. */
const fewestSentences = 6;
const surelyTerm = 0.5;
/** Offers explain and report little: of those that were measured none more than 12 in 100. */
const mostTold = 0.14;
/** Whoever states as many terms as this offers something, however much he tells beside it. */
const mostTermsOfTeller = 0.5;

/** How a text speaks of terms: does it offer them, explain them, or report them? */
export type Speech = 'offers' | 'tells' | 'unsure';

/** Whether a text offers terms or tells of them, by the likeness of its sentences to examples. */
export function speechOf(judge: SentenceJudge, reading: Reading): Speech {
  let [told, terms, sentences] = [0, 0, 0];
  for (const sentence of reading.sentences.slice(0, mostSentences)) {
    if (sentence.isLabel || sentence.text.trim().split(/\s+/).length < fewestWords) continue;
    const { labels } = judge(sentence, reading.decimalMark).judgement;
    sentences += 1;
    for (const column of toldColumns) told += labels[column] ?? 0;
    const isTerm = clauseCodes.some((code, at) => !code.startsWith('X') && (labels[at] ?? 0) > surelyTerm);
    if (isTerm) terms += 1;
  }
  if (sentences < fewestSentences || told / sentences < mostTold) return 'offers';
  return terms / sentences < mostTermsOfTeller ? 'tells' : 'unsure';
}
