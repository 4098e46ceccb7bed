import { answerSystems, type Classification } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import { overallConfidence } from '../confidence/confidence.ts';
import { chooseQuestion } from '../questions/choose-question.ts';
import type { FoundCodes } from '../ranking/find-codes.ts';
import { explain } from './explain.ts';
import { suggestionLists } from './suggestion-lists.ts';

/** The answer for a description: the first five codes of each system, the next five as alternatives. */
export function buildClassification(tables: CodeTables, found: FoundCodes): Classification {
  const confidence = overallConfidence(found);
  const isBusiness = confidence.business !== 'no';
  const { suggestions, alternatives, uk } = suggestionLists(tables, found, confidence);
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
