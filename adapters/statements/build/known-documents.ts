import type { TermSheetAnalysis } from '../../../core/termsheet/analysis.ts';
import { analyzeDocument } from '../../../core/termsheet/analyze-document.ts';
import { readDocumentSets, type SetDocument } from '../evaluation/document-sets.ts';
import { documentExamples } from './document-examples.ts';
import type { StatementExamples } from './train-statements.ts';

/** A document of the sets as the wording reader reads it, if it does, and the examples that are drawn from it. */
export interface KnownDocument extends SetDocument {
  readonly analysis: TermSheetAnalysis | null;
  readonly examples: readonly StatementExamples[];
}

/**
 * Every document, read by its wordings alone: their answers are what is added to. An offer in everyday words that they
 * do not take for one teaches all the more.
 */
export function knownDocuments(): readonly KnownDocument[] {
  return readDocumentSets().map((known) => {
    const { document, entry } = known;
    const { jurisdiction } = entry;
    const read = analyzeDocument(document, { jurisdiction, analysisDetail: 'detailed' });
    const analysis = read.ok ? read.value : null;
    return { ...known, analysis, examples: documentExamples(document, entry, analysis) };
  });
}
