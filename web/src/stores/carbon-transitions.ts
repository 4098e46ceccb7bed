import type { CarbonAnswers, CarbonQuestion } from '../../../core/carbon/answers.ts';
import type { CarbonCheck } from '../../../core/carbon/describe-footprint.ts';

/** Order of the wizard. */
export const wizardQuestions: readonly CarbonQuestion[] = [
  'frequency',
  'useCase',
  'access',
  'teamSize',
  'hosting',
];

/** The step that shows the result. */
export const resultStep = wizardQuestions.length;

type RequiredOfResult = 'monthlyEmissions' | 'rating' | 'ratingColor' | 'suggestions';

/** What the page needs of an answer; a server may be older than the page and leave the rest out. */
export type CarbonResult = Pick<CarbonCheck, RequiredOfResult> & Partial<Omit<CarbonCheck, RequiredOfResult>>;

export interface WizardState {
  /** 0 to 4 are the questions, 5 is the result. */
  readonly step: number;
  readonly answers: Partial<CarbonAnswers>;
  readonly busy: boolean;
  readonly result: CarbonResult | null;
}

export const emptyWizard: WizardState = { step: 0, answers: {}, busy: false, result: null };

/** Shown when the calculation cannot be had. */
export const fallbackResult: CarbonResult = {
  monthlyEmissions: 0,
  rating: 'Unable to Calculate',
  ratingColor: 'rating-unknown',
  suggestions: ['Please try again in a moment, or contact support if it keeps failing.'],
};

/** Whether the question on the screen has its answer. */
export function canProceed({ step, answers, busy }: WizardState): boolean {
  const question = wizardQuestions[step];
  return !busy && question !== undefined && answers[question] !== undefined;
}

export function withAnswer(state: WizardState, question: CarbonQuestion, value: string): WizardState {
  return { ...state, answers: { ...state.answers, [question]: value } };
}

export function atPreviousStep(state: WizardState): WizardState {
  return { ...state, step: Math.max(0, state.step - 1) };
}

export function atNextStep(state: WizardState): WizardState {
  return canProceed(state) ? { ...state, step: Math.min(resultStep - 1, state.step + 1) } : state;
}

export function withResult(state: WizardState, result: CarbonResult): WizardState {
  return { ...state, busy: false, result, step: resultStep };
}

/** Answers that came from elsewhere, such as a link: all questions are answered, the calculation is under way. */
export function withAllAnswers(answers: CarbonAnswers): WizardState {
  return { ...emptyWizard, step: resultStep - 1, answers, busy: true };
}
