import {
  answerSystems,
  type Classification,
  type CodeSuggestions,
  type DescribedActivity,
} from '../../core/codes/classification.ts';
import { answerSystemName } from '../../core/codes/existing-code/system-names.ts';
import { renderCodeList } from './code-list.ts';
import { renderQuestion } from './question-lines.ts';

/** A classification for a terminal: confidence, reasoning and what is asked first, then the codes of each system. */
export function renderClassification(answer: Classification): string {
  const { confidence, reasoning, suggestions, engine, question, activities = [] } = answer;
  const fallback = engine.fallback === undefined ? '' : ` (${engine.fallback})`;
  const head = `Confidence: ${Math.round(confidence * 100)}%${fallback}\n${reasoning}\n`;
  const codes = activities.length > 0 ? activities.flatMap(renderActivity) : renderSystems(suggestions);
  return [head, ...(question ? [renderQuestion(question)] : []), ...codes].join('\n');
}

function renderActivity({ label, suggestions }: DescribedActivity, at: number): string[] {
  const rank = at === 0 ? 'main activity' : 'second activity';
  return [`${label} (${rank})\n`, ...renderSystems(suggestions)];
}

function renderSystems(suggestions: CodeSuggestions): string[] {
  return answerSystems
    .filter((system) => suggestions[system].length > 0)
    .map((system) => `${answerSystemName[system]}\n${renderCodeList(suggestions[system], '  ')}`);
}
