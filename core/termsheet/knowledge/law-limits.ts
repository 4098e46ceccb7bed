import type { Jurisdiction } from '../analysis.ts';
import type { Fact } from '../facts.ts';
import { applicableLaw, marketOf, statedPlace } from './law-places.ts';

/** What the report cannot say about the place whose law the document states, in one sentence; null where nothing lacks. */
export function lawLimits(governingLaw: Fact<string>, jurisdiction: Jurisdiction): string | null {
  const place = statedPlace(governingLaw);
  if (!place) return null;
  const hasMarket = marketOf(governingLaw, jurisdiction) !== null;
  const { unknownLaw } = applicableLaw(governingLaw, jurisdiction);
  if (unknownLaw === undefined) {
    return hasMarket
      ? null
      : `We have no market figures from ${place.name}, whose law the document chooses, so the report does not say what is usual there.`;
  }
  const also = hasMarket ? '' : ', and no market figures from there';
  return `We have no checked notes on the law of ${unknownLaw}, which the document chooses${also}, so the report says nothing about ${hasMarket ? 'it' : 'either'}. Ask a lawyer there.`;
}
