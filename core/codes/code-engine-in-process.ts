import { failed, type Result, success } from '../result.ts';
import { twoActivities } from './activities/two-activities.ts';
import { buildClassification } from './answer/build-classification.ts';
import type { Classification, ClassificationFailure, ClassificationRequest } from './classification.ts';
import type { CodeEngine } from './code-engine.port.ts';
import type { CodeTables } from './code-tables.port.ts';
import { answerWithCode } from './existing-code/answer-with-code.ts';
import { resolveExistingCode } from './existing-code/resolve-existing-code.ts';
import { languageOf } from './languages/detect-language.ts';
import { notInEnglish, otherLanguageAnswer } from './languages/other-language-answer.ts';
import { languageOfUnknownWords } from './languages/unknown-words.ts';
import { retrieveCandidates } from './llm-ranking/candidates.ts';
import { readClarifications } from './questions/read-clarifications.ts';
import { type FoundCodes, findCodes } from './ranking/find-codes.ts';

/** A longer description is refused: nobody needs 20,000 characters to say what a firm does. */
export const longestDescription = 20_000;

/** The built-in classification where it is called. */
export function codeEngineInProcess(tables: CodeTables): CodeEngine {
  return {
    classify: async (request) => classify(tables, request),
    candidates: async (texts) => success(retrieveCandidates(tables, texts)),
  };
}

function classify(
  tables: CodeTables,
  { businessDescription, existingCode, clarifications = [] }: ClassificationRequest,
): Result<Classification, ClassificationFailure> {
  const description = businessDescription?.trim() ?? '';
  const code = existingCode?.code.trim() ?? '';
  if (description === '' && code === '') {
    return failed({
      code: 'input-required',
      message: 'Please provide either a business description or an existing code',
    });
  }
  if (description.length > longestDescription) {
    return failed({
      code: 'invalid-input',
      message: `The business description is longer than ${longestDescription.toLocaleString('en-GB')} characters. Two or three sentences about the main activity are enough.`,
    });
  }
  const answered = readClarifications(tables, clarifications);
  if (!answered.ok) return answered;
  const resolved = existingCode && code !== '' ? resolveExistingCode(tables, existingCode) : null;
  if (resolved && !resolved.ok) return resolved;
  const language = languageOf(description) ?? languageOfUnknownWords(tables, description);
  if (language !== null) {
    if (!resolved) return success(otherLanguageAnswer(tables, language, description));
    const ofCode = answerWithCode(tables, resolved.value, null);
    const reasoning = `${ofCode.reasoning} The description was left out. ${notInEnglish(language)}`;
    return success({ ...ofCode, reasoning, language });
  }
  const found = description === '' ? null : findCodes(tables, description, answered.value);
  if (resolved) return success(answerWithCode(tables, resolved.value, found));
  return success(described(tables, found ?? findCodes(tables, description, answered.value)));
}

/** The answer for a description, with a set of its own for each of two activities. */
function described(tables: CodeTables, found: FoundCodes): Classification {
  const answer = buildClassification(tables, found);
  const activities = twoActivities(tables, found);
  const [main, second] = activities;
  if (!main || !second) return answer;
  const said = `There are two activities, ${main.label} and ${second.label}: each has codes of its own below, the main one first.`;
  return { ...answer, activities, reasoning: `${answer.reasoning} ${said}` };
}
