import type { Reading } from '../../reading/reading.ts';
import type { Sentence } from '../../reading/sections.ts';

const openingLength = 400;
const series = /\bseries ([a-h])\b/gi;
/** "2. Series A holders receive …", "Series A is non-participating": the series is what the sentence is about. */
const subject = /^(?:\W|\d{1,2}[.)]|\([a-z0-9]{1,3}\))*(?:the |existing )*series ([a-h])\b/i;

/**
 * Whether a sentence is about shares of an earlier series alone: what they have is there already and is not what the
 * new investors get. The new series is the one that the document names first.
 */
export function isOfEarlierSeries(reading: Reading, { text }: Sentence): boolean {
  const about = subject.exec(text)?.[1]?.toLowerCase();
  if (about === undefined) return false;
  const offered = series.exec(reading.text.slice(0, openingLength))?.[1]?.toLowerCase();
  series.lastIndex = 0;
  if (offered === undefined || about >= offered) return false;
  return ![...text.matchAll(series)].some(([, letter]) => letter?.toLowerCase() === offered);
}
