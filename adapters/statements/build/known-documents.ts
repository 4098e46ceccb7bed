import type { TermSheetAnalysis } from '../../../core/termsheet/analysis.ts';
import { analyzeDocument } from '../../../core/termsheet/analyze-document.ts';
import { readDocumentSets, type SetDocument } from '../evaluation/document-sets.ts';
import { documentExamples } from './document-examples.ts';
import type { StatementExamples } from './train-statements.ts';

/** A document of the sets as the wording reader reads it, and the examples that are drawn from it. */
export interface KnownDocument extends SetDocument {
  readonly analysis: TermSheetAnalysis;
  readonly examples: readonly StatementExamples[];
}

/** Every document that the wording reader analyses, read by it alone: its answers are what is added to. */
export function knownDocuments(): readonly KnownDocument[] {
  return readDocumentSets().flatMap((known) => {
    const { document, entry } = known;
    const { jurisdiction } = entry;
    const analysis = analyzeDocument(document, { jurisdiction, analysisDetail: 'detailed' });
    if (!analysis.ok) return [];
    const examples = documentExamples(document, entry, analysis.value);
    return [{ ...known, analysis: analysis.value, examples }];
  });
}
