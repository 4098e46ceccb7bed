import type { DocumentType } from '../analysis.ts';
import { taxonomy } from '../clauses/taxonomy.ts';
import type { TermSheetFacts } from '../facts.ts';
import type { DocumentSignals } from '../signals/document-signals.ts';
import type { PlacedFinding } from './finding.ts';

/** What tells whether the preference of a round is known. */
export interface PreferenceGrounds {
  readonly facts: Pick<TermSheetFacts, 'liquidationMultiple'>;
  readonly documentType: DocumentType;
  readonly signals: Pick<DocumentSignals, 'namesPreferredShares'>;
  readonly findings: readonly PlacedFinding[];
}

/** Whether preferred shares are sold and what they are paid first on a sale was not found: the dearest term of a round. */
export function isPreferenceUnread({ facts, documentType, signals, findings }: PreferenceGrounds): boolean {
  const isSold = documentType === 'priced-equity' && signals.namesPreferredShares;
  return isSold && facts.liquidationMultiple === null && !findings.some(deniesPreference);
}

/** Of a preference that was read, only one that is denied has no multiple. */
function deniesPreference({ finding: { id, rating } }: PlacedFinding): boolean {
  return id === taxonomy.liquidationMultiple.id && rating === 'Green';
}
