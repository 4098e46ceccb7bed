import type { ExaminedClause } from '../../clauses/clause.ts';
import { clauseOfFact } from '../../clauses/clause-of-fact.ts';
import { factValue, isSeat, type TermSheetFacts, unresolved } from '../../facts.ts';
import { isForm, knownFacts } from '../form.ts';
import { isHarshValue } from '../harsh-value.ts';
import { likeliest } from '../likeliest.ts';
import { logOdds } from '../log-odds.ts';
import { isPlausible } from '../plausible-value.ts';
import type { LearnedStatement } from '../read-statements.ts';
import { isSameValue, type LearnedFact, learnedFacts, type StatedValue } from '../stated-facts.ts';
import { probabilityOf, type SettlingWeights } from './settling-weights.ts';

/** A fact of which the wordings have read one value, and a sentence states another. */
export interface Dispute {
  readonly read: StatedValue;
  readonly other: LearnedStatement;
  readonly figures: readonly number[];
}

/**
 * A value that is less likely than this stands against nothing, and one that would take a harm away has to be all but
 * certain: plain words for a harsh term are rare among examples, which mostly put it politely.
 */
const leastOther = { usual: 0.5, milder: 0.95 };
/** How sure the other value has to be: surer where it would take a harm away, and in a form that the wordings are at home in. */
const sureOfOther = { usual: 0.6, careful: 0.9 };

/** The statements that are surer than what a clause has read. */
export function settledDisputes(
  weights: SettlingWeights,
  clause: ExaminedClause,
  heard: readonly LearnedStatement[],
  facts: Partial<TermSheetFacts>,
): readonly LearnedStatement[] {
  return disputes(clause, heard, facts).flatMap(({ read, other, figures }) => {
    const isMilder = isHarshValue(other.fact, read) && !isHarshValue(other.fact, other.value);
    if (isMilder && other.probability < leastOther.milder) return [];
    const least = isMilder || isForm(facts) ? sureOfOther.careful : sureOfOther.usual;
    return probabilityOf(weights, other.fact, figures) >= least ? [other] : [];
  });
}

/**
 * The facts of a clause of which sentences state another value. Seats add up over sentences, and are in no dispute here.
 *
 * @param facts what the wordings have read of the whole document
 */
export function disputes(
  { clause, reading: { facts: own, status } }: ExaminedClause,
  heard: readonly LearnedStatement[],
  facts: Partial<TermSheetFacts>,
): readonly Dispute[] {
  if (status === 'absent' || status === 'unresolved') return [];
  const known = knownFacts(facts);
  return learnedFacts.flatMap((fact) => {
    const read = factValue(own, fact);
    if (clauseOfFact[fact] !== clause.id || isSeat(fact) || read === null || read === unresolved) return [];
    const said = heard.filter((one) => one.fact === fact);
    const other = likeliest(said.filter(({ value }) => !agrees(fact, value, read)));
    if (other === null || other.probability < leastOther.usual || !isPlausible(fact, other.value)) return [];
    const same = likeliest(said.filter(({ value }) => agrees(fact, value, read)));
    return [{ read, other, figures: disputeFigures({ read, other, same, known }) }];
  });
}

/** A value of the wordings that no sentence is heard to state is heard faintly. */
const unheard = 0.05;
const nothingOfIt: readonly StatedValue[] = [false, 0, 'none'];

/**
 * Log odds of the other value and of the one that was read; 1 where the clause has read the other's sentence as well;
 * how many facts, in tens, the wordings have read; 1 where they have read that there is no such term.
 */
function disputeFigures({
  read,
  other,
  same,
  known,
}: Pick<Dispute, 'read' | 'other'> & {
  readonly same: LearnedStatement | null;
  readonly known: number;
}): readonly number[] {
  return [
    logOdds(other.probability),
    logOdds(same?.probability ?? unheard),
    other.readBy.has(clauseOfFact[other.fact]) ? 1 : 0,
    known / 10,
    nothingOfIt.includes(read) ? 1 : 0,
  ];
}

const averages: readonly StatedValue[] = ['broad-based', 'narrow-based', 'weighted-average'];

/** A name for all averages does not deny one of them. */
function agrees(fact: LearnedFact, said: StatedValue, read: StatedValue): boolean {
  if (fact === 'antiDilution' && averages.includes(said) && averages.includes(read)) {
    return said === read || said === 'weighted-average' || read === 'weighted-average';
  }
  return isSameValue(said, read);
}
