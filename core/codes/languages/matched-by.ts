import {
  type AnswerSystem,
  answerSystems,
  type CodeSuggestion,
  type CodeSuggestions,
} from '../classification.ts';

/** The words of the description are of another language: what was matched is one text. */
export function matchedBy(suggestions: CodeSuggestions, text: string): CodeSuggestions {
  const matched: Partial<Record<AnswerSystem, readonly CodeSuggestion[]>> = {};
  for (const system of answerSystems) {
    matched[system] = suggestions[system].map((code) => ({ ...code, matched: [text] }));
  }
  return { ...suggestions, ...matched };
}
