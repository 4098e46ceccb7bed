import type { DocumentType } from '../analysis.ts';
import { overlapWith } from '../reading/overlap.ts';
import type { Reading } from '../reading/reading.ts';
import type { Clause, ExaminedClause } from './clause.ts';
import { taxonomy } from './taxonomy.ts';

/** What terms of a round of shares are headed in a SAFE or a note, where nobody looks for them. */
const headings: Readonly<Record<string, RegExp>> = {
  [taxonomy.liquidationMultiple.id]: /\bliquidation preference\b/i,
  [taxonomy.participation.id]: /\bliquidation preference\b|\bparticipation in proceeds\b/i,
  [taxonomy.seniority.id]: /\b(?:seniority|ranking)\b/i,
  [taxonomy.dividends.id]: /\bdividends?\b/i,
  [taxonomy.antiDilution.id]: /\banti-?dilution\b/i,
  [taxonomy.optionPool.id]: /\b(?:option pool|ESOP)\b/i,
  [taxonomy.redemption.id]: /\bredemption\b|\bput option\b/i,
  [taxonomy.payToPlay.id]: /\bpay[- ]to[- ]play\b/i,
  [taxonomy.dragAlong.id]: /\bdrag[- ]?along\b/i,
  [taxonomy.transfer.id]: /\btag[- ]?along\b|\bco-?sale\b/i,
  [taxonomy.vesting.id]: /\bvesting\b/i,
  [taxonomy.acceleration.id]: /\bacceleration\b/i,
  [taxonomy.leaver.id]: /\b(?:good|bad) leaver\b|\bleavers?\b/i,
  [taxonomy.nonCompete.id]: /\bnon-?compete\b/i,
  [taxonomy.founderWarranties.id]: /\bfounders?['’]?s? warrant(?:y|ies)\b/i,
  [taxonomy.lockUp.id]: /\block-?up\b/i,
};
/** A heading names a term and states none. */
const longestHeading = 60;

/**
 * Whether a clause was read under a heading of its own. Terms of shares that a SAFE or a note mentions by the way are
 * those of the round in which it converts; what it heads by their name it asks for itself.
 */
function isUnderOwnHeading({ clause, reading: stated }: ExaminedClause, reading: Reading): boolean {
  const heading = headings[clause.id];
  if (!heading || stated.status === 'absent') return false;
  const isEvidence = overlapWith(stated.evidence);
  return reading.sentences.some(
    (sentence) =>
      sentence.section !== null &&
      sentence.section.title.length <= longestHeading &&
      heading.test(sentence.section.title) &&
      isEvidence(sentence),
  );
}

/** Examines the clauses that such a document has, and those of a round of shares that it heads by their own name. */
export function examineClauses(
  clauses: readonly Clause[],
  type: DocumentType,
  reading: Reading,
): readonly ExaminedClause[] {
  return clauses.flatMap((clause) => {
    if (clause.appliesTo.includes(type)) return [clause.examine(reading)];
    if (!(clause.id in headings)) return [];
    const examined = clause.examine(reading);
    return isUnderOwnHeading(examined, reading) ? [examined] : [];
  });
}
