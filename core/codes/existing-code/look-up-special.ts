import type { TaxonomySystem } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import type { LookedUpCode } from '../looked-up-code.ts';
import type { CodeText } from './code-text.ts';

/** A retired NAICS 2017 code or a code that only the SEC uses, with the valid codes that stand for it. */
export function lookUpSpecial(
  tables: CodeTables,
  system: TaxonomySystem,
  text: CodeText,
): LookedUpCode | null {
  if (text.letter !== null) return null;
  const nothing = { path: [], children: [], indexTerms: [] };
  const retired = system === 'naics' ? tables.retiredNaics(text.digits) : null;
  if (retired) {
    return {
      ...nothing,
      system,
      code: retired.code,
      title: retired.title,
      concordances: retired.successors.map(({ code, match }) => ({
        system,
        code,
        title: tables.entry(system, code)?.title ?? '',
        match,
      })),
      notes: [
        `A NAICS ${retired.edition} code, retired in ${retired.edition + 5}; the codes that took over are listed.`,
      ],
    };
  }
  const secOnly = system === 'sic' ? tables.secOnlySic(text.digits) : null;
  if (!secOnly) return null;
  const nearest = tables.entry('sic', secOnly.nearest);
  return {
    ...nothing,
    system,
    code: secOnly.code,
    title: secOnly.title,
    concordances: nearest
      ? [{ system: 'sic', code: nearest.code, title: nearest.title, match: 'partial' }]
      : [],
    notes: [
      `Only the US Securities and Exchange Commission uses it${secOnly.group === null ? '' : `, for the whole group ${secOnly.group}`}; the nearest code of the 1987 manual is our choice.`,
    ],
  };
}
