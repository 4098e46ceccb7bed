import { listInWords } from '../../text/list-in-words.ts';
import type { CodeSuggestion, CodeSuggestions } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import type { Confidence } from '../confidence/confidence.ts';
import { shortSystemName } from '../existing-code/system-names.ts';
import { answeredInWords } from '../questions/answered-in-words.ts';
import { unlinkedPairs } from '../ranking/choose-together.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';
import { isCatchAll } from '../ranking/item-traits.ts';

/** A trade is named when words or model speak for it this clearly. */
const clearTrade = 0.35;

const hardlyBusiness =
  'This hardly reads like a description of a business; the codes below are only what single words point to.';

/** Why these codes, in plain English: what matched, how the other systems follow, how sure, what was set aside. */
export function explain(
  tables: CodeTables,
  found: FoundCodes,
  suggestions: CodeSuggestions,
  confidence: Confidence,
): string {
  if (confidence.business === 'no') {
    return 'This does not read like a description of a business, so no code is suggested. Say in a sentence or two what the firm makes, sells or does, for example: "We repair and service cars".';
  }
  const { sic, naics, isic, cpv } = suggestions;
  const sentences = [
    ...(confidence.business === 'hardly' ? [hardlyBusiness] : []),
    ...answeredInWords(found),
    ...tradeAndMatches(found, naics[0] ?? sic[0] ?? isic[0]),
    ...bestFits(suggestions),
    ...aboutLinks(tables, suggestions),
    ...residual(suggestions),
  ];
  if (cpv[0]) sentences.push(aboutCpv(found, cpv[0]));
  if (found.ambiguous) {
    const [word] = found.read.words;
    sentences.push(
      `"${word?.surface ?? found.description}" alone can mean different businesses: say what you do with it, for example make, sell, hire out or advise.`,
    );
  } else sentences.push(...certainty(confidence, naics[0]));
  return [...sentences, ...setAside(found)].join(' ');
}

function aboutCpv({ notices }: FoundCodes, { code, title }: CodeSuggestion): string {
  return notices
    ? `This reads like what a buyer asks for: CPV ${code} (${title}) and the others are what public buyers give such notices, and the other systems name the business that could supply it.`
    : `CPV says what is bought, not who sells it: ${code} (${title}) and the others name what such a business could supply to a public buyer.`;
}

function tradeAndMatches(found: FoundCodes, first: CodeSuggestion | undefined): string[] {
  const sentences: string[] = [];
  // Only a trade that stands for the first code has carried it.
  const trade = found.trades.find((match) => match.trade.codes.naics[0] === first?.code);
  if (trade && Math.max(trade.strength, trade.probability) >= clearTrade) {
    sentences.push(`The description fits the everyday trade "${trade.trade.name}".`);
  }
  const matched = [...new Set(first?.matched ?? [])];
  if (matched.length > 0) sentences.push(`Matched: ${matched.map((word) => `"${word}"`).join(', ')}.`);
  return sentences;
}

function bestFits({ naics, sic, isic, ukSic }: CodeSuggestions): string[] {
  const [first] = naics;
  if (!first) return [];
  const others = [
    sic[0] && `US SIC ${sic[0].code} (${sic[0].title})`,
    isic[0] && `ISIC ${isic[0].code} (${isic[0].title})`,
    ukSic[0] && `UK SIC ${ukSic[0].code} (${ukSic[0].title})`,
  ].filter((text) => text !== undefined);
  const alone = `The best fit is NAICS ${first.code} (${first.title})`;
  return [others.length === 0 ? `${alone}.` : `${alone}, with ${listInWords(others)}.`];
}

/** A class for what no other class names says little of a business, and that is said. */
function residual({ naics, sic, isic }: CodeSuggestions): string[] {
  const codes = [
    { name: 'NAICS', item: naics[0] },
    { name: 'US SIC', item: sic[0] },
    { name: 'ISIC', item: isic[0] },
  ].flatMap(({ name, item }) => (item && isCatchAll(item.title) ? [`${name} ${item.code}`] : []));
  if (codes.length === 0) return [];
  const verb = codes.length === 1 ? 'is a residual class' : 'are residual classes';
  return [`${listInWords(codes)} ${verb}, for what no other class names.`];
}

/** Whether the conversion tables lead from each first code to the others; where they do not, that is said. */
function aboutLinks(tables: CodeTables, { sic, naics, isic }: CodeSuggestions): string[] {
  const first = { sic: sic[0]?.code, naics: naics[0]?.code, isic: isic[0]?.code };
  if (Object.values(first).filter((code) => code !== undefined).length < 2) return [];
  const unlinked = unlinkedPairs(tables, first);
  if (unlinked.length === 0) return ['We cross-checked these with the official conversion tables.'];
  const named = unlinked.map(
    ([one, other]) => `${shortSystemName[one]} ${first[one]} and ${shortSystemName[other]} ${first[other]}`,
  );
  return [
    `No official link joins ${listInWords(named)}, so they may not name the same activity: compare their titles.`,
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
