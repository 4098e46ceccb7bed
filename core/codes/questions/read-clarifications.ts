import { failed, type Result, success } from '../../result.ts';
import type { Clarification, ClassificationFailure } from '../classification.ts';
import type { CodeTables } from '../code-tables.port.ts';
import type { GivenAnswer } from './clarified-ranking.ts';
import { facetsOf } from './facets.ts';

/** The answers that a request brings; fails with `invalid-input` where a question or an option does not exist. */
export function readClarifications(
  tables: CodeTables,
  clarifications: readonly Clarification[],
): Result<readonly GivenAnswer[], ClassificationFailure> {
  const answers: GivenAnswer[] = [];
  for (const { question, option } of clarifications) {
    const facet = facetsOf(tables).find(({ id }) => id === question);
    if (!facet) return refused(`There is no question "${shortened(question)}".`);
    if (answers.some((answer) => answer.facet === facet)) {
      return refused(`The question "${question}" is answered twice.`);
    }
    if (facet.label(option) === null) {
      return refused(`"${shortened(option)}" is no answer to the question "${question}".`);
    }
    answers.push({ facet, option });
  }
  return success(answers);
}

/**
 * The question to which a word is an answer, for those who name the answer alone.
 *
 * @example
 * clarificationOf(tables, 'retail'); // { question: 'role', option: 'retail' }
 */
export function clarificationOf(tables: CodeTables, option: string): Clarification | null {
  const facet = facetsOf(tables).find(({ label }) => label(option) !== null);
  return facet ? { question: facet.id, option } : null;
}

function refused(message: string): Result<never, ClassificationFailure> {
  return failed({ code: 'invalid-input', message });
}

/** What a visitor sent is named, but not at any length. */
function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
