/** One part of a legal page: what it says, then what it means. */
export interface LegalSection {
  /** Without its number: the page counts, so that sections can be added or moved. */
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
  /** The whole section in a sentence or two, for readers who are short of time. */
  readonly summary: string;
}

/** A paragraph, a list with its lead-in, figures by name, or a way to write to us. */
export type LegalBlock =
  | string
  | { readonly kind: 'list'; readonly lead?: string; readonly items: readonly string[] }
  | { readonly kind: 'terms'; readonly lead?: string; readonly entries: readonly LegalEntry[] }
  | {
      readonly kind: 'link';
      readonly before: string;
      readonly text: string;
      readonly href: string;
      readonly after: string;
    }
  | { readonly kind: 'contact'; readonly before: string };

/** A name and what holds for it: a definition, or how long something is kept. */
export interface LegalEntry {
  readonly name: string;
  readonly text: string;
}
