import { type CarbonQuestion, completeAnswers } from '../../../core/carbon/answers.ts';
import { describeFootprint } from '../../../core/carbon/describe-footprint.ts';
import { useCarbonStore } from './carbon-store.ts';
import { type WizardState, withAnswer } from './carbon-transitions.ts';

/**
 * An answer changed on the result: the figures follow at once, by the same arithmetic that the server uses. It
 * travels with the result, because nobody needs the arithmetic before.
 */
export function withChangedAnswer(state: WizardState, question: CarbonQuestion, value: string): WizardState {
  const changed = withAnswer(state, question, value);
  const answers = completeAnswers(changed.answers);
  return answers ? { ...changed, result: describeFootprint(answers) } : state;
}

/** Changes an answer on the result. */
export function changeAnswer(question: CarbonQuestion, value: string): void {
  useCarbonStore.setState((state) => withChangedAnswer(state, question, value));
}
