import { type Fact, type TermSheetFacts, unresolved } from '../facts.ts';
import type { NormRow } from './norm-rows.ts';

type Facts = TermSheetFacts;
/** Whether an offer has what a figure counts; null where its facts do not tell. */
type Reads = (facts: Facts) => boolean | null;

function told<Value>(fact: Fact<Value>, has: (value: Value) => boolean): boolean | null {
  return fact === null || fact === unresolved ? null : has(fact);
}

const isStated = (fact: Fact<boolean>) => told(fact, (value) => value);
const isPositive = (fact: Fact<number>) => told(fact, (value) => value > 0);

/** What the figures of a topic count, as far as a fact tells it. */
const readings: Readonly<Record<string, Reads>> = {
  'liquidation-multiple': (facts) => told(facts.liquidationMultiple, (multiple) => multiple === 1),
  'preference-shares': (facts) => isPositive(facts.liquidationMultiple),
  participation: (facts) => told(facts.participation, (kind) => kind === 'none'),
  'dividends-accruing': (facts) => isStated(facts.dividendCumulative),
  // A weighted average of an unknown kind may be either.
  'anti-dilution-broad': ({ antiDilution }) =>
    antiDilution === 'weighted-average' ? null : told(antiDilution, (kind) => kind === 'broad-based'),
  'anti-dilution-ratchet': (facts) => told(facts.antiDilution, (kind) => kind === 'full-ratchet'),
  'anti-dilution': (facts) => told(facts.antiDilution, (kind) => kind !== 'none'),
  redemption: (facts) => told(facts.redemptionAfterYears, () => true),
  'pay-to-play': (facts) => isStated(facts.payToPlay),
  consents: (facts) => isStated(facts.protectiveProvisions),
  'protective-provisions': (facts) => isStated(facts.protectiveProvisions),
  'drag-along': (facts) => isStated(facts.dragAlong),
  'tag-along': (facts) => isStated(facts.tagAlong),
  exclusivity: (facts) => isPositive(facts.noShopDays),
  vesting: (facts) => isPositive(facts.vestingMonths),
  'founder-warranties': (facts) => told(facts.founderWarranties, (kind) => kind !== 'none'),
};

/** Whether this offer is among the share that a figure counts; undefined where its facts do not tell. */
export function isAmongCounted({ topic, unit }: NormRow, facts: TermSheetFacts): boolean | undefined {
  // Figures that count the opposite of their topic's others say so in their unit.
  if (unit.includes('above')) return undefined;
  const has = readings[topic]?.(facts) ?? null;
  if (has === null) return undefined;
  return unit.includes('without') ? !has : has;
}
