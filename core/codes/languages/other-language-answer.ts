import type { Classification } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { decidedByTitle } from './decided-by-title.ts';
import { type OtherLanguage, otherLanguages } from './detect-language.ts';
import { namedTradeAnswer } from './named-trade-answer.ts';
import { namedTrade } from './trade-words.ts';

/** What is said of a description that the engine cannot read, instead of codes that single words would point to. */
export function notInEnglish(language: OtherLanguage): string {
  return `This looks like ${otherLanguages[language]}: write it in English, or give a code.`;
}

/**
 * The answer to a description in another language: the codes that follow from the official title of that language
 * which it fits, or from what it calls its trade. Where neither decides, no code is guessed.
 */
export function otherLanguageAnswer(
  tables: CodeTables,
  language: OtherLanguage,
  description: string,
): Classification {
  const byTitle = decidedByTitle(tables, language, description);
  if (byTitle) return byTitle;
  const named = namedTrade(tables, description, language);
  return (named && namedTradeAnswer(tables, named)) ?? withoutCodes(language);
}

function withoutCodes(language: OtherLanguage): Classification {
  return {
    confidence: 0,
    confidences: { sic: 0, naics: 0, isic: 0, cpv: 0, ukSic: 0 },
    reasoning: notInEnglish(language),
    suggestions: { sic: [], naics: [], isic: [], cpv: [], ukSic: [] },
    language,
    engine: { provider: 'builtin' },
  };
}
