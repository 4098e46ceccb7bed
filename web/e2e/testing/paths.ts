/** The screens, by address. */
export const screenPaths = [
  '/',
  '/about',
  '/sustainability',
  '/investors',
  '/aicarbon',
  '/term-sheet-checker',
  '/companycodelookup',
  '/privacy_policy',
  '/terms',
] as const;

/** Pages under a tool, which are linked from it and not from every page, and the page for programs, which is. */
export const guidePaths = [
  '/term-sheet-checker/how-we-judge',
  '/term-sheet-checker/compare',
  '/api',
] as const;

/** The screens, the pages under them and the one for every other address. */
export const allPaths = [...screenPaths, ...guidePaths, '/no-such-page'] as const;
