import { factValue, type TermSheetFacts } from '../facts.ts';
import { likeliest } from './likeliest.ts';
import type { LearnedStatement } from './read-statements.ts';
import type { LearnedFact } from './stated-facts.ts';

const sides = ['board.founders', 'board.investors', 'board.independent'] as const;
const total = 'board.total';
/** Below this, a count is not even a guess. */
const leastProbability = 0.25;
/** More different numbers than this are a table of them, in which some add up by chance. */
const mostChoices = 6;
/** Sides that nobody mentions have no seat, but one side alone proves nothing. */
const fewestSides = 2;

/**
 * Seats that nobody would believe alone, but that add up to the size of the board: "three people, you hold one, we
 * name the other two". Exactly one way of adding them up may fit.
 */
export function agreeingSeats(
  candidates: readonly LearnedStatement[],
  facts: TermSheetFacts,
): readonly LearnedStatement[] {
  const choices = sides.map((side) => seatsOf(side, candidates, facts));
  const [founders = [], investors = [], independent = []] = choices;
  const totals = seatsOf(total, candidates, facts).flatMap(({ count }) => (count === null ? [] : [count]));
  const fitting = founders.flatMap((one) =>
    investors.flatMap((two) =>
      independent.map((three) => [one, two, three]).filter((seats) => fits(seats, totals)),
    ),
  );
  const [only, ...others] = fitting;
  if (only === undefined || others.length > 0) return [];
  const sum = only.reduce((all, { count }) => all + (count ?? 0), 0);
  const ofTotal = likeliest(candidates.filter((one) => one.fact === total && one.value === sum));
  return [...only.map(({ statement }) => statement), ofTotal].filter((one) => one !== null);
}

interface Seats {
  /** Null where nothing is said of that side. */
  readonly count: number | null;
  readonly statement: LearnedStatement | null;
}

function fits(seats: readonly Seats[], totals: readonly number[]): boolean {
  const named = seats.filter(({ count }) => count !== null);
  const sum = named.reduce((all, { count }) => all + (count ?? 0), 0);
  return named.length >= fewestSides && totals.includes(sum);
}

function seatsOf(
  fact: LearnedFact,
  candidates: readonly LearnedStatement[],
  facts: TermSheetFacts,
): readonly Seats[] {
  const known = factValue(facts, fact);
  if (typeof known === 'number') return [{ count: known, statement: null }];
  const own = candidates.filter((one) => one.fact === fact && one.probability >= leastProbability);
  if (known !== null) return [];
  const counts = [...new Set(own.map(({ value }) => Number(value)))].slice(0, mostChoices);
  const said = counts.map((count) => ({
    count,
    statement: likeliest(own.filter(({ value }) => Number(value) === count)),
  }));
  return said.length === 0 ? [{ count: null, statement: null }] : said;
}
