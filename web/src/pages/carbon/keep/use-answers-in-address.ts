import { completeAnswers } from '../../../../../core/carbon/answers.ts';
import { answersFromFragment, answersToFragment } from '../../../../../core/carbon/answers-link.ts';
import { useKeptInAddress } from '../../../components/use-kept-in-address.ts';
import { useCarbonStore } from '../../../stores/carbon-store.ts';
import { fallbackResult } from '../../../stores/carbon-transitions.ts';

const isTaken = () => useCarbonStore.getState().result !== null;

/** Opens the answers that a link carries, and keeps those of the result in the address. */
export function useAnswersInAddress(): void {
  const { answers, result, open } = useCarbonStore();
  const given = result !== null && result !== fallbackResult ? completeAnswers(answers) : null;
  const kept = given && `#${answersToFragment(given)}`;
  useKeptInAddress({ read: answersFromFragment, open, isTaken, kept });
}
