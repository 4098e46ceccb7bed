import type { DocumentType, Jurisdiction } from '../../analysis.ts';
import { readPlainText } from '../../document/plain-text-document.ts';
import { noFacts, type TermSheetFacts } from '../../facts.ts';
import { createReading } from '../../reading/reading.ts';
import type { Assessment, Clause, StatedClause } from '../clause.ts';

/** Circumstances that a test of one clause may set. */
export interface Circumstances {
  readonly jurisdiction?: Jurisdiction;
  readonly documentType?: DocumentType;
  /** Facts of other clauses. */
  readonly facts?: Partial<TermSheetFacts>;
}

/** What one clause reads in a text, and what it makes of it. */
export interface Examined {
  readonly reading: StatedClause;
  readonly assessments: readonly Assessment[];
  /** Rating of the first finding. */
  readonly rating: Assessment['rating'] | undefined;
}

/** Runs one clause over a text. */
export function examineText(clause: Clause, text: string, circumstances: Circumstances = {}): Examined {
  const examined = clause.examine(createReading(readPlainText(text)));
  const assessments = examined.assess({
    jurisdiction: circumstances.jurisdiction ?? 'UK',
    documentType: circumstances.documentType ?? 'priced-equity',
    facts: { ...noFacts, ...examined.reading.facts, ...circumstances.facts },
    signals: {
      statedJurisdiction: null,
      eisPromise: null,
      hasEarlierSeries: false,
      namesPreferredShares: false,
    },
  });
  return { reading: examined.reading, assessments, rating: assessments[0]?.rating };
}
