import type { PlacedFinding } from '../assessment/finding.ts';
import type { CheckInput } from '../cross-checks/cross-check.ts';
import { continentalTerms } from './continental-terms.ts';
import { type ExpectedTerm, missingTerm } from './expected-term.ts';
import { founderPreEmption } from './founder-pre-emption.ts';
import { offerExpiry } from './offer-expiry.ts';
import { shareTaxTerms } from './share-tax-terms.ts';

const allExpectedTerms: readonly ExpectedTerm[] = [
  founderPreEmption,
  offerExpiry,
  ...shareTaxTerms,
  ...continentalTerms,
];

/** Every term that the market expects in such a document, that no clause covers, and that it lacks. */
export function missingTerms(input: CheckInput): PlacedFinding[] {
  return allExpectedTerms.flatMap((term) => missingTerm(term, input));
}
