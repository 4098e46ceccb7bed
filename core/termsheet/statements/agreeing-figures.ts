import type { TermSheetFacts } from '../facts.ts';
import { likeliest } from './likeliest.ts';
import type { LearnedStatement } from './read-statements.ts';
import type { LearnedFact } from './stated-facts.ts';

/** The figures of a round that follow from one another: post = pre + amount, and stake = amount / post. */
type RoundFigures = Readonly<Record<(typeof roundFacts)[number], number>>;

const roundFacts = ['amount', 'preMoney', 'postMoney', 'investorStakePercent'] as const;
/** Rounding of a stake, or of a valuation in millions. */
const tolerance = 0.006;

/**
 * Figures that nobody would believe alone, but that bear each other out: a sum, a value and a stake in different
 * passages that fit like those of one round are those of this round. At least three have to fit, and those that the
 * wordings have read are among them unless they say nothing.
 */
export function agreeingFigures(
  candidates: readonly LearnedStatement[],
  facts: TermSheetFacts,
): readonly LearnedStatement[] {
  const choices = roundFacts.map((fact) => valuesOf(fact, candidates, facts));
  const [amounts = [], pres = [], posts = [], stakes = []] = choices;
  const fitting = new Map<string, RoundFigures>();
  for (const amount of amounts) {
    const values = [...pres.map((pre) => pre + amount), ...posts];
    for (const post of values) {
      const figures = {
        amount,
        preMoney: post - amount,
        postMoney: post,
        investorStakePercent: (amount / post) * 100,
      };
      const named = [pres, posts, stakes].filter((known, at) =>
        known.some((value) => isNear(value, third(figures, at))),
      );
      if (figures.preMoney > 0 && named.length >= 2) fitting.set(`${amount} ${Math.round(post)}`, figures);
    }
  }
  const [only, ...others] = [...fitting.values()];
  if (only === undefined || others.length > 0 || contradicts(only, facts)) return [];
  return roundFacts.flatMap((fact) => {
    const own = candidates.filter((one) => one.fact === fact && isNear(Number(one.value), only[fact]));
    const best = likeliest(own);
    return best ? [best] : [];
  });
}

function third({ preMoney, postMoney, investorStakePercent }: RoundFigures, at: number): number {
  return [preMoney, postMoney, investorStakePercent][at] ?? Number.NaN;
}

/** What the wordings have read counts alone; otherwise everything that may be the figure. */
function valuesOf(
  fact: (typeof roundFacts)[number] & LearnedFact,
  candidates: readonly LearnedStatement[],
  facts: TermSheetFacts,
): readonly number[] {
  const known = facts[fact];
  if (typeof known === 'number') return [known];
  const said = candidates.filter((one) => one.fact === fact).map(({ value }) => Number(value));
  return known === null ? [...new Set(said)].slice(0, mostChoices) : [];
}

/** More different sums than this are a table of them, in which some fit by chance. */
const mostChoices = 6;

function contradicts(figures: RoundFigures, facts: TermSheetFacts): boolean {
  return roundFacts.some((fact) => {
    const known = facts[fact];
    return typeof known === 'number' && !isNear(known, figures[fact]);
  });
}

function isNear(left: number, right: number): boolean {
  return Math.abs(left - right) <= tolerance * Math.abs(right);
}
