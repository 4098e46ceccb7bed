import type { Reading } from '../reading/reading.ts';
import { mostSentences } from './read-statements.ts';
import type { SentenceJudge } from './sentence-judge.ts';
import { clauseCodes, termCodes } from './sentence-labels.ts';

/** Notes and explanations, and history, other rounds and other people's deals. */
const toldColumns = ['X4', 'X5'].map((code) => clauseCodes.indexOf(code));
const termColumns = termCodes.map((code) => clauseCodes.indexOf(code));
/** Shorter ones are cells and names, which tell nothing. */
const fewestWords = 5;
/** In fewer sentences, one of them decides. */
const fewestSentences = 6;
const surelyTerm = 0.5;
/** Offers explain and report little: of those that were measured none more than 15 in 100. */
const mostTold = 0.16;
/** Whoever states as many terms as this offers something, however much he tells beside it. */
const mostTermsOfTeller = 0.65;
/** Offers that tell as much as this beside their terms were never so poor in terms as what offers nothing. */
const toldBesideFewTerms = 0.1;
const fewTerms = 0.3;

/** A long text of which every other sentence is a term, and hardly any tells, sets out a deal, whatever it calls it. */
const fewestSentencesOfDeal = 20;
const fewestTermsOfDeal = 0.5;
const mostToldInDeal = 0.1;
/**
 * So does one that speaks of as many different clauses: of leases, loans, resolutions and sales of shares that tell as
 * little, none spoke of more than five.
 */
const fewestClausesOfDeal = 7;
const plainlyAbout = 0.6;

/** How a text speaks of terms: does it set out a deal, offer them, explain them, or report them? */
export type Speech = 'sets-out' | 'offers' | 'tells' | 'unsure';

/** Whether a text offers terms or tells of them, by the likeness of its sentences to examples. */
export function speechOf(judge: SentenceJudge, reading: Reading): Speech {
  let [told, terms, sentences] = [0, 0, 0];
  const clauses = new Set<number>();
  for (const sentence of reading.sentences.slice(0, mostSentences)) {
    if (sentence.isLabel || sentence.text.trim().split(/\s+/).length < fewestWords) continue;
    const { labels } = judge(sentence, reading.decimalMark).judgement;
    sentences += 1;
    for (const column of toldColumns) told += labels[column] ?? 0;
    const probabilities = termColumns.map((column) => labels[column] ?? 0);
    if (probabilities.some((probability) => probability > surelyTerm)) terms += 1;
    probabilities.forEach((probability, clause) => {
      if (probability > plainlyAbout) clauses.add(clause);
    });
  }
  if (sentences < fewestSentences) return 'offers';
  const isDense = sentences >= fewestSentencesOfDeal && terms / sentences >= fewestTermsOfDeal;
  const isDeal = isDense || clauses.size >= fewestClausesOfDeal;
  if (isDeal && told / sentences < mostToldInDeal) return 'sets-out';
  if (told / sentences >= toldBesideFewTerms && terms / sentences < fewTerms) return 'tells';
  if (told / sentences < mostTold) return 'offers';
  return terms / sentences < mostTermsOfTeller ? 'tells' : 'unsure';
}
