import { expect, it } from 'vitest';
import type { DocumentType, RiskRating } from '../../analysis.ts';
import type { TermSheetFacts } from '../../facts.ts';
import type { Clause } from '../clause.ts';
import { examineText } from './examine-text.ts';

/** A term that is described and not named, with what has to be read of it. */
export interface DescribedCase {
  readonly text: string;
  readonly clause: Clause;
  readonly facts?: Partial<TermSheetFacts>;
  readonly rating?: RiskRating;
  readonly documentType?: DocumentType;
}

/** The body of a letter to the founders, so that the reader knows who speaks. */
export const letter = (body: string): string => `Dear Ann and Tom,\n\n${body}`;

/** One test a case. */
export function readsDescribed(cases: readonly DescribedCase[]): void {
  it.each(cases)('$clause.id: $text', ({ text, clause, facts, rating, documentType }) => {
    const { reading, rating: given } = examineText(clause, text, {
      ...(documentType === undefined ? {} : { documentType }),
    });
    if (facts) expect(reading.facts).toMatchObject(facts);
    if (rating) expect(given).toBe(rating);
  });
}
