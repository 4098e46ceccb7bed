import {
  answerSystems,
  type Classification,
  type CodeSuggestion,
  type CodeSystem,
  codeSystems,
} from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { type Confidence, overallConfidence } from '../confidence/confidence.ts';
import { tempered } from '../confidence/tempered.ts';
import { fiveFrom } from '../existing-code/code-lists.ts';
import { chooseQuestion } from '../questions/choose-question.ts';
import { evidenceOf } from '../ranking/candidates.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';
import type { RankedCode } from '../ranking/rank-codes.ts';
import { roundedScore } from '../rounded-score.ts';
import { explain } from './explain.ts';
import { matchedTexts } from './matched-texts.ts';
import { ukSicColumn } from './uk-sic-column.ts';
import { withGroup } from './with-group.ts';

const perList = 5;

/** The answer for a description: the first five codes of each system, the next five as alternatives. */
export function buildClassification(tables: CodeTables, found: FoundCodes): Classification {
  const confidence = overallConfidence(found);
  const isBusiness = confidence.business !== 'no';
  const uk = ukSicColumn(tables, found, confidence);
  const lists = { ...listsOf(tables, found, confidence), ukSic: uk.codes };
  const suggestions = fiveFrom(lists, 0);
  const alternatives = fiveFrom(lists, perList);
  const question = uk.ofItself === null ? chooseQuestion(tables, found, confidence) : null;
  const some = answerSystems.some((system) => alternatives[system].length > 0);
  return {
    confidence: confidence.value,
    confidences: { ...confidence.systems, ukSic: isBusiness ? uk.confidence : confidence.value },
    reasoning: [...uk.sentences, explain(tables, found, suggestions, confidence)].join(' '),
    suggestions,
    ...(some ? { alternativeOptions: alternatives } : {}),
    ...(question ? { question } : {}),
    engine: { provider: 'builtin' },
  };
}

function listsOf(
  tables: CodeTables,
  found: FoundCodes,
  { systems, business }: Confidence,
): Record<CodeSystem, readonly CodeSuggestion[]> {
  const ordered = { ...found.systems, cpv: withGroup(tables, found.systems.cpv, perList) };
  const lists = {} as Record<CodeSystem, readonly CodeSuggestion[]>;
  for (const system of codeSystems) {
    const ranked = business === 'no' ? [] : ordered[system];
    const chances = tempered(
      ranked.map(({ probability }) => probability),
      systems[system],
    );
    lists[system] = ranked
      .slice(0, 2 * perList)
      .flatMap((code, at) => suggestion(tables, found, system, code, chances[at] ?? 0));
  }
  return lists;
}

function suggestion(
  tables: CodeTables,
  found: FoundCodes,
  system: CodeSystem,
  ranked: RankedCode,
  chance: number,
): CodeSuggestion[] {
  const entry = tables.entry(system, ranked.code);
  if (!entry) return [];
  const fromWords =
    evidenceOf(ranked, 'whole') > 0 || evidenceOf(ranked, 'model') > 0.1 || evidenceOf(ranked, 'trade') > 0;
  return [
    {
      code: entry.code,
      title: entry.title,
      score: roundedScore(chance),
      matched: matchedTexts(tables, found, system, ranked),
      path: tables.path(system, entry.code).map(({ code, title }) => ({ code, title })),
      via: fromWords ? 'search' : 'concordance',
    },
  ];
}
