import type { TaxonomySystem } from '../classification.ts';

const root = '/companycodelookup';

/** Where the pages of the codes begin: under the tool that suggests them. */
export const codePagesBegin = `${root}/`;

const folderOfSystem: Readonly<Record<TaxonomySystem, string>> = {
  sic: 'us-sic',
  naics: 'naics',
  isic: 'isic',
  cpv: 'cpv',
  uksic: 'uk-sic',
};

/** The path of every page of a code, as a router writes it. */
export const codePagePattern = `${root}/:folder/:code`;

/** The code that a path is the page of. */
export interface CodePageAddress {
  readonly system: TaxonomySystem;
  /** As it stands in the path, which need not be a code. */
  readonly code: string;
}

/**
 * The path of a code's page.
 *
 * @example
 * codePagePath('uksic', '56103'); // '/companycodelookup/uk-sic/56103'
 */
export function codePagePath(system: TaxonomySystem, code: string): string {
  return `${root}/${folderOfSystem[system]}/${code}`;
}

/** Reads a path; null where it is not of the form of a code's page. */
export function readCodePagePath(path: string): CodePageAddress | null {
  const [, folder, code] = /^\/companycodelookup\/([a-z-]{3,6})\/([A-Za-z0-9.-]{1,12})\/?$/.exec(path) ?? [];
  const system = (Object.keys(folderOfSystem) as TaxonomySystem[]).find(
    (one) => folderOfSystem[one] === folder,
  );
  return system === undefined || code === undefined ? null : { system, code };
}
