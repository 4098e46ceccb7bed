import { type FactDescription, factDescriptions, factText, factValue } from '../fact-descriptions.ts';
import { type TermSheetFacts, unresolved } from '../facts.ts';
import type { BetterSide, ComparedFact } from './comparison.ts';

type Facts = Partial<TermSheetFacts>;

/** Every fact that at least one side mentions, with the side that is better for the founder. */
export function compareFacts(first: Facts, second: Facts): readonly ComparedFact[] {
  return factDescriptions.flatMap((description) => {
    const values = [factValue(first, description.fact), factValue(second, description.fact)] as const;
    if (values[0] === null && values[1] === null) return [];
    return [
      {
        fact: description.fact,
        name: description.name,
        first: values[0],
        second: values[1],
        firstText: factText(description, first),
        secondText: factText(description, second),
        better: betterSide(description, first, second),
      },
    ];
  });
}

/** Silence and blanks are neither better nor worse than anything: nobody knows what will be agreed. */
function betterSide(description: FactDescription, first: Facts, second: Facts): BetterSide {
  const { fact, unit, preference, given } = description;
  const [left, right] = [factValue(first, fact), factValue(second, fact)];
  if (left === null || right === null || left === unresolved || right === unresolved) return 'unclear';
  if (unit === 'money' && factValue(first, 'currency') !== factValue(second, 'currency')) return 'unclear';
  if (left === right) return 'same';
  if (given !== undefined && !isSettledAlike(given, first, second)) return 'unclear';
  if (unit === 'money' && !isSettledAlike('currency', first, second)) return 'unclear';
  if (preference === 'neither') return 'unclear';
  if (typeof preference !== 'string') return betterByOrder(preference, String(left), String(right));
  if (typeof left !== 'number' || typeof right !== 'number') return 'unclear';
  return left > right === (preference === 'higher') ? 'first' : 'second';
}

function isSettledAlike(fact: FactDescription['fact'], first: Facts, second: Facts): boolean {
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
