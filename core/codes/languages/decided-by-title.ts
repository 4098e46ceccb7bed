import { suggestionLists } from '../answer/suggestion-lists.ts';
import type { Classification } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { overallConfidence } from '../confidence/confidence.ts';
import { findCodes } from '../ranking/find-codes.ts';
import { atMost } from './at-most.ts';
import { type OtherLanguage, otherLanguages } from './detect-language.ts';
import { matchedBy } from './matched-by.ts';
import { namesThing } from './names-thing.ts';
import { type FoundTitle, searchTitles } from './title-search.ts';

/** The share of the words that a title must have to decide. */
const leastCoverage = 0.3;
/** How far it must lie before the next class. */
const leastMargin = 1.4;
/** Titles are dry and owners are not: what a title decides is never surer than this. */
const mostConfidence = 0.6;

/**
 * The answer that the official titles of a language give: the class whose title a description fits, and the codes of
 * the other systems that its English title leads to. Null where no title decides, or where the two do not agree.
 */
export function decidedByTitle(
  tables: CodeTables,
  language: OtherLanguage,
  description: string,
): Classification | null {
  const [first, second] = searchTitles(tables, language, description);
  if (!first || !decides(first, second) || !namesThing(language, description, first.title)) return null;
  const uk = tables.entries('uksic').find(({ code }) => code.startsWith(first.code.replace('.', '')));
  const [isic] = uk ? tables.links('uksic', uk.code, 'isic') : [];
  if (!uk || !isic) return null;
  const found = findCodes(tables, uk.title);
  if (found.systems.isic[0]?.code !== isic.code) return null;
  const confidence = atMost(overallConfidence(found), mostConfidence);
  const { suggestions, uk: column } = suggestionLists(tables, found, confidence);
  return {
    confidence: confidence.value,
    confidences: { ...confidence.systems, ukSic: Math.min(column.confidence, mostConfidence) },
    reasoning: reasoningOf(language, first, uk.title),
    suggestions: matchedBy(suggestions, first.title),
    language,
    engine: { provider: 'builtin' },
  };
}

function decides(first: FoundTitle, second: FoundTitle | undefined): boolean {
  if (first.coverage < leastCoverage || first.offRole) return false;
  return second === undefined || first.score >= leastMargin * second.score;
}

function reasoningOf(language: OtherLanguage, { code, title }: FoundTitle, english: string): string {
  const name = otherLanguages[language];
  return [
    `This looks like ${name}. The official ${name} title that fits best is “${title}” (NACE ${code}), in English “${english}”.`,
    'The codes follow from that title, with their English titles: check that it is your business, or write it in English.',
  ].join(' ');
}
