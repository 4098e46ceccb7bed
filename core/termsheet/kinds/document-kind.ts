import type { DocumentType } from '../analysis.ts';
import type { Reading } from '../reading/reading.ts';

/** What a document is. `seemsToBe` says in a few words what it looks like where it is no term sheet. */
export interface DocumentKind {
  readonly type: DocumentType;
  readonly seemsToBe?: string;
}

/** Tells a financing offer from everything that uses the same words (R0.8). */
export function documentKind(reading: Reading): DocumentKind {
  const { text } = reading;
  if (/\bSAFEs?\b|simple agreement for future equity|advance subscription/i.test(text.slice(0, 3000))) {
    return { type: 'safe' };
  }
  if (/convertible (?:promissory )?(?:note|loan)|promissory notes/i.test(text.slice(0, 3000))) {
    return { type: 'convertible-note' };
  }
  const families = [
    /pre-?money|post-?money|valuation/i,
    /\b(?:preferred|preference) (?:stock|shares?)|ordinary shares|series (?:seed|[a-e])\b|common stock/i,
    /\binvestors?\b|purchasers?/i,
    /liquidation preference|anti-?dilution|drag-?along|protective provisions|investor consent/i,
  ];
  const hits = families.filter((family) => family.test(text)).length;
  return hits >= 2 ? { type: 'priced-equity' } : { type: 'not-a-term-sheet', seemsToBe: 'something else' };
}
