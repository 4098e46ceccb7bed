/** The five questions with their options, in the order in which they are asked. */
export const carbonOptions = {
  frequency: ['rare', 'occasional', 'daily', 'heavy'],
  useCase: ['text', 'image', 'code', 'training'],
  access: ['browser', 'integrated', 'selfhosted'],
  teamSize: ['solo', 'small', 'medium', 'enterprise'],
  hosting: ['unknown', 'namerica', 'green', 'local'],
} as const;

export type CarbonQuestion = keyof typeof carbonOptions;

/** The questions in the order of the wizard. */
export const carbonQuestions = Object.keys(carbonOptions) as readonly CarbonQuestion[];

/** One chosen option a question. */
export type CarbonAnswers = { [Question in CarbonQuestion]: (typeof carbonOptions)[Question][number] };

/** Whether a value is one of the options of a question; inherited names are none. */
export function isOptionOf<Question extends CarbonQuestion>(
  question: Question,
  value: unknown,
): value is CarbonAnswers[Question] {
  const options: readonly unknown[] = carbonOptions[question];
  return options.includes(value);
}

/** The answers where each question has one of its options, or null. */
export function completeAnswers(
  answers: Readonly<Partial<Record<CarbonQuestion, unknown>>>,
): CarbonAnswers | null {
  const isComplete = carbonQuestions.every((question) => isOptionOf(question, answers[question]));
  return isComplete ? (answers as CarbonAnswers) : null;
}
