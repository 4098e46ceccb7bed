import type {
  Clarification,
  ClarifyingQuestion,
  Classification,
  ClassificationRequest,
} from '../../core/codes/classification.ts';
import type { ExpectedFailure, Result } from '../../core/result.ts';
import type { CommandContext } from '../command-context.ts';
import { renderChoice } from '../output/question-lines.ts';

/** How often a number that is none of the options is asked for again. */
const mostTries = 3;

/**
 * Classifies, and puts the questions of the answer to the person at the terminal until there is none left or one is
 * left open. Without `askLine` the first answer stands.
 */
export async function classifyWithQuestions<Failure extends ExpectedFailure>(
  classify: (request: ClassificationRequest) => Promise<Result<Classification, Failure>>,
  request: ClassificationRequest,
  askLine: CommandContext['askLine'],
): Promise<Result<Classification, Failure>> {
  const clarifications: Clarification[] = [...(request.clarifications ?? [])];
  let outcome = await classify(request);
  while (askLine && outcome.ok && outcome.value.question) {
    const { question } = outcome.value;
    const option = await chosenOption(question, askLine);
    if (option === null) break;
    clarifications.push({ question: question.id, option });
    outcome = await classify({ ...request, clarifications });
  }
  return outcome;
}

async function chosenOption(
  question: ClarifyingQuestion,
  askLine: NonNullable<CommandContext['askLine']>,
): Promise<string | null> {
  let text = renderChoice(question);
  for (let attempt = 0; attempt < mostTries; attempt++) {
    const line = (await askLine(text)).trim();
    if (line === '') return null;
    const option = /^\d{1,2}$/.test(line) ? question.options[Number(line) - 1] : undefined;
    if (option) return option.id;
    text = `A number from 1 to ${question.options.length}, or Enter: `;
  }
  return null;
}
