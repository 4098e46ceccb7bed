import type { CodeSuggestions } from '../classification.ts';
import type { Confidence } from '../confidence/confidence.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';

const clearTrade = 0.35;

/** Why these codes, in plain English: what was matched, how the other systems follow, what was set aside. */
export function explain(found: FoundCodes, suggestions: CodeSuggestions, confidence: Confidence): string {
  if (!confidence.business) {
    return 'This does not read like a description of a business, so no code is suggested. Say in a sentence or two what the firm makes, sells or does, for example: "We repair and service cars".';
  }
  const sentences: string[] = [];
  const words = [...new Set((suggestions.naics[0] ?? suggestions.sic[0])?.matched ?? [])];
  const [trade] = found.trades;
  if (trade && trade.strength >= clearTrade) {
    sentences.push(`The description fits the trade "${trade.trade.name}".`);
  }
  if (words.length > 0) sentences.push(`Matched: ${words.map((word) => `"${word}"`).join(', ')}.`);
  const naics = suggestions.naics[0];
  const sic = suggestions.sic[0];
  const isic = suggestions.isic[0];
  if (naics) {
    const others = [
      sic && `SIC ${sic.code} (${sic.title})`,
      isic && `ISIC ${isic.code} (${isic.title})`,
    ].filter(Boolean);
    sentences.push(
      `The best fit is NAICS ${naics.code} (${naics.title})${others.length > 0 ? `, with ${others.join(' and ')}` : ''}; the concordances between the systems were used to support one another.`,
    );
  }
  if (suggestions.cpv.length > 0) {
    sentences.push('The CPV codes name what such a business could be asked to supply to a public buyer.');
  }
  if (confidence.value < 0.5 && confidence.division >= 0.6) {
    sentences.push(
      'Only the general line of business (the first two digits) is reasonably sure: compare the alternatives.',
    );
  } else if (confidence.value < 0.35) {
    sentences.push(
      'The words point in several directions, so treat the codes as a starting point and add what the firm mainly makes, sells or does.',
    );
  }
  if (found.read.ignored.length > 0) {
    sentences.push(
      `Set aside: ${found.read.ignored
        .slice(0, 4)
        .map((text) => `"${text}"`)
        .join(', ')}.`,
    );
  }
  return sentences.join(' ');
}
