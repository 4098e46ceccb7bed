import type { CodeSuggestion, CodeSuggestions } from '../classification.ts';
import type { Confidence } from '../confidence/confidence.ts';
import { answeredInWords } from '../questions/answered-in-words.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';

/** A trade is named when words or model speak for it this clearly. */
const clearTrade = 0.35;

const hardlyBusiness =
  'This hardly reads like a description of a business; the codes below are only what single words point to.';

/** Why these codes, in plain English: what matched, how the other systems follow, how sure, what was set aside. */
export function explain(found: FoundCodes, suggestions: CodeSuggestions, confidence: Confidence): string {
  if (confidence.business === 'no') {
    return 'This does not read like a description of a business, so no code is suggested. Say in a sentence or two what the firm makes, sells or does, for example: "We repair and service cars".';
  }
  const { sic, naics, isic, cpv } = suggestions;
  const sentences = [
    ...(confidence.business === 'hardly' ? [hardlyBusiness] : []),
    ...answeredInWords(found),
    ...tradeAndMatches(found, naics[0] ?? sic[0] ?? isic[0]),
    ...bestFits(naics[0], sic[0], isic[0]),
  ];
  if (cpv[0]) {
    sentences.push(
      `CPV says what is bought, not who sells it: ${cpv[0].code} (${cpv[0].title}) and the others name what such a business could supply to a public buyer.`,
    );
  }
  return [...sentences, ...certainty(confidence, naics[0]), ...setAside(found)].join(' ');
}

function tradeAndMatches(found: FoundCodes, first: CodeSuggestion | undefined): string[] {
  const sentences: string[] = [];
  const [trade] = found.trades;
  // After an answer the trade that the words fit best may be another one than the answer chose.
  const isChosen = found.answered.length === 0 || trade?.trade.codes.naics[0] === first?.code;
  if (trade && isChosen && Math.max(trade.strength, trade.probability) >= clearTrade) {
    sentences.push(`The description fits the everyday trade "${trade.trade.name}".`);
  }
  const matched = [...new Set(first?.matched ?? [])];
  if (matched.length > 0) sentences.push(`Matched: ${matched.map((word) => `"${word}"`).join(', ')}.`);
  return sentences;
}

function bestFits(
  naics: CodeSuggestion | undefined,
  sic: CodeSuggestion | undefined,
  isic: CodeSuggestion | undefined,
): string[] {
  if (!naics) return [];
  const others = [sic && `SIC ${sic.code} (${sic.title})`, isic && `ISIC ${isic.code} (${isic.title})`];
  const named = others.filter((text) => text !== undefined);
  const alone = `The best fit is NAICS ${naics.code} (${naics.title})`;
  if (named.length === 0) return [`${alone}.`];
  return [
    `${alone}, with ${named.join(' and ')}; the official concordances between the systems were used to let them support one another.`,
  ];
}

function certainty({ value, division }: Confidence, naics: CodeSuggestion | undefined): string[] {
  if (value < 0.5 && division >= 0.6) {
    const top = naics?.path?.[0];
    const line = top ? ` (${top.title})` : '';
    return [
      `Only the general line of business${line}, the first two digits, is reasonably sure: compare the suggestions before you use one.`,
    ];
  }
  if (value >= 0.4) return [];
  return [
    'The words point in several directions, so take the codes as a starting point and add what the firm mainly makes, sells or does.',
  ];
}

function setAside(found: FoundCodes): string[] {
  const ignored = found.read.ignored.slice(0, 4);
  return ignored.length > 0 ? [`Set aside: ${ignored.map((text) => `"${text}"`).join(', ')}.`] : [];
}
