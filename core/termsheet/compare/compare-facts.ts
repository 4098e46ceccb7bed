import { factsInOrder, factText } from '../fact-descriptions.ts';
import { type FactName, factValue, rowOf, type TermSheetFacts, unresolved } from '../facts.ts';
import type { BetterSide, ComparedFact } from './comparison.ts';

type Facts = Partial<TermSheetFacts>;

/** Every fact that at least one side mentions, with the side that is better for the founder. */
export function compareFacts(first: Facts, second: Facts): readonly ComparedFact[] {
  return factsInOrder.flatMap((fact) => {
    const values = [factValue(first, fact), factValue(second, fact)] as const;
    if (values[0] === null && values[1] === null) return [];
    return [
      {
        fact,
        name: rowOf(fact).label,
        first: values[0],
        second: values[1],
        firstText: factText(fact, first),
        secondText: factText(fact, second),
        better: betterSide(fact, first, second),
      },
    ];
  });
}

/** Silence and blanks are neither better nor worse than anything: nobody knows what will be agreed. */
function betterSide(fact: FactName, first: Facts, second: Facts): BetterSide {
  const { holds, better, given } = rowOf(fact);
  const [left, right] = [factValue(first, fact), factValue(second, fact)];
  if (left === null || right === null || left === unresolved || right === unresolved) return 'unclear';
  if (holds === 'money' && factValue(first, 'currency') !== factValue(second, 'currency')) return 'unclear';
  if (left === right) return 'same';
  if (given !== undefined && !isSettledAlike(given, first, second)) return 'unclear';
  if (holds === 'money' && !isSettledAlike('currency', first, second)) return 'unclear';
  if (better === 'neither') return 'unclear';
  if (better === 'no') return left === false ? 'first' : 'second';
  if (typeof better !== 'string') return betterByOrder(better, String(left), String(right));
  if (typeof left !== 'number' || typeof right !== 'number') return 'unclear';
  return left > right === (better === 'higher') ? 'first' : 'second';
}

function isSettledAlike(fact: FactName, first: Facts, second: Facts): boolean {
  const value = factValue(first, fact);
  return value !== null && value !== unresolved && value === factValue(second, fact);
}

/** A value that may stand on one of several steps is better only where all of them are. */
function betterByOrder(order: readonly (readonly string[])[], left: string, right: string): BetterSide {
  const stepsOf = (value: string) => order.flatMap((step, index) => (step.includes(value) ? [index] : []));
  const [ofLeft, ofRight] = [stepsOf(left), stepsOf(right)];
  if (ofLeft.length === 0 || ofRight.length === 0) return 'unclear';
  if (Math.max(...ofLeft) < Math.min(...ofRight)) return 'first';
  return Math.max(...ofRight) < Math.min(...ofLeft) ? 'second' : 'unclear';
}
