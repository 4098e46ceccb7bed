import { answerSystems, type Classification } from '../../core/codes/classification.ts';
import { answerSystemName } from '../../core/codes/existing-code/system-names.ts';
import { renderCodeList } from './code-list.ts';
import { renderQuestion } from './question-lines.ts';

/** A classification for a terminal: confidence, reasoning and what is asked first, then the codes of each system. */
export function renderClassification(answer: Classification): string {
  const { confidence, reasoning, suggestions, engine, question } = answer;
  const lists = answerSystems
    .filter((system) => suggestions[system].length > 0)
    .map((system) => `${answerSystemName[system]}\n${renderCodeList(suggestions[system], '  ')}`);
  const fallback = engine.fallback === undefined ? '' : ` (${engine.fallback})`;
  const head = `Confidence: ${Math.round(confidence * 100)}%${fallback}\n${reasoning}\n`;
  return [head, ...(question ? [renderQuestion(question)] : []), ...lists].join('\n');
}
