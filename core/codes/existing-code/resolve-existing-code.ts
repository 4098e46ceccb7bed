import { failed, type Result, success } from '../../result.ts';
import {
  type ClassificationFailure,
  type CodePathStep,
  type CodeSuggestion,
  type CodeSystem,
  codeSystems,
  type ExistingCodeType,
  type TaxonomySystem,
} from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { readCodeText } from './code-text.ts';
import { describeRecognisedCode } from './describe-recognised-code.ts';
import { isFullCode } from './full-codes.ts';
import { planFor } from './plan-for.ts';
import { type RecognisedCode, recogniseCode } from './recognised-code.ts';
import { suggestCodes } from './suggest-codes.ts';
import { shortSystemName, systemOfExistingType } from './system-names.ts';
import { describeUnknownCode } from './unknown-code.ts';
import type { WordProfile } from './word-profile.ts';

/** What a typed code stands for, and what follows from it. */
export interface ResolvedCode {
  /** `group`: a heading above the full codes; the others are codes that the named table does not hold. */
  readonly reading: 'code' | 'group' | 'retired' | 'sec-only' | 'uk-sic' | 'other-system';
  /** The table in which the code was found; for a retired or SEC-only code the table it belongs to. */
  readonly system: TaxonomySystem;
  /** The code as its table writes it. */
  readonly code: string;
  readonly title: string;
  /** From the top of its table to the code; empty for retired and SEC-only codes. */
  readonly path: readonly CodePathStep[];
  /** Sentences for the reasoning: what the code is, and what was put right. */
  readonly message: string;
  /** At most five a system; a system in `searchFor` is empty. Partial links are marked in `description`. */
  readonly suggestions: RankedLists;
  /** At most five more a system. */
  readonly alternativeOptions: RankedLists;
  /** Systems that no concordance reaches, to be filled by a search for `searchWords`, and marked as such. */
  readonly searchFor: readonly CodeSystem[];
  readonly searchWords: string;
  /** The chance that the first code is right, by system; 0 where none follows. */
  readonly certainties: Readonly<Record<CodeSystem, number>>;
  /** What the code is about, for choosing among the UK codes of a class. */
  readonly words: WordProfile;
  /** The UK SIC code that was typed. */
  readonly ukSic: string | null;
}

type RankedLists = Readonly<Record<CodeSystem, readonly CodeSuggestion[]>>;

const perList = 5;

/**
 * Says what an existing code is and which codes of the other systems follow from it through the official
 * concordances. Understands codes with and without check digit, dots, spaces and section letters, headings,
 * retired NAICS 2017 codes, codes of the US Securities and Exchange Commission, UK SIC and NACE codes, and
 * codes of another system than the one named. CPV has no concordance: see `searchFor`.
 *
 * Fails with `unknown-code` when no table knows the code; the message names the nearest valid one.
 *
 * @example
 * const resolved = resolveExistingCode(tables, { type: 'SIC', code: '56103' });
 * if (resolved.ok) resolved.value.message; // '56103 is a UK SIC 2007 code of five digits …'
 */
export function resolveExistingCode(
  tables: CodeTables,
  existing: { readonly type: ExistingCodeType; readonly code: string },
): Result<ResolvedCode, ClassificationFailure> {
  const text = readCodeText(existing.code);
  const recognised = text && recogniseCode(tables, existing.type, text);
  if (!recognised) {
    return failed({ code: 'unknown-code', message: describeUnknownCode(tables, existing, text) });
  }
  const plan = planFor(tables, recognised);
  const { lists, certainties } = suggestCodes(tables, plan);
  const cut = (from: number): RankedLists => ({
    sic: lists.sic.slice(from, from + perList),
    naics: lists.naics.slice(from, from + perList),
    isic: lists.isic.slice(from, from + perList),
    cpv: lists.cpv.slice(from, from + perList),
  });
  const suggestions = cut(0);
  const kind = kindOf(existing.type, recognised);
  return success({
    reading: kind,
    ...identityOf(tables, recognised),
    message: [
      describeRecognisedCode(tables, existing.type, recognised),
      ...nearestOfType(existing.type, recognised, kind, suggestions),
      ...aboutLinks(plan.own?.system ?? null, suggestions),
    ].join(' '),
    suggestions,
    alternativeOptions: cut(perList),
    searchFor: plan.searchWords === '' ? [] : codeSystems.filter((system) => lists[system].length === 0),
    searchWords: plan.searchWords,
    certainties,
    words: plan.words,
    ukSic: plan.ukSic ?? null,
  });
}

/** A code of another system is answered with the nearest code of the system that was asked for. */
function nearestOfType(
  type: ExistingCodeType,
  recognised: RecognisedCode,
  kind: ResolvedCode['reading'],
  suggestions: RankedLists,
): string[] {
  const system = codeSystems.find((each) => each === systemOfExistingType[type]);
  const first = system && suggestions[system][0];
  const foreign = kind === 'other-system' || (kind === 'uk-sic' && type !== 'ISIC');
  if (!foreign || !first || recognised.kind === 'nace') return [];
  return [`The nearest ${type} code is ${first.code} ${first.title}.`];
}

/** Says where the codes of the other systems come from. */
function aboutLinks(own: CodeSystem | null, suggestions: RankedLists): string[] {
  const linked = codeSystems.filter((system) => system !== own && suggestions[system].length > 0);
  if (linked.length === 0) return [];
  const names = linked
    .map((system) => shortSystemName[system])
    .join(' and ')
    .replace(/ and (?=.* and )/, ', ');
  return [
    `The ${names} codes follow from the concordances between the tables; a link marked partial says only that the two codes share some activities.`,
  ];
}

function kindOf(type: ExistingCodeType, recognised: RecognisedCode): ResolvedCode['reading'] {
  if (recognised.kind === 'nace') return 'other-system';
  if (recognised.kind !== 'entry') return recognised.kind;
  if (recognised.system === 'uksic') return 'uk-sic';
  if (recognised.system !== systemOfExistingType[type]) return 'other-system';
  return isFullCode(recognised.system, recognised.entry) ? 'code' : 'group';
}

function identityOf(
  tables: CodeTables,
  recognised: RecognisedCode,
): Pick<ResolvedCode, 'system' | 'code' | 'title' | 'path'> {
  if (recognised.kind === 'retired') {
    return { system: 'naics', code: recognised.retired.code, title: recognised.retired.title, path: [] };
  }
  if (recognised.kind === 'sec-only') {
    return { system: 'sic', code: recognised.secOnly.code, title: recognised.secOnly.title, path: [] };
  }
  const system = recognised.kind === 'nace' ? 'isic' : recognised.system;
  const { code, title } = recognised.entry;
  const path = tables.path(system, code).map((step) => ({ code: step.code, title: step.title }));
  return { system, code, title, path };
}
