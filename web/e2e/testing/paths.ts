/** The nine screens, by address. */
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

/** The nine screens and the one for every other address. */
export const allPaths = [...screenPaths, '/no-such-page'] as const;
