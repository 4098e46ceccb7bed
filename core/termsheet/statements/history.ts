import { taxonomy } from '../clauses/taxonomy.ts';
import type { TextSpan } from '../document/term-sheet-document.ts';
import type { Reading } from '../reading/reading.ts';
import type { Sentence } from '../reading/sections.ts';
import { mostSentences } from './read-statements.ts';
import type { SentenceJudge } from './sentence-judge.ts';
import { clauseCodes } from './sentence-labels.ts';

/** History, another round, another company's deal, a term that was asked for and dropped. */
const historyColumn = clauseCodes.indexOf('X5');
const convertibleColumn = clauseCodes.indexOf(taxonomy.convertible.id);
/** From here on nothing but history is meant, whatever term it tells of. */
const sureOfHistory = 0.6;
/** From here on where no term of this offer is likelier. */
const likelyHistory = 0.45;
/** From here on, a sentence under a heading may be a remark on the past. */
const possibleHistory = 0.1;
/** And is one only where no term is more than so likely beside it. */
const mostOfRival = 0.65;
/** Headings of what was talked about and is no part of the offer. */
const setAside =
  /\b(?:considered and (?:set aside|rejected|dropped)|set aside|not pursued|(?:terms|points|items) (?:withdrawn|dropped|rejected))\b/i;
/** "In March 2022 it took in £850,000, which valued it at £1,900,000": a year, and what was paid or worth then. */
const pastRound =
  /\b(?:in|since|of) (?:(?:the )?(?:early|late|spring|summer|autumn|winter|beginning|end)(?: of)? |(?:january|february|march|april|may|june|july|august|september|october|november|december) (?:of )?)?(?:19|20)\d\d\b[^.;]{0,120}\b(?:took in|raised|valued|invested|put in|paid|received|bought|gave)\b/i;
/** "An earlier version stripped every holder of half": what a draft said. */
const earlierVersion =
  /\b(?:an?|the|our) (?:earlier|previous|prior) (?:version|draft|sheet|paper)\b[^.;]{0,60}\b(?:had|stripped|said|was|were|contained|asked|spoke|put|gave|took|included)\b/i;
/** What is still to be done, or holds now, is no mere history. */
const ofThisOffer =
  /\b(?:will|shall|would|proposes?|offers?|converts?|turns? into|is|are|has|have|gets?|receives?|must|may|if|when)\b/i;
/** "An illustration of another company": figures of nobody's deal. */
const illustration =
  /\b(?:illustrations?|examples?|illustrative)\b[^.;]{0,40}\b(?:of another|from (?:our|another|a different)|no part)\b/i;
/** Notes that were issued before convert in a priced round: their sentence is history and a term at once. */
const likelyConvertible = 0.5;

/** Sentences that tell what was, by their likeness to examples. Offsets are in the document's text. */
export interface ToldHistory {
  readonly history: readonly TextSpan[];
  /** Accounts of earlier notes, which may be a term of a priced round, but never of another note. */
  readonly earlierNotes: readonly TextSpan[];
}

/** Finds the sentences of a document that tell of anything but this offer. */
export function toldHistory(judge: SentenceJudge, reading: Reading): ToldHistory {
  const history: TextSpan[] = [];
  const earlierNotes: TextSpan[] = [];
  for (const sentence of reading.sentences.slice(0, mostSentences)) {
    if (sentence.isLabel) continue;
    if (setAside.test(sentence.section?.title ?? '') || isNobodysOffer(sentence)) {
      const { start, end } = reading.evidence(sentence);
      history.push({ start, end });
      continue;
    }
    const { labels } = judge(sentence, reading.decimalMark).judgement;
    if (!tellsOfHistory(labels) && !isRemark(sentence, labels, judge, reading)) continue;
    const isNote = (labels[convertibleColumn] ?? 0) >= likelyConvertible;
    const { start, end } = reading.evidence(sentence);
    (isNote ? earlierNotes : history).push({ start, end });
  }
  return { history, earlierNotes };
}

function isNobodysOffer({ text }: Sentence): boolean {
  const isPast = pastRound.test(text) || earlierVersion.test(text);
  return (isPast && !ofThisOffer.test(text)) || illustration.test(text);
}

function tellsOfHistory(labels: Float64Array): boolean {
  const probability = labels[historyColumn] ?? 0;
  return probability >= sureOfHistory || (probability >= likelyHistory && rivalOf(labels) <= probability);
}

/**
 * A remark on the past under the heading of a term: the heading speaks for the term, so that the sentence is judged by
 * itself where it might be one.
 */
function isRemark(sentence: Sentence, labels: Float64Array, judge: SentenceJudge, reading: Reading): boolean {
  if (sentence.section === null || (labels[historyColumn] ?? 0) < possibleHistory) return false;
  const alone = judge({ ...sentence, section: null }, reading.decimalMark).judgement.labels;
  const probability = alone[historyColumn] ?? 0;
  return probability >= sureOfHistory && rivalOf(alone) < probability * mostOfRival;
}

/** How likely the likeliest term is. */
function rivalOf(labels: Float64Array): number {
  return Math.max(...clauseCodes.map((code, at) => (code.startsWith('X') ? 0 : (labels[at] ?? 0))));
}
