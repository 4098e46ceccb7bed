import { create } from 'zustand';
import type { CarbonAnswers, CarbonQuestion } from '../../../core/carbon/answers.ts';
import { calculateCarbon } from '../api/carbon.ts';
import { subscribe } from '../api/contact.ts';
import {
  atNextStep,
  atPreviousStep,
  canProceed,
  emptyWizard,
  fallbackResult,
  resultStep,
  type WizardState,
  withAllAnswers,
  withAnswer,
  withResult,
} from './carbon-transitions.ts';
import { createSignUpStore } from './sign-up-store.ts';
import { showToast } from './toast-store.ts';

interface CarbonStore extends WizardState {
  choose(question: CarbonQuestion, value: string): void;
  previous(): void;
  /** Goes to the next question, or calculates after the last one. */
  next(): Promise<void>;
  /** Calculates answers that a link carried. */
  open(answers: CarbonAnswers): Promise<void>;
  calculateAgain(): void;
}

/** Sent with an address that is left on the carbon checker. */
export const carbonSignUpMessage =
  'Subscribed via the AI carbon footprint checker. Interested in the sustainability journey.';

export const useCarbonSignUp = createSignUpStore({
  send: (email) => subscribe(email, carbonSignUpMessage),
  success: {
    title: 'Success!',
    description: "You've been added to our mailing list for sustainability updates.",
  },
  failure: { title: 'Error', description: 'Failed to subscribe. Please try again later.' },
});

/** The five-question wizard and its result. */
export const useCarbonStore = create<CarbonStore>()((set, get) => ({
  ...emptyWizard,
  choose: (question, value) => set((state) => withAnswer(state, question, value)),
  previous: () => set(atPreviousStep),
  async next() {
    const state = get();
    if (!canProceed(state)) return;
    if (state.step < resultStep - 1) {
      set(atNextStep);
      return;
    }
    set({ busy: true });
    await calculate();
  },
  async open(answers) {
    set(withAllAnswers(answers));
    await calculate();
  },
  calculateAgain() {
    set(emptyWizard);
    useCarbonSignUp.getState().clear();
  },
}));

/** Asks the server about the answers that are there, and shows what it says or that it cannot be had. */
async function calculate(): Promise<void> {
  const { answers } = useCarbonStore.getState();
  try {
    const result = await calculateCarbon(answers);
    useCarbonStore.setState((state) => withResult(state, result));
  } catch {
    showToast({
      title: 'Calculation Error',
      description: 'Unable to calculate carbon footprint. Please try again.',
      destructive: true,
    });
    useCarbonStore.setState((state) => withResult(state, fallbackResult));
  }
}
