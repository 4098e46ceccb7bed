import type { TextSpan } from '../document/term-sheet-document.ts';
import type { Reading } from '../reading/reading.ts';
import type { Sentence } from '../reading/sections.ts';
import { clauseHarms } from './clause-harm.ts';
import type { LikelyStatement, SentenceJudgement } from './judge-sentence.ts';
import { likeliest } from './likeliest.ts';
import { anyReader } from './read-passages.ts';
import { type SentenceJudge, sentenceJudge } from './sentence-judge.ts';
import { clauseCodes } from './sentence-labels.ts';
import { isSameValue, type LearnedFact } from './stated-facts.ts';
import type { StatementModel } from './statement-model.ts';

/** A term as the learned reader has it from a sentence of the document. Offsets are in the reading's text. */
export interface LearnedStatement extends Omit<LikelyStatement, 'quantity'> {
  readonly sentence: Sentence;
  readonly span: TextSpan;
}

/** A passage that the learned reader takes for harmful, with the clause that it seems to be about. */
export interface HarshPassage {
  readonly clause: string;
  /** The clauses that have read it. Its own may be among them, and have found no harm in it. */
  readonly readBy: ReadonlySet<string>;
  readonly sentence: Sentence;
  readonly probability: number;
}

export interface LearnedReading {
  /** At most one for each fact. */
  readonly statements: readonly LearnedStatement[];
  /** Everything that sentences may state, believed or not. */
  readonly heard: readonly LearnedStatement[];
  readonly harsh: readonly HarshPassage[];
}

/** A rival is heard when it is at least so likely as this share of what would have been believed. */
const rivalShare = 0.6;
/** How sure a statement must be in a sentence that a clause has read without finding it. */
const sureBesideReading = 0.6;
/** No offer leaves more of its sentences unread; what does is no offer, and is not worth the time. */
export const mostSentences = 400;
/** Fewer words are a cell, a name, or what introduces a term, and what is harsh about them cannot be told. */
const fewestWords = 9;
/** From here on, a passage that its clause has not read is worth a founder's look. */
const worthALook = 0.2;
/** What its clause has read has to be as likely to be harmful as this to be named again. */
const worthASecondLook = 0.35;

/** Passages that a clause has read, in the document's own text. */
export interface ReadPassages {
  readonly clause: string;
  readonly passages: readonly TextSpan[];
}

/**
 * Reads by what was learned from examples: for each fact the statement that is supported best, and none where another
 * sentence says otherwise. In a sentence that a clause has read it has to be surer. What lies among alternatives, or in a mail passed on with a note above it, is not heard.
 */
export function readStatements(
  model: StatementModel,
  reading: Reading,
  read: readonly ReadPassages[],
  judge: SentenceJudge = sentenceJudge(model),
): LearnedReading {
  const candidates: LearnedStatement[] = [];
  const harsh: HarshPassage[] = [];
  for (const { sentence, readBy } of sentencesToRead(reading, read).slice(0, mostSentences)) {
    const { marked, judgement } = judge(sentence, reading.decimalMark);
    if (marked.signs.length >= fewestWords) {
      for (const { clause, probability } of clauseHarms(model.harm, judgement.labels)) {
        if (probability < (readBy.has(clause) ? worthASecondLook : worthALook)) continue;
        harsh.push({ clause, readBy, sentence, probability });
      }
    }
    if (topicOf(judgement).startsWith('X')) continue;
    const isUnread = readBy.size === 0;
    const fitting = judgement.statements.filter(
      ({ probability }) => isUnread || probability >= sureBesideReading,
    );
    candidates.push(...fitting.map((statement) => placed(statement, sentence)));
  }
  const heard = candidates.filter(({ span }) => !reading.isAlternative(span) && !reading.isForwarded(span));
  return { statements: settleStatements(model, heard), heard, harsh };
}

/** A sentence with the clauses that have read it. */
interface SentenceToRead {
  readonly sentence: Sentence;
  readonly readBy: ReadonlySet<string>;
}

/** Sentences with words of their own, each wording once. */
function sentencesToRead(reading: Reading, read: readonly ReadPassages[]): readonly SentenceToRead[] {
  const readers = read.map(({ clause, passages }) => ({ clause, hasRead: anyReader(passages) }));
  const seen = new Set<string>();
  return reading.sentences.flatMap((sentence) => {
    const { isLabel, section, text } = sentence;
    const wording = `${section?.title ?? ''}\n${text}`;
    if (isLabel || seen.has(wording)) return [];
    seen.add(wording);
    const quote = reading.evidence(sentence);
    const readBy = new Set(readers.filter(({ hasRead }) => hasRead(quote)).map(({ clause }) => clause));
    return [{ sentence, readBy }];
  });
}

/** The code that a sentence is most likely about. */
function topicOf({ labels }: SentenceJudgement): string {
  let best = 0;
  clauseCodes.forEach((_, at) => {
    if ((labels[at] ?? 0) > (labels[best] ?? 0)) best = at;
  });
  return clauseCodes[best] ?? '';
}

function placed({ quantity, ...statement }: LikelyStatement, sentence: Sentence): LearnedStatement {
  const { start, end } = sentence;
  const span = quantity ? { start: start + quantity.start, end: start + quantity.end } : { start, end };
  return { ...statement, sentence, span };
}

function settleStatements(
  model: StatementModel,
  candidates: readonly LearnedStatement[],
): LearnedStatement[] {
  const facts = [...new Set(candidates.map(({ fact }) => fact))];
  return facts.flatMap((fact) => {
    const threshold = thresholdOf(model, fact);
    const own = candidates.filter((candidate) => candidate.fact === fact);
    const best = likeliest(own);
    if (best === null || best.probability < threshold) return [];
    const isDisputed = own.some(
      ({ value, probability }) => probability >= threshold * rivalShare && !isSameValue(value, best.value),
    );
    return isDisputed ? [] : [best];
  });
}

/** A fact without a threshold was never right often enough to be believed. */
function thresholdOf({ thresholds }: StatementModel, fact: LearnedFact): number {
  return thresholds[fact] ?? Number.POSITIVE_INFINITY;
}
