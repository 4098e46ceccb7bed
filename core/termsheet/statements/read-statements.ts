import type { ExaminedClause } from '../clauses/clause.ts';
import { clauseOfFact } from '../clauses/clause-of-fact.ts';
import { sparesThroughout } from '../coverage/denials.ts';
import type { TextSpan } from '../document/term-sheet-document.ts';
import type { Reading } from '../reading/reading.ts';
import type { Sentence } from '../reading/sections.ts';
import { clauseHarms } from './clause-harm.ts';
import type { LikelyStatement, SentenceJudgement } from './judge-sentence.ts';
import { likeliest } from './likeliest.ts';
import { anyReader } from './read-passages.ts';
import type { SentenceJudge } from './sentence-judge.ts';
import { clauseCodes, columnOf } from './sentence-labels.ts';
import { sparesFounders } from './sparing-words.ts';
import { isSameValue, type LearnedFact, learnedFacts } from './stated-facts.ts';
import type { StatementModel } from './statement-model.ts';

/** A term as the learned reader has it from a sentence of the document. Offsets are in the reading's text. */
export interface LearnedStatement extends Omit<LikelyStatement, 'quantity'> {
  readonly sentence: Sentence;
  readonly span: TextSpan;
  /** The probability that the sentence is about the clause of the fact. */
  readonly about: number;
  /** The clauses that have read the sentence. */
  readonly readBy: ReadonlySet<string>;
}

/** A passage that the learned reader takes for harmful, with the clause that it seems to be about. */
export interface HarshPassage {
  readonly clause: string;
  /** The clauses that have read it. Its own may be among them, and have found no harm in it. */
  readonly readBy: ReadonlySet<string>;
  readonly sentence: Sentence;
  readonly probability: number;
  /** Fewer words are a cell, a name, or what introduces a term, and what is harsh about them cannot be told by themselves. */
  readonly isShort: boolean;
  /** Whether the sentence is likelier to harm founders for this clause than for any other. */
  readonly isLikeliest: boolean;
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
const fewestWords = 9;
/** Less than this is said of most sentences and some clause. */
const leastHarm = 0.02;

/** The passages that each clause rests on. */
export function passagesOf(examined: readonly ExaminedClause[]): readonly ReadPassages[] {
  return examined.map(({ clause, reading: { evidence } }) => ({ clause: clause.id, passages: evidence }));
}

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
  model: Pick<StatementModel, 'thresholds' | 'harm'>,
  reading: Reading,
  read: readonly ReadPassages[],
  judge: SentenceJudge,
): LearnedReading {
  const candidates: LearnedStatement[] = [];
  const harsh: HarshPassage[] = [];
  for (const { sentence, readBy } of sentencesToRead(reading, read)) {
    const { marked, judgement } = judge(sentence, reading.decimalMark);
    const harms = clauseHarms(model.harm, judgement.labels);
    // "It runs no interest and never comes due": what is denied throughout harms nobody.
    const spares = sparesThroughout(sentence.text);
    const worst = Math.max(...harms.map(({ probability }) => probability));
    for (const { clause, probability } of harms) {
      if (spares || probability < leastHarm || sparesFounders(clause, sentence)) continue;
      const isShort = marked.signs.length < fewestWords;
      harsh.push({ clause, readBy, sentence, probability, isShort, isLikeliest: probability === worst });
    }
    if (topicOf(judgement).code.startsWith('X')) continue;
    candidates.push(
      ...judgement.statements.map((statement) => ({
        ...placed(statement, sentence),
        about: judgement.labels[aboutColumns.get(statement.fact) ?? -1] ?? 0,
        readBy,
      })),
    );
  }
  const heard = candidates.filter(({ span }) => !reading.isAlternative(span) && !reading.isForwarded(span));
  const fitting = heard.filter(
    ({ probability, readBy }) => readBy.size === 0 || probability >= sureBesideReading,
  );
  return { statements: settleStatements(model, fitting), heard, harsh };
}

/** A sentence with the clauses that have read it. */
interface SentenceToRead {
  readonly sentence: Sentence;
  readonly readBy: ReadonlySet<string>;
}

const heardOf = new WeakMap<Reading, readonly Sentence[]>();

/** Sentences with words of their own, each wording once, as many as are worth the time; worked out once. */
export function heardSentences(reading: Reading): readonly Sentence[] {
  const heard = heardOf.get(reading) ?? firstOfEachWording(reading);
  heardOf.set(reading, heard);
  return heard;
}

function firstOfEachWording(reading: Reading): readonly Sentence[] {
  const seen = new Set<string>();
  const heard: Sentence[] = [];
  for (const sentence of reading.sentences) {
    if (heard.length === mostSentences) break;
    const wording = `${sentence.section?.title ?? ''}\n${sentence.text}`;
    if (sentence.isLabel || seen.has(wording)) continue;
    seen.add(wording);
    heard.push(sentence);
  }
  return heard;
}

function sentencesToRead(reading: Reading, read: readonly ReadPassages[]): readonly SentenceToRead[] {
  const readers = read.map(({ clause, passages }) => ({ clause, hasRead: anyReader(passages) }));
  return heardSentences(reading).map((sentence) => {
    const quote = reading.evidence(sentence);
    const readBy = new Set(readers.filter(({ hasRead }) => hasRead(quote)).map(({ clause }) => clause));
    return { sentence, readBy };
  });
}

/** The code that a sentence is most likely about, and how likely. */
export function topicOf({ labels }: SentenceJudgement): {
  readonly code: string;
  readonly probability: number;
} {
  let best = 0;
  clauseCodes.forEach((_, at) => {
    if ((labels[at] ?? 0) > (labels[best] ?? 0)) best = at;
  });
  return { code: clauseCodes[best] ?? '', probability: labels[best] ?? 0 };
}

const aboutColumns = new Map(learnedFacts.map((fact) => [fact, columnOf(clauseOfFact[fact])]));

function placed(
  { quantity, ...statement }: LikelyStatement,
  sentence: Sentence,
): Omit<LearnedStatement, 'about' | 'readBy'> {
  const { start, end } = sentence;
  const span = quantity ? { start: start + quantity.start, end: start + quantity.end } : { start, end };
  return { ...statement, sentence, span };
}

function settleStatements(
  model: Pick<StatementModel, 'thresholds'>,
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
function thresholdOf({ thresholds }: Pick<StatementModel, 'thresholds'>, fact: LearnedFact): number {
  return thresholds[fact] ?? Number.POSITIVE_INFINITY;
}
