import type { TaxonomySystem } from '../classification.ts';
import type { CodeEntry, CodeTables } from '../code-tables.port.ts';
import type { CodePlan, OwnCode } from './code-plan.ts';
import { fullCodesBelow, isFullCode } from './full-codes.ts';
import { planRetired } from './plan-retired.ts';
import type { RecognisedCode } from './recognised-code.ts';
import { profileOf, profileOfCode } from './word-profile.ts';

/** Most codes that one list and its alternatives can hold. */
const mostOwnCodes = 10;

/** Works out the answer for a recognised code. */
export function planFor(tables: CodeTables, recognised: RecognisedCode): CodePlan {
  switch (recognised.kind) {
    case 'entry':
      return planEntry(tables, recognised.system, recognised.entry);
    case 'nace':
      return { ...planEntry(tables, 'isic', recognised.entry), ...naceWords(tables, recognised.nace) };
    case 'retired':
      return planRetired(tables, recognised.retired);
    case 'sec-only': {
      const { nearest, group, title } = recognised.secOnly;
      const parent = group === null ? null : tables.entry('sic', group);
      const others = parent
        ? fullCodesBelow(tables, 'sic', parent).filter(({ code }) => code !== nearest)
        : [];
      return {
        own: {
          system: 'sic',
          codes: [
            {
              code: nearest,
              description: 'The nearest code of the 1987 manual: our choice, not an official link.',
            },
            ...others.slice(0, mostOwnCodes - 1).map(({ code }) => ({
              code,
              description: `Another code of group ${group}.`,
            })),
          ],
          count: 1 + others.length,
        },
        sources: [
          { system: 'sic', code: nearest, weight: 1 },
          ...others.map(({ code }) => ({ system: 'sic' as const, code, weight: 0.2 })),
        ],
        words: profileOf(title, tables.indexTerms('sic', nearest)),
        searchWords: title,
      };
    }
  }
}

function planEntry(tables: CodeTables, system: TaxonomySystem, entry: CodeEntry): CodePlan {
  if (system === 'uksic') return planUkSic(tables, entry);
  if (system === 'cpv') {
    const below = tables.children('cpv', entry.code).slice(0, mostOwnCodes - 1);
    return {
      own: {
        system,
        codes: [
          { code: entry.code, description: 'The code you gave.' },
          ...below.map(({ code }) => ({ code, description: `Lies below ${entry.code}.` })),
        ],
        count: 1,
      },
      sources: [],
      words: profileOf(entry.title, []),
      searchWords: entry.title,
    };
  }
  const full = fullCodesBelow(tables, system, entry);
  return {
    own: { system, codes: ownCodes(tables, system, entry, full), count: full.length },
    sources: full.map(({ code }) => ({ system, code, weight: 1 })),
    words: profileOfCode(tables, system, entry.code),
    searchWords: entry.title,
  };
}

/** A heading over many codes shows its next level first: five of a hundred leaves would tell nothing. */
function ownCodes(
  tables: CodeTables,
  system: Exclude<TaxonomySystem, 'cpv' | 'uksic'>,
  entry: CodeEntry,
  full: readonly CodeEntry[],
): OwnCode[] {
  if (isFullCode(system, entry)) return [{ code: entry.code, description: 'The code you gave.' }];
  const next =
    full.length > mostOwnCodes
      ? tables.children(system, entry.code).filter((child) => !isFullCode(system, child))
      : [];
  const headings = next.map((child) => {
    const below = fullCodesBelow(tables, system, child).length;
    return {
      code: child.code,
      description: `The next level: ${below} ${below === 1 ? 'code' : 'codes'} below it.`,
    };
  });
  const description =
    full.length === 1
      ? `The only code below ${entry.code}.`
      : `One of the ${full.length} codes below ${entry.code}.`;
  const leaves = full.map(({ code }) => ({ code, description }));
  return [...headings, ...leaves].slice(0, mostOwnCodes);
}

/** UK SIC leads to ISIC, and through the ISIC class to the others. */
function planUkSic(tables: CodeTables, entry: CodeEntry): CodePlan {
  const classes = tables.links('uksic', entry.code, 'isic');
  const tradesNot = classes.length === 0 && /dormant|non-trading/i.test(entry.title);
  return {
    own: null,
    ukSic: entry.code,
    sources: [
      { system: 'uksic', code: entry.code, weight: 1 },
      ...classes.map(({ code }) => ({ system: 'isic' as const, code, weight: 1 })),
    ],
    words: profileOfCode(tables, 'uksic', entry.code),
    searchWords: tradesNot ? '' : entry.title,
  };
}

/** NACE classes have no titles of their own here: the UK codes below them lend theirs. */
function naceWords(tables: CodeTables, nace: string): Pick<CodePlan, 'words' | 'searchWords'> {
  const digits = nace.replace('.', '');
  const uk = tables.entries('uksic').filter(({ code }) => code.startsWith(digits));
  const title = uk.map((entry) => entry.title).join('; ');
  return {
    words: profileOf(
      title,
      uk.flatMap(({ code }) => tables.indexTerms('uksic', code)),
    ),
    searchWords: title,
  };
}
