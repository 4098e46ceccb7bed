import type { ParsedUrlQuery } from 'node:querystring';
import { type CodeType, codeTypes } from '../../../core/codes/classification.ts';
import { type LookupType, lookupTypes } from '../../../core/codes/lookup-types.ts';
import { HttpFailure } from '../failures.ts';
import { malformed } from '../parse-body.ts';

/** Far above what anybody types into a search box. */
const longestQuery = 200;
export const mostSearchedCodes = 50;
export const usualSearchedCodes = 20;

/** What GET /api/search-codes asks. */
export interface CodeSearch {
  readonly query: string;
  readonly system: CodeType;
  readonly limit: number;
}

/** Where GET /api/browse-codes goes. */
export interface CodeAddress {
  readonly system: LookupType;
  /** Absent: the top of the table. */
  readonly code?: string;
}

/** The code that GET /api/lookup-code asks for. */
export interface CodeQuestion {
  readonly system: LookupType;
  readonly code: string;
}

/** @throws HttpFailure where the query string asks for no code */
export function parseCodeQuestion(query: ParsedUrlQuery): CodeQuestion {
  const system = systemOf(query, lookupTypes);
  const code = parameter(query, 'code');
  if (code === undefined) throw new HttpFailure('input-required', 'Please give code: a code of any level.');
  return { system, code };
}

/** @throws HttpFailure where the query string asks for no search */
export function parseCodeSearch(query: ParsedUrlQuery): CodeSearch {
  const system = systemOf(query, codeTypes);
  const text = parameter(query, 'query');
  if (text === undefined) throw new HttpFailure('input-required', 'Please give query: words or a number.');
  if (text.length > longestQuery) {
    throw new HttpFailure('invalid-input', `The query is longer than ${longestQuery} characters.`);
  }
  return { query: text, system, limit: limitOf(query) };
}

/** @throws HttpFailure where the query string names no place in a table */
export function parseCodeAddress(query: ParsedUrlQuery): CodeAddress {
  const system = systemOf(query, lookupTypes);
  const code = parameter(query, 'code');
  return code === undefined ? { system } : { system, code };
}

function systemOf<System extends string>(query: ParsedUrlQuery, systems: readonly System[]): System {
  const given = parameter(query, 'system');
  const named = `one of ${systems.join(', ')}`;
  if (given === undefined) throw new HttpFailure('input-required', `Please give system: ${named}.`);
  const known = systems.find((type) => type === given.toUpperCase());
  if (known) return known;
  throw new HttpFailure('invalid-input', `The system must be ${named}.`);
}

function limitOf(query: ParsedUrlQuery): number {
  const given = parameter(query, 'limit');
  if (given === undefined) return usualSearchedCodes;
  const limit = /^\d{1,3}$/.test(given) ? Number(given) : 0;
  if (limit >= 1 && limit <= mostSearchedCodes) return limit;
  throw new HttpFailure('invalid-input', `The limit must be a whole number from 1 to ${mostSearchedCodes}.`);
}

/** Blank parameters, as a form sends them, count as absent. */
function parameter(query: ParsedUrlQuery, name: string): string | undefined {
  const given = query[name];
  if (Array.isArray(given)) throw malformed(`Please give ${name} once.`);
  return given?.trim() || undefined;
}
