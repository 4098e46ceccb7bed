import { suggestionLists } from '../answer/suggestion-lists.ts';
import type { DescribedActivity } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { overallConfidence } from '../confidence/confidence.ts';
import { type FoundCodes, findCodes } from '../ranking/find-codes.ts';
import type { TradeMatch } from '../ranking/trade-votes.ts';
import { activityLabel } from './activity-label.ts';
import { type DescribedPart, splitDescription } from './split-description.ts';

/** How sure each part must be of itself; below it is no business but a word about one. */
const sureOfItself = 0.85;
/** Digits of a NAICS subsector: two codes of one are one line of business. */
const subsectorDigits = 3;
/** The codes of the whole description among which those of both parts have to be. */
const mostOfWhole = 12;
/** What could be cut in more places repeats itself or tells a story; each cut is searched for. */
const mostCuts = 3;
/** What a trade must be found with to be worth a second look. */
const leastTrade = 0.12;

/**
 * The two activities of a description that holds two real ones, the main one first; none where it holds one. Both
 * parts must be sure of themselves, lie in different lines of business, and be what the whole description led to.
 */
export function twoActivities(tables: CodeTables, found: FoundCodes): readonly DescribedActivity[] {
  if (!severalLines(found.trades)) return [];
  const whole = new Set(found.systems.naics.slice(0, mostOfWhole).map(({ code }) => subsector(code)));
  const cuts = splitDescription(found.description);
  if (whole.size < 2 || cuts.length > mostCuts) return [];
  for (const parts of cuts) {
    const first = readPart(tables, parts[0], whole);
    // Most first parts are no business of their own, and to search for the second takes as long again.
    const second = first && readPart(tables, parts[1], whole);
    if (!first || !second || first.line === second.line) continue;
    // What was said first is the main one, unless the words and the codes of the whole say otherwise.
    const isSecondMain = second.part.weight > first.part.weight && second.line === lineOf(found);
    const ordered = isSecondMain ? [second, first] : [first, second];
    return ordered.map(({ part }) => {
      const ofPart = findCodes(tables, part.text);
      return {
        label: activityLabel(part.text),
        suggestions: suggestionLists(tables, ofPart, overallConfidence(ofPart)).suggestions,
      };
    });
  }
  return [];
}

/** Whether the description led to trades of different lines at all: most do not, and cost no second search. */
function severalLines(trades: readonly TradeMatch[]): boolean {
  const lines = trades
    .filter(({ strength, probability }) => Math.max(strength, probability) >= leastTrade)
    .map(({ trade }) => subsector(trade.codes.naics[0] ?? ''));
  return new Set(lines).size > 1;
}

/** @param lines those that the whole description led to */
function readPart(tables: CodeTables, part: DescribedPart, lines: ReadonlySet<string>) {
  const found = findCodes(tables, part.text, [], 'industry');
  const line = lineOf(found);
  return lines.has(line) && overallConfidence(found).value >= sureOfItself ? { part, line } : null;
}

/** The line of business of the first code. */
function lineOf({ systems }: FoundCodes): string {
  return subsector(systems.naics[0]?.code ?? '');
}

function subsector(code: string): string {
  return code.slice(0, subsectorDigits);
}
