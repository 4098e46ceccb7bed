import { type AnswerSystem, type CodeSuggestion, type CodeSystem, codeSystems } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { overallConfidence } from '../confidence/confidence.ts';
import { findCodes } from '../ranking/find-codes.ts';
import type { CodeLists } from './code-lists.ts';
import type { ResolvedCode } from './resolve-existing-code.ts';
import { type SuppliedThing, suppliedThings } from './supplied-things.ts';
import { shortSystemName } from './system-names.ts';
import { ukSicOfCode } from './uk-sic-of-code.ts';

/** The codes that follow from an existing code, and what has to be said about them. */
export interface CodesOfCode {
  readonly lists: CodeLists;
  readonly sentences: readonly string[];
  /** How sure the first code of each system is, 0 to 1. */
  readonly certainties: Readonly<Record<AnswerSystem, number>>;
}

const most = 10;
/**
 * How much the goods and services of the everyday trades with the same codes count beside the words of the title.
 * Of 0, 0.5, 0.8 and 0.9 the best on golden rows whose industry code alone was given.
 */
const suppliedShare = 0.8;

/** A code found without an official link. */
interface LikelyCode {
  readonly code: string;
  readonly probability: number;
  /** The everyday trade that speaks for it, where one does. */
  readonly trade?: string;
}

/**
 * All columns for an existing code: those that the concordances reach, and for the others a search for the
 * words of its title, which is said on each item.
 */
export function codesOfCode(tables: CodeTables, resolved: ResolvedCode): CodesOfCode {
  const found = resolved.searchFor.length > 0 ? findCodes(tables, resolved.searchWords) : null;
  const lists = {} as Record<CodeSystem, readonly CodeSuggestion[]>;
  const searched: CodeSystem[] = [];
  for (const system of codeSystems) {
    lists[system] = [...resolved.suggestions[system], ...resolved.alternativeOptions[system]];
    if (!found || !resolved.searchFor.includes(system)) continue;
    const codes =
      system === 'cpv' && resolved.system !== 'cpv'
        ? withSupplied(found.systems.cpv, suppliedThings(tables, lists, resolved.system))
        : found.systems[system];
    lists[system] = codes.slice(0, most).flatMap(({ code, probability, trade }: LikelyCode) => {
      const entry = tables.entry(system, code);
      if (!entry) return [];
      const source = `${shortSystemName[resolved.system]} ${resolved.code}`;
      return [
        {
          code: entry.code,
          title: entry.title,
          description: `${trade ? `Supplied by the everyday trade "${trade}"` : 'Found by the words of the title'}; no official link leads here from ${source}.`,
          score: probability,
          matched: [trade ?? resolved.searchWords],
          path: tables.path(system, code).map((step) => ({ code: step.code, title: step.title })),
          via: 'search' as const,
        },
      ];
    });
    if (lists[system].length > 0) searched.push(system);
  }
  // Where codes had to be searched for, they are as sure as that search.
  const sure = found ? overallConfidence(found).systems : null;
  const certainties = { ...resolved.certainties };
  for (const system of searched) certainties[system] = sure?.[system] ?? 0;
  const uk = ukSicOfCode(tables, resolved, lists.isic, certainties.isic);
  return {
    lists: { ...lists, ukSic: uk.codes },
    sentences: [resolved.message, ...aboutSearch(resolved, searched)],
    certainties: { ...certainties, ukSic: uk.certainty },
  };
}

function withSupplied(searched: readonly LikelyCode[], supplied: readonly SuppliedThing[]): LikelyCode[] {
  const byWords = supplied.length > 0 ? 1 - suppliedShare : 1;
  const codes = new Map<string, LikelyCode>(
    searched.map(({ code, probability }) => [code, { code, probability: byWords * probability }]),
  );
  for (const { code, share, trade } of supplied) {
    const probability = (codes.get(code)?.probability ?? 0) + suppliedShare * share;
    codes.set(code, { code, probability, trade });
  }
  return [...codes.values()].sort((one, other) => other.probability - one.probability);
}

function aboutSearch(resolved: ResolvedCode, searched: readonly CodeSystem[]): string[] {
  if (searched.length === 0) return [];
  const names = searched
    .map((system) => shortSystemName[system])
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');
  const reason =
    resolved.system === 'cpv' || searched.join() === 'cpv'
      ? 'CPV says what is bought and has no official concordance with the other systems'
      : 'No concordance leads there';
  const how =
    searched.join() === 'cpv'
      ? 'come from what everyday trades with the same codes supply and from the words of the title'
      : 'were found by the words of the title';
  return [`${reason}: the ${names} codes ${how}, so check them before you use them.`];
}
