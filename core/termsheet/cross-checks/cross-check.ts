import type { DocumentType, Jurisdiction } from '../analysis.ts';
import type { Assessment, ExaminedClause } from '../clauses/clause.ts';
import type { ClauseHead } from '../clauses/taxonomy.ts';
import type { TermSheetFacts } from '../facts.ts';
import type { Reading } from '../reading/reading.ts';
import type { DocumentSignals } from '../signals/document-signals.ts';

/** What a check may look at. */
export interface CheckInput {
  readonly reading: Reading;
  readonly facts: TermSheetFacts;
  readonly signals: DocumentSignals;
  readonly examined: readonly ExaminedClause[];
  readonly jurisdiction: Jurisdiction;
  readonly documentType: DocumentType;
}

/** A finding that comes from holding two parts of the document against each other. */
export interface CheckFinding {
  readonly clause: ClauseHead;
  readonly assessment: Assessment;
  /** Whether the document contradicts itself, which lowers the confidence. */
  readonly isContradiction: boolean;
}

/** One check; finds nothing where its figures are not all there. */
export type CrossCheck = (input: CheckInput) => readonly CheckFinding[];

/** The passages that a clause was read from. */
export function evidenceOf(input: CheckInput, { id }: ClauseHead) {
  return input.examined.find(({ clause }) => clause.id === id)?.reading.evidence ?? [];
}
