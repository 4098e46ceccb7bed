import type { CodeTables, RetiredNaics } from '../code-tables.port.ts';
import type { CodePlan } from './code-plan.ts';
import { likeness, profileOf, profileOfCode } from './word-profile.ts';

/** The 2022 codes that took over a retired code, the one most like it first. */
export function successorsOf(tables: CodeTables, retired: RetiredNaics): readonly string[] {
  const words = profileOf(retired.title, []);
  return retired.successors
    .map(({ code, match }) => ({
      code,
      exact: match === 'exact',
      alike: likeness(words, profileOfCode(tables, 'naics', code)),
    }))
    .sort((one, other) => Number(other.exact) - Number(one.exact) || other.alike - one.alike)
    .map(({ code }) => code);
}

/** A retired code is answered by its successors, and through them by the other systems. */
export function planRetired(tables: CodeTables, retired: RetiredNaics): CodePlan {
  const successors = successorsOf(tables, retired);
  const whole = retired.successors.length === 1;
  const description = `Takes over ${whole ? '' : 'part of '}NAICS ${retired.edition} code ${retired.code}.`;
  return {
    own: {
      system: 'naics',
      codes: successors.map((code) => ({ code, description, via: 'concordance' as const })),
      count: successors.length,
    },
    sources: successors.map((code, at) => ({ system: 'naics', code, weight: 1 / (at + 1) })),
    words: profileOf(
      retired.title,
      successors.slice(0, 1).flatMap((code) => tables.indexTerms('naics', code)),
    ),
    searchWords: retired.title,
  };
}
