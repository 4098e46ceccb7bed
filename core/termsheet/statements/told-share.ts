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
const mostTermsOfTeller = 0.65;
/** Offers that tell as much as this beside their terms were never so poor in terms as what offers nothing. */
const toldBesideFewTerms = 0.1;
const fewTerms = 0.3;

/** A long text of which every other sentence is a term, and hardly any tells, sets out a deal, whatever it calls it. */
const fewestSentencesOfDeal = 20;
const fewestTermsOfDeal = 0.5;
const mostToldInDeal = 0.1;

/** How a text speaks of terms: does it set out a deal, offer them, explain them, or report them? */
export type Speech = 'sets-out' | 'offers' | 'tells' | 'unsure';

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
  if (sentences < fewestSentences) return 'offers';
  const isDeal = sentences >= fewestSentencesOfDeal && terms / sentences >= fewestTermsOfDeal;
  if (isDeal && told / sentences < mostToldInDeal) return 'sets-out';
  if (told / sentences >= toldBesideFewTerms && terms / sentences < fewTerms) return 'tells';
  if (told / sentences < mostTold) return 'offers';
  return terms / sentences < mostTermsOfTeller ? 'tells' : 'unsure';
}
