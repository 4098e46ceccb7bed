import type { ClauseStatus } from '../../clauses/clause.ts';
import { clauseOfFact } from '../../clauses/clause-of-fact.ts';
import { factValue, isSeat, type TermSheetFacts } from '../../facts.ts';
import { isForm } from '../form.ts';
import { likeliest } from '../likeliest.ts';
import { logOdds } from '../log-odds.ts';
import { isOutOfProportion, isPlausible } from '../plausible-value.ts';
import type { LearnedStatement } from '../read-statements.ts';
import { isSameValue } from '../stated-facts.ts';
import { probabilityOf, type SettlingWeights } from './settling-weights.ts';

/** A fact that the wordings leave open, with the likeliest statement of it and what tells whether that is right. */
export interface Gap {
  readonly statement: LearnedStatement;
  readonly figures: readonly number[];
}

/** What the wordings have made of the clause of a fact; `beyond` where such a document is not expected to have it. */
export type StatusOf = (clause: string) => ClauseStatus | 'beyond';

/**
 * From this probability on an open fact is filled: of the facts of offers by hands that the model was not trained with,
 * nineteen of twenty that are filled from here on are right. A form leaves less open, so that more of it is misheard.
 */
const sureOfGap = { usual: 0.75, inForm: 0.95 };

/** What is hardly heard fills nothing, however often the fact is stated elsewhere. */
const leastHeard = 0.3;

/** The statements that fill what the wordings leave open. Seats of the board have a reader of their own. */
export function settledGaps(
  weights: SettlingWeights,
  heard: readonly LearnedStatement[],
  facts: TermSheetFacts,
  statusOf: StatusOf,
  isFamiliar = true,
): readonly LearnedStatement[] {
  const least = isForm(facts) || !isFamiliar ? sureOfGap.inForm : sureOfGap.usual;
  return gaps(heard, facts, statusOf).flatMap(({ statement, figures }) => {
    const { fact, value, probability } = statement;
    const fits = !isOutOfProportion({ ...facts, [fact]: value }) || isOutOfProportion(facts);
    // That a right is there is often heard in forms of others where a clause only mentions it: of 13 gaps that were
    // filled in the documents of two sets of published ones, the four wrong ones are three rights and a seat.
    const isTold = isFamiliar || value !== true;
    const isHeard = isTold && fits && probability >= leastHeard;
    return isHeard && probabilityOf(weights, fact, figures) >= least ? [statement] : [];
  });
}

/** The facts that the wordings leave open and of which something was heard. */
export function gaps(
  heard: readonly LearnedStatement[],
  facts: TermSheetFacts,
  statusOf: StatusOf,
): readonly Gap[] {
  const open = [...new Set(heard.map(({ fact }) => fact))].filter(
    (fact) => !isSeat(fact) && factValue(facts, fact) === null && !isLeftOpen(statusOf(clauseOfFact[fact])),
  );
  return open.flatMap((fact) => {
    const own = heard.filter((one) => one.fact === fact);
    const statement = likeliest(own);
    if (statement === null || !isPlausible(fact, statement.value)) return [];
    const rival = likeliest(own.filter(({ value }) => !isSameValue(value, statement.value)));
    return [{ statement, figures: gapFigures(statement, rival, statusOf(clauseOfFact[fact])) }];
  });
}

/** A blank stays blank, and what contradicts itself is no gap. */
function isLeftOpen(status: ReturnType<StatusOf>): boolean {
  return status === 'unresolved' || status === 'contradictory';
}

/** A rival that is less likely than this is not heard of at all. */
const leastRival = 0.05;

/**
 * Log odds of the statement, of its sentence being about the clause, and of another value beside it; 1 where the clause
 * itself has read the sentence, where another has, where the clause says that there is no such term, where such a
 * document is not expected to have it, and where it binds founders all the same.
 */
function gapFigures(
  { fact, probability, about, readBy }: LearnedStatement,
  rival: LearnedStatement | null,
  status: ReturnType<StatusOf>,
): readonly number[] {
  const clause = clauseOfFact[fact];
  const is = (holds: boolean): number => (holds ? 1 : 0);
  const isBeyond = status === 'beyond';
  return [
    logOdds(probability),
    logOdds(about),
    rival === null ? 0 : logOdds(rival.probability) - logOdds(leastRival),
    is(readBy.has(clause)),
    is([...readBy].some((reader) => reader !== clause)),
    is(status === 'present-and-none'),
    is(isBeyond),
    is(isBeyond && clause.startsWith('F')),
  ];
}
