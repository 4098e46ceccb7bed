/** A stretch of a paragraph. */
export interface Run {
  readonly text: string;
  readonly bold?: true;
}

/** A part of a document that has no layout yet: what every form of a report is written from. */
export type Block =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly runs: readonly Run[]; readonly isSmall?: true }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** Columns of figures, counted from 0, are set flush right. */
      readonly figures: readonly number[];
    };

export const heading = (level: 1 | 2 | 3, text: string): Block => ({ kind: 'heading', level, text });

/** A paragraph of plain words. */
export const paragraph = (text: string): Block => ({ kind: 'paragraph', runs: [{ text }] });

/** A paragraph with its subject in front: "Ask for: 1×". */
export const labelled = (label: string, text: string): Block => ({
  kind: 'paragraph',
  runs: [{ text: `${label}: `, bold: true }, { text }],
});

/** A list, or nothing where it has no items. */
export function list(items: readonly string[], { isNumbered = false } = {}): readonly Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', isNumbered, items }];
}

/** A table, or nothing where it has no rows. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  figures: readonly number[] = [],
): readonly Block[] {
  return rows.length === 0 ? [] : [{ kind: 'table', head, rows, figures }];
}
