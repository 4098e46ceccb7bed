import type { WordDocument } from './word-document.ts';

/** Said of a document whose changes are not accepted yet. */
export const trackedChangesWarning =
  'The document has tracked changes. It was read as if all of them were accepted: insertions count, deletions do not.';

/** Said of a document with text that Word does not show. */
export const hiddenTextWarning =
  'The document has hidden text, which a reader does not see. It was left out of the analysis.';

/** What the report says of how the document was read. */
export function warningsOf({
  hasTrackedChanges,
  hasHiddenText,
}: Pick<WordDocument, 'hasTrackedChanges' | 'hasHiddenText'>): string[] {
  return [
    ...(hasTrackedChanges ? [trackedChangesWarning] : []),
    ...(hasHiddenText ? [hiddenTextWarning] : []),
  ];
}
