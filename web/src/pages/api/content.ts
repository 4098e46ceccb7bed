/** Words of the page around the description. */
export const apiContent = {
  title: 'The API behind the tools',
  lead: 'Everything that our pages ask the server, your programs can ask as well: no key, no sign-in, the same limits.',
  document: 'OpenAPI document',
  loading: 'Reading the description…',
  failed: 'The description could not be read. Please reload the page, or open the OpenAPI document.',
  needsScript: 'This list is made from the OpenAPI document and needs JavaScript.',
  parameters: 'Parameters',
  body: 'Fields of the body',
  statuses: 'Answers',
} as const;

export const headings: Readonly<Record<string, string>> = {
  'term-sheets': 'Term sheets',
  codes: 'Company codes',
  carbon: 'AI carbon footprint',
  mailing: 'Mailing list',
  operations: 'Operations',
};
