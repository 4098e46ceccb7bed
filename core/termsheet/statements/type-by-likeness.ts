import type { DocumentType } from '../analysis.ts';
import { clauseOfFact } from '../clauses/clause-of-fact.ts';
import { taxonomy } from '../clauses/taxonomy.ts';
import type { LearnedFact } from './stated-facts.ts';

type FinancingType = Exclude<DocumentType, 'not-a-term-sheet'>;

/** Clauses of a round with a price, and facts that only what converts later has. */
const pricedClauses: ReadonlySet<string> = new Set(
  [
    taxonomy.valuation,
    taxonomy.liquidationMultiple,
    taxonomy.seniority,
    taxonomy.antiDilution,
    taxonomy.optionPool,
    taxonomy.board,
    taxonomy.dragAlong,
    taxonomy.transfer,
    taxonomy.vesting,
    taxonomy.leaver,
  ].map(({ id }) => id),
);
const noteFacts: ReadonlySet<LearnedFact> = new Set<LearnedFact>([
  'noteInterestPercent',
  'noteMaturityMonths',
]);
const priceFacts: ReadonlySet<LearnedFact> = new Set<LearnedFact>(['preMoney', 'postMoney', 'pricePerShare']);
/** So many clauses of the one kind, and none or one fact of the other, outweigh the words of a title. */
const fewestPricedClauses = 4;
const fewestConvertibleFacts = 2;

/**
 * Which instrument an offer is about, by the terms that it states: a round of shares has a board, a preference and
 * founders' vesting, a note has interest and a maturity. What the wordings take it for stays where terms do not tell.
 */
export function typeByLikeness(byWording: FinancingType, facts: readonly LearnedFact[]): FinancingType {
  const priced = new Set(facts.map((fact) => clauseOfFact[fact]).filter((code) => pricedClauses.has(code)));
  const convertible = facts.filter((fact) => clauseOfFact[fact] === taxonomy.convertible.id);
  if (byWording === 'priced-equity') {
    if (convertible.length < fewestConvertibleFacts || priced.size > 1) return byWording;
    return convertible.some((fact) => noteFacts.has(fact)) ? 'convertible-note' : 'safe';
  }
  // A note or SAFE says at least when or at what price it converts.
  if (convertible.length === 0 && priced.size > fewestPricedClauses) return 'priced-equity';
  const hasPrice = facts.some((fact) => priceFacts.has(fact));
  return hasPrice && priced.size >= fewestPricedClauses && convertible.length <= 1
    ? 'priced-equity'
    : byWording;
}
