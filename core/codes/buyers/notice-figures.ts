import type { CodeTables } from '../code-tables.port.ts';
import type { Candidate } from '../ranking/candidates.ts';
import { evidenceOf } from '../ranking/evidence.ts';
import type { LikePurchases } from './like-purchases.ts';
import { type NoticeFigures, noticeKinds, ownEvidence } from './notice-kinds.ts';

/** What the figures of the candidates of one text are made from. */
export interface NoticeSources {
  readonly candidates: readonly Candidate[];
  /** The share of each candidate in a seller's ranking. */
  readonly sold: readonly number[];
  /** How likely buyers give each code to such a title. */
  readonly given: ReadonlyMap<string, number>;
  readonly usage: ReadonlyMap<string, number>;
  /** What the written titles that are like it say. */
  readonly bought: LikePurchases;
}

const leastGiven = 1e-5;
const unused = 0.3;
/** Significant digits of a CPV class, and the fewest of what is finer than a category. */
const [classDigits, fineDigits] = [4, 6];

/** The figures of each candidate, in the order of {@link noticeKinds}. */
export function noticeFigures(tables: CodeTables, sources: NoticeSources): (readonly number[])[] {
  const { candidates, sold, given, usage, bought } = sources;
  const paths = new Map<string, readonly string[]>();
  const pathOf = (code: string): readonly string[] => {
    const known = paths.get(code) ?? tables.path('cpv', code).map((entry) => entry.code);
    paths.set(code, known);
    return known;
  };
  const givenBelow = new Map<string, number>();
  for (const [code, share] of given) addAbove(givenBelow, pathOf(code), share);
  const boughtBelow = new Map<string, number>();
  for (const [code, share] of bought.shares) addAbove(boughtBelow, pathOf(code), share);
  const soldBelow = new Map<string, number>();
  candidates.forEach(({ code }, at) => {
    addAbove(soldBelow, pathOf(code), sold[at] ?? 0);
  });
  return candidates.map((candidate) => {
    const { code } = candidate;
    const [division = code, group = division] = pathOf(code);
    const chance = given.get(code) ?? 0;
    const root = (of: ReadonlyMap<string, number>, place: string): number => Math.sqrt(of.get(place) ?? 0);
    const digits = significantDigits(code);
    const known = Math.log((usage.get(code) ?? 0) + unused);
    const ofNotices: Omit<NoticeFigures, (typeof ownEvidence)[number]> = {
      given: Math.sqrt(chance),
      givenLog: 1 + Math.log(Math.max(chance, leastGiven)) / -Math.log(leastGiven),
      givenGroup: root(givenBelow, group),
      givenDivision: root(givenBelow, division),
      usage: known,
      usageKnown: known * bought.most,
      soldBelow: root(soldBelow, code),
      bought: bought.likeness.get(code) ?? 0,
      boughtShare: Math.sqrt(bought.shares.get(code) ?? 0),
      boughtBelow: root(boughtBelow, code),
      boughtDivision: root(boughtBelow, division),
      classDepth: digits === classDigits ? 1 : 0,
      fineDepth: digits >= fineDigits ? 1 : 0,
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

/** A code without its check digit and the zeros that fill it up; a division has two digits, whatever they are. */
function significantDigits(code: string): number {
  for (let digits = 8; digits > 2; digits--) if (code[digits - 1] !== '0') return digits;
  return 2;
}
