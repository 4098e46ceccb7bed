import { capTableTotal } from './cap-table-total.ts';
import { convertingNotes } from './converting-notes.ts';
import type { CrossCheck } from './cross-check.ts';
import { eisConflicts } from './eis-conflicts.ts';
import { foreignTerms } from './foreign-terms.ts';
import { statedExamples } from './stated-examples.ts';
import { statedQuotient } from './stated-quotient.ts';
import { valuationArithmetic } from './valuation-arithmetic.ts';

/** Every check of one part of a document against another. */
export const allCrossChecks: readonly CrossCheck[] = [
  valuationArithmetic,
  statedExamples,
  statedQuotient,
  capTableTotal,
  convertingNotes,
  eisConflicts,
  foreignTerms,
];
