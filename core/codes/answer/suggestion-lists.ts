import {
  type CodePathStep,
  type CodeSuggestion,
  type CodeSuggestions,
  type CodeSystem,
  codeSystems,
} from '../classification.ts';
import type { CodeEntry, CodeTables } from '../code-tables.port.ts';
import type { Confidence } from '../confidence/confidence.ts';
import { tempered } from '../confidence/tempered.ts';
import { fiveFrom } from '../existing-code/code-lists.ts';
import { evidenceOf } from '../ranking/evidence.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';
import type { RankedCode } from '../ranking/rank-codes.ts';
import { roundedScore } from '../rounded-score.ts';
import { matchedTexts } from './matched-texts.ts';
import { type UkSicColumn, ukSicColumn } from './uk-sic-column.ts';
import { withGroup } from './with-group.ts';

const perList = 5;

/** The codes of every system for a description, and what is special about the British column. */
export interface SuggestionLists {
  readonly suggestions: CodeSuggestions;
  /** The next five of each system. */
  readonly alternatives: CodeSuggestions;
  readonly uk: UkSicColumn;
}

/** The first five codes of each system, and the next five. */
export function suggestionLists(
  tables: CodeTables,
  found: FoundCodes,
  confidence: Confidence,
): SuggestionLists {
  const uk = ukSicColumn(tables, found, confidence);
  const lists = { ...listsOf(tables, found, confidence), ukSic: uk.codes };
  return { suggestions: fiveFrom(lists, 0), alternatives: fiveFrom(lists, perList), uk };
}

function listsOf(
  tables: CodeTables,
  found: FoundCodes,
  { systems, business }: Confidence,
): Record<CodeSystem, readonly CodeSuggestion[]> {
  // Where a buyer asks, groups have been ranked as candidates already.
  const cpv = found.notices ? found.systems.cpv : withGroup(tables, found.systems.cpv, perList);
  const ordered = { ...found.systems, cpv };
  const lists = {} as Record<CodeSystem, readonly CodeSuggestion[]>;
  for (const system of codeSystems) {
    const ranked = business === 'no' ? [] : ordered[system];
    const chances = tempered(
      ranked.map(({ probability }) => probability),
      systems[system],
    );
    lists[system] = ranked
      .slice(0, 2 * perList)
      .flatMap((code, at) => suggestion(tables, found, system, code, chances[at] ?? 0));
  }
  return lists;
}

function suggestion(
  tables: CodeTables,
  found: FoundCodes,
  system: CodeSystem,
  ranked: RankedCode,
  chance: number,
): CodeSuggestion[] {
  const entry = tables.entry(system, ranked.code);
  if (!entry) return [];
  const fromWords =
    evidenceOf(ranked, 'whole') > 0 || evidenceOf(ranked, 'model') > 0.1 || evidenceOf(ranked, 'trade') > 0;
  return [
    {
      code: entry.code,
      title: entry.title,
      score: roundedScore(chance),
      matched: matchedTexts(tables, found, system, ranked),
      path: shownPath(tables.path(system, entry.code)),
      // No concordance reaches CPV.
      via: fromWords || system === 'cpv' ? 'search' : 'concordance',
    },
  ];
}

const shown = new WeakMap<readonly CodeEntry[], readonly CodePathStep[]>();

/** Tables give the same path each time, and so does this. */
function shownPath(path: readonly CodeEntry[]): readonly CodePathStep[] {
  const known = shown.get(path);
  if (known) return known;
  const steps = path.map(({ code, title }) => ({ code, title }));
  shown.set(path, steps);
  return steps;
}
