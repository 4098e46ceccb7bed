import { type CodeSuggestion, type CodeSystem, codeSystems } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { certaintyOfFirst } from './certainty.ts';
import type { CodePlan } from './code-plan.ts';
import { type RelatedCode, relatedCodes } from './related-codes.ts';
import { shortSystemName } from './system-names.ts';

/** Codes of every system, best first, and how sure the first industry codes are. */
export interface SuggestedCodes {
  readonly lists: Readonly<Record<CodeSystem, readonly CodeSuggestion[]>>;
  /** The chance that the first code is right, by system; 0 where no concordance leads. */
  readonly certainties: Readonly<Record<CodeSystem, number>>;
}

/** At most this many codes a system: a list and its alternatives. */
const mostCodes = 10;

/** Fills the columns of an answer from the tables and concordances; a column without a link stays empty. */
export function suggestCodes(tables: CodeTables, plan: CodePlan): SuggestedCodes {
  const lists = {} as Record<CodeSystem, readonly CodeSuggestion[]>;
  const certainties = {} as Record<CodeSystem, number>;
  for (const system of codeSystems) {
    if (plan.own?.system === system) {
      lists[system] = plan.own.codes.flatMap(({ code, description, via }) =>
        item(tables, system, code, { description, ...(via && { via }) }),
      );
      certainties[system] = certaintyOfFirst(system === 'cpv' ? 1 : plan.own.count);
      continue;
    }
    const related = relatedCodes(tables, plan.sources, system, plan.words);
    lists[system] = related.slice(0, mostCodes).flatMap((code) => relatedItem(tables, system, code));
    certainties[system] = certaintyOfFirst(related.length);
  }
  return { lists, certainties };
}

function relatedItem(tables: CodeTables, system: CodeSystem, related: RelatedCode): CodeSuggestion[] {
  const { from } = related;
  const source = `${shortSystemName[from.system]} ${from.code}`;
  const derived = [system, from.system].includes('sic') && [system, from.system].includes('isic');
  return item(tables, system, related.code, {
    description: `${
      related.exact
        ? `Covers the same activities as ${source}.`
        : `Partial link: shares some activities with ${source}.`
    }${derived ? ' The link is derived through other tables, not official.' : ''}`,
    score: Math.round(related.score * 1000) / 1000,
    matched: [
      `${source} ${tables.entry(from.system, from.code)?.title ?? ''}${related.exact ? '' : ' (partial)'}`,
    ],
    via: 'concordance',
  });
}

function item(
  tables: CodeTables,
  system: CodeSystem,
  code: string,
  about: Omit<CodeSuggestion, 'code' | 'title' | 'path'>,
): CodeSuggestion[] {
  const entry = tables.entry(system, code);
  if (!entry) return [];
  const path = tables.path(system, code).map((step) => ({ code: step.code, title: step.title }));
  return [{ code: entry.code, title: entry.title, path, ...about }];
}
