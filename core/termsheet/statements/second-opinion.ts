import type { Contradiction, ExaminedClause } from '../clauses/clause.ts';
import { clauseOfFact } from '../clauses/clause-of-fact.ts';
import { taxonomy } from '../clauses/taxonomy.ts';
import type { TextSpan } from '../document/term-sheet-document.ts';
import type { TermSheetFacts } from '../facts.ts';
import type { Reading } from '../reading/reading.ts';
import type { SentenceJudgement } from './judge-sentence.ts';
import { isOutOfProportion } from './plausible-value.ts';
import { anyReader } from './read-passages.ts';
import { passagesOf, readStatements } from './read-statements.ts';
import type { SentenceJudge } from './sentence-judge.ts';
import { clauseCodes } from './sentence-labels.ts';
import { settledDisputes } from './settling/disputes.ts';
import { isSameValue, learnedFacts, quantityFacts } from './stated-facts.ts';
import type { StatementModel } from './statement-model.ts';

/** From here on a value is one of two that a passage may state. */
const mayState = 0.3;
const surelyStates = 0.6;
/**
 * A clause that reads a figure where the sentence surely states another is corrected: "five years" of earlier work is
 * no vesting, "the founders make no representations" is no warranty. Its colour then follows from the surer value,
 * marked and never Green. Two values that contradict each other in a clause, of which the learned reader takes one for
 * something else, are no contradiction. Seats of one side are left alone: they add up over sentences.
 */
export function withSecondOpinion(
  examined: readonly ExaminedClause[],
  reading: Reading,
  model: Pick<StatementModel, 'thresholds' | 'harm' | 'settling'>,
  judge: SentenceJudge,
): readonly ExaminedClause[] {
  const roundFacts: Partial<TermSheetFacts> = Object.assign(
    {},
    ...examined.map(({ reading: { facts } }) => facts),
  );
  const { heard } = readStatements(model, reading, passagesOf(examined), judge);
  return examined.map((clause) => {
    const { status, evidence, facts, contradictions = [] } = clause.reading;
    if (status === 'absent' || status === 'unresolved') return clause;
    const torn = contradictions.filter((one) => isTorn(one, clause, reading, judge));
    // Of two statements that cannot both hold the worse one counts, whichever is the surer.
    const others = torn.length > 0 ? [] : settledDisputes(model.settling.disputes, clause, heard, roundFacts);
    const disputed = others.filter(
      ({ fact, value }) =>
        !isOutOfProportion({ ...roundFacts, [fact]: value }) || isOutOfProportion(roundFacts),
    );
    if (disputed.length === 0 && torn.length === contradictions.length) return clause;
    const settled = { ...facts, ...Object.fromEntries(disputed.map(({ fact, value }) => [fact, value])) };
    const passages = disputed.map(({ sentence }) => reading.evidence(sentence));
    // The price of a share is no part of what is said of the valuation.
    const isBorneOut = clause.clause.id === taxonomy.valuation.id && addUp({ ...roundFacts, ...settled });
    return clause.corrected({
      facts: settled,
      contradictions: torn,
      evidence: [...passages.filter((passage) => !anyReader(evidence)(passage)), ...evidence],
      isBorneOut,
    });
  });
}

/** Whether value, sum and value after it prove each other: then another passage that states another value is no doubt. */
function addUp({ preMoney, postMoney, amount }: Partial<TermSheetFacts>): boolean {
  return (
    typeof preMoney === 'number' &&
    typeof postMoney === 'number' &&
    typeof amount === 'number' &&
    isSameValue(preMoney + amount, postMoney)
  );
}

/** A word or two without a figure, such as a heading and its "none", are too little to correct anybody by. */
const fewestWords = 4;

function judgementsOf(
  passages: readonly TextSpan[],
  reading: Reading,
  judge: SentenceJudge,
): readonly SentenceJudgement[] {
  const isQuoted = anyReader(passages);
  return reading.sentences
    .filter((sentence) => !sentence.isLabel && isQuoted(reading.evidence(sentence)))
    .map((sentence) => judge(sentence, reading.decimalMark))
    .filter(({ marked }) => marked.quantities.length > 0 || marked.signs.length >= fewestWords)
    .map(({ judgement }) => judgement);
}

/**
 * Whether the passages of a contradiction state two values of one fact for the learned reader as well, or one of them
 * may be about the clause and is not understood.
 */
function isTorn(
  { evidence }: Contradiction,
  { clause }: ExaminedClause,
  reading: Reading,
  judge: SentenceJudge,
): boolean {
  const column = clauseCodes.indexOf(clause.id);
  const byPassage = judgementsOf(evidence, reading, judge).map(({ labels, statements }) => ({
    mayBeAbout: (labels[column] ?? 0) >= surelyStates,
    own: statements.filter(
      ({ fact, probability }) => clauseOfFact[fact] === clause.id && probability >= mayState,
    ),
  }));
  if (!hasFigures(clause.id) && byPassage.some(({ mayBeAbout, own }) => mayBeAbout && own.length === 0))
    return true;
  const own = byPassage.flatMap((passage) => passage.own);
  if (!own.some(({ probability }) => probability >= surelyStates)) return true;
  return own.some((one) =>
    own.some(({ fact, value }) => fact === one.fact && !isSameValue(value, one.value)),
  );
}

/** Whether a clause is told in figures: one that is no term of it is the past, or somebody else's, more often than not. */
function hasFigures(clause: string): boolean {
  return learnedFacts.some((fact) => fact in quantityFacts && clauseOfFact[fact] === clause);
}
