import type { CodeTables } from '../code-tables.port.ts';
import type { Candidate } from '../ranking/candidates.ts';
import { evidenceOf } from '../ranking/evidence.ts';
import { type NoticeFigures, noticeKinds, ownEvidence } from './notice-kinds.ts';

/** What the figures of the candidates of one text are made from. */
export interface NoticeSources {
  readonly candidates: readonly Candidate[];
  /** The share of each candidate in a seller's ranking. */
  readonly sold: readonly number[];
  /** How likely buyers give each code to such a title. */
  readonly given: ReadonlyMap<string, number>;
  readonly usage: ReadonlyMap<string, number>;
}

const leastGiven = 1e-5;
const unused = 0.3;

/** The figures of each candidate, in the order of {@link noticeKinds}. */
export function noticeFigures(tables: CodeTables, sources: NoticeSources): (readonly number[])[] {
  const { candidates, sold, given, usage } = sources;
  const paths = new Map<string, readonly string[]>();
  const pathOf = (code: string): readonly string[] => {
    const known = paths.get(code) ?? tables.path('cpv', code).map((entry) => entry.code);
    paths.set(code, known);
    return known;
  };
  const givenBelow = new Map<string, number>();
  for (const [code, share] of given) addAbove(givenBelow, pathOf(code), share);
  const soldBelow = new Map<string, number>();
  candidates.forEach(({ code }, at) => {
    addAbove(soldBelow, pathOf(code), sold[at] ?? 0);
  });
  return candidates.map((candidate) => {
    const { code } = candidate;
    const [division = code, group = division] = pathOf(code);
    const chance = given.get(code) ?? 0;
    const root = (of: Map<string, number>, place: string): number => Math.sqrt(of.get(place) ?? 0);
    const ofNotices: Omit<NoticeFigures, (typeof ownEvidence)[number]> = {
      given: Math.sqrt(chance),
      givenLog: 1 + Math.log(Math.max(chance, leastGiven)) / -Math.log(leastGiven),
      givenBelow: root(givenBelow, code),
      givenGroup: root(givenBelow, group),
      givenDivision: root(givenBelow, division),
      usage: Math.log((usage.get(code) ?? 0) + unused),
      soldBelow: root(soldBelow, code),
      soldDivision: root(soldBelow, division),
    };
    return noticeKinds.map((kind) => (isOwn(kind) ? evidenceOf(candidate, kind) : ofNotices[kind]));
  });
}

const own: ReadonlySet<string> = new Set(ownEvidence);

function isOwn(kind: keyof NoticeFigures): kind is (typeof ownEvidence)[number] {
  return own.has(kind);
}

function addAbove(sums: Map<string, number>, path: readonly string[], share: number): void {
  for (const code of path) sums.set(code, (sums.get(code) ?? 0) + share);
}
