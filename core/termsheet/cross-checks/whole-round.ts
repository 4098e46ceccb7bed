import { numberFact } from '../assessment/fact-values.ts';
import type { ExaminedClause } from '../clauses/clause.ts';
import { taxonomy } from '../clauses/taxonomy.ts';
import type { TermSheetFacts } from '../facts.ts';
import type { Reading } from '../reading/reading.ts';
import { moneyInSentence } from '../reading/stated-money.ts';

/** Sums are printed in round figures: within this they are the same. */
const tolerance = 0.005;
/** A stake of 22% may be 22.2%, which moves the sum it is given for. */
const stakeTolerance = 0.02;

/**
 * The amount is that of the whole round. Where the sum that was read is not what the values before and after the money
 * leave for it, and the document states that very sum elsewhere, what was read is one investor's part, a fee or a limit.
 */
export function withWholeRound(
  examined: readonly ExaminedClause[],
  facts: TermSheetFacts,
  reading: Reading,
): readonly ExaminedClause[] {
  const clause = examined.find(({ clause: { id } }) => id === taxonomy.investmentAmount.id);
  const whole = sumOfRound(facts);
  if (!clause || whole === null || typeof clause.reading.facts.amount !== 'number') return examined;
  if (isNear(clause.reading.facts.amount, whole, stakeTolerance)) return examined;
  const stated = reading.sentences
    .filter((sentence) => !reading.isProposal(sentence))
    .flatMap((sentence) => moneyInSentence(reading, sentence).map((money) => ({ sentence, money })))
    .find(({ money }) => typeof money.value === 'number' && isNear(money.value, whole, tolerance));
  if (!stated || typeof stated.money.value !== 'number') return examined;
  const other = clause.corrected({
    facts: { ...clause.reading.facts, amount: stated.money.value },
    contradictions: clause.reading.contradictions ?? [],
    evidence: [reading.evidence(stated.sentence)],
    isBorneOut: true,
  });
  return examined.map((one) => (one === clause ? other : one));
}

/** What is paid in between the values before and after the money, or for a stake; null where these disagree. */
function sumOfRound({ preMoney, postMoney, investorStakePercent }: TermSheetFacts): number | null {
  const [pre, post, stake] = [preMoney, postMoney, investorStakePercent].map(numberFact);
  if (pre === null || pre === undefined) return null;
  const ofStake = stake ? (pre * stake) / (100 - stake) : null;
  if (!post) return ofStake;
  const between = post - pre;
  if (between <= 0) return null;
  return ofStake === null || isNear(ofStake, between, stakeTolerance) ? between : null;
}

function isNear(left: number, right: number, share: number): boolean {
  return Math.abs(left - right) <= share * Math.max(Math.abs(left), Math.abs(right));
}
