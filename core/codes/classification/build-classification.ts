import {
  type Classification,
  type CodeSuggestion,
  type CodeSuggestions,
  type CodeSystem,
  codeSystems,
} from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { overallConfidence } from '../confidence/confidence.ts';
import { chooseQuestion } from '../questions/choose-question.ts';
import { evidenceOf } from '../ranking/candidates.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';
import type { RankedCode } from '../ranking/rank-codes.ts';
import { explain } from './explain.ts';
import { matchedTexts } from './matched-texts.ts';
import { withGroup } from './with-group.ts';

const perList = 5;

/** The answer for a description: the first five codes of each system, the next five as alternatives. */
export function buildClassification(tables: CodeTables, found: FoundCodes): Classification {
  const confidence = overallConfidence(found);
  const ordered = { ...found.systems, cpv: withGroup(tables, found.systems.cpv, perList) };
  const list = (from: number): CodeSuggestions => {
    const lists = {} as Record<CodeSystem, CodeSuggestion[]>;
    for (const system of codeSystems) {
      const ranked = confidence.business !== 'no' ? ordered[system] : [];
      lists[system] = ranked
        .slice(from, from + perList)
        .flatMap((code) => suggestion(tables, found, system, code, ranked[0]?.probability ?? 1));
    }
    return lists;
  };
  const suggestions = list(0);
  const alternatives = list(perList);
  const question = chooseQuestion(tables, found, confidence);
  const some = codeSystems.some((system) => alternatives[system].length > 0);
  return {
    confidence: confidence.value,
    confidences: confidence.systems,
    reasoning: explain(found, suggestions, confidence),
    suggestions,
    ...(some ? { alternativeOptions: alternatives } : {}),
    ...(question ? { question } : {}),
    engine: { provider: 'builtin' },
  };
}

function suggestion(
  tables: CodeTables,
  found: FoundCodes,
  system: CodeSystem,
  ranked: RankedCode,
  best: number,
): CodeSuggestion[] {
  const entry = tables.entry(system, ranked.code);
  if (!entry) return [];
  const fromWords =
    evidenceOf(ranked, 'whole') > 0 || evidenceOf(ranked, 'model') > 0.1 || evidenceOf(ranked, 'trade') > 0;
  return [
    {
      code: entry.code,
      title: entry.title,
      score: Math.round((ranked.probability / best) * 1000) / 1000,
      matched: matchedTexts(tables, found, system, ranked),
      path: tables.path(system, entry.code).map(({ code, title }) => ({ code, title })),
      via: fromWords ? 'search' : 'concordance',
    },
  ];
}
