import type { CodeSuggestion } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { tempered } from '../confidence/tempered.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';
import { roundedScore } from '../rounded-score.ts';
import { askedUkSic } from '../uk-sic/asked-uk-sic.ts';
import { bestTermOf } from '../uk-sic/best-term.ts';
import { type RankedUkCode, ukSicOfClasses } from '../uk-sic/uk-sic-of-classes.ts';
import { ukSicPath } from '../uk-sic/uk-sic-path.ts';
import { matchedWords } from './matched-texts.ts';

/** The UK SIC column of a described business. */
export interface UkSicSuggestions {
  readonly codes: readonly CodeSuggestion[];
  /** The chance that the first is right. */
  readonly confidence: number;
}

/**
 * UK SIC codes for what was found, best first, reached through the classes of ISIC.
 * @param isicConfidence the chance that the first ISIC class is right
 */
export function ukSicSuggestions(
  tables: CodeTables,
  found: FoundCodes,
  isicConfidence: number,
  most: number,
): UkSicSuggestions {
  const asked = askedUkSic(found);
  const ranked = ukSicOfClasses(tables, found.systems.isic, asked);
  const [first] = ranked;
  const ofClass = found.systems.isic[0]?.probability ?? 0;
  const confidence = first && ofClass > 0 ? (isicConfidence * first.probability) / ofClass : 0;
  const scores = tempered(
    ranked.map(({ probability }) => probability),
    confidence,
  );
  const codes = ranked
    .slice(0, most)
    .flatMap((code, at) =>
      suggestion(
        tables,
        found,
        code,
        bestTermOf(tables, code.isicClass, code.code, asked.words),
        scores[at] ?? 0,
      ),
    );
  return { codes, confidence: Math.round(confidence * 100) / 100 };
}

function suggestion(
  tables: CodeTables,
  found: FoundCodes,
  { code }: RankedUkCode,
  term: string | null,
  score: number,
): CodeSuggestion[] {
  const entry = tables.entry('uksic', code);
  if (!entry) return [];
  const texts = term === null ? [] : [term];
  return [
    {
      code,
      title: entry.title,
      score: roundedScore(score),
      matched: [...matchedWords(found, texts), ...texts],
      path: ukSicPath(tables, code),
      via: term === null ? 'concordance' : 'search',
    },
  ];
}
