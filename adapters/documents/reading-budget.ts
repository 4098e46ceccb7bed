/** One thing of which a file may ask so much of the reader, and how it is named to the visitor. */
interface Bound {
  /** The most of it, if a file asks for nothing else. */
  readonly most: number;
  readonly things: string;
}

/**
 * What reading one file may take. Files ask for many things at once, so each uses up a share of one allowance: half
 * of the pages and half of the letters are all of it. Every limit alone stands for about half a second of one
 * processor of 2024, measured with `npx tsx adapters/documents/testing/hostile/measure-hostile-files.ts`; an offer of the
 * longest text that is analysed takes less than half of the allowance.
 */
export const readingBudget = {
  pages: { most: 1500, things: 'pages' },
  characters: { most: 1_400_000, things: 'characters of text' },
  words: { most: 200_000, things: 'separately placed pieces of text' },
  operators: { most: 1_000_000, things: 'drawing steps' },
  shapes: { most: 250_000, things: 'lines and boxes' },
  tokens: { most: 10_000_000, things: 'numbers and names in its drawings' },
  unpackedBytes: { most: 100_000_000, things: 'bytes when it is unpacked' },
  markupBytes: { most: 25_000_000, things: 'bytes of text and markup when it is unpacked' },
  objects: { most: 300_000, things: 'objects' },
  elements: { most: 150_000, things: 'elements' },
  attributes: { most: 400_000, things: 'attributes' },
  paragraphs: { most: 25_000, things: 'paragraphs' },
  fonts: { most: 1000, things: 'fonts' },
  annotations: { most: 2000, things: 'notes and form fields' },
  forms: { most: 5000, things: 'drawings inside drawings' },
  mappings: { most: 3_000_000, things: 'letters in its fonts' },
  calculations: { most: 5_000_000, things: 'calculations for its colours and letters' },
  comparisons: { most: 50_000_000, things: 'overlapping things on its pages' },
} as const satisfies Record<string, Bound>;

/** What can be used up. */
export type BudgetKind = keyof typeof readingBudget;

/** The deepest nesting that is followed, of saved drawing states, tables and elements; documents stay below 50. */
export const deepestNesting = 500;
