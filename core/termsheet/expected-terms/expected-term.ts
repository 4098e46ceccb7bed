import type { DocumentType } from '../analysis.ts';
import { type PlacedFinding, placeFinding } from '../assessment/finding.ts';
import type { ClauseHead } from '../clauses/taxonomy.ts';
import type { CheckInput } from '../cross-checks/cross-check.ts';
import { legalNote } from '../knowledge/find-legal-notes.ts';
import { applicableLaw } from '../knowledge/law-places.ts';
import type { LegalTopic } from '../knowledge/legal-notes.ts';

/**
 * A term that the market expects in a place and that no clause rates by itself: the document either deals with
 * it, or the founder should ask for it.
 */
export interface ExpectedTerm {
  /** The clause that the term belongs to. */
  readonly clause: ClauseHead;
  /** Name under "Missing Clauses"; no two findings of a report share one. */
  readonly title: string;
  readonly appliesTo: readonly DocumentType[];
  /** Whether the market expects the term in a document like this one. */
  isExpected(input: CheckInput): boolean;
  /** Whether the document deals with the term, be it with a blank: an open term is not a missing one. */
  isDealtWith(input: CheckInput): boolean;
  readonly risk: string;
  readonly recommendation: string;
  readonly law?: LegalTopic;
}

/** The finding on an expected term that a document lacks: always Amber, always under "Missing Clauses". */
export function missingTerm(term: ExpectedTerm, input: CheckInput): PlacedFinding[] {
  const isLooked = term.appliesTo.includes(input.documentType) && term.isExpected(input);
  if (!isLooked || term.isDealtWith(input)) return [];
  const { places } = applicableLaw(input.facts.governingLaw, input.jurisdiction);
  const note = term.law ? legalNote(term.law, places) : undefined;
  return [
    placeFinding(
      { ...term.clause, name: term.title },
      {
        rating: 'Amber',
        risk: term.risk,
        recommendation: term.recommendation,
        ...(note ? { jurisdictionalNote: note } : {}),
        isMissing: true,
      },
    ),
  ];
}
