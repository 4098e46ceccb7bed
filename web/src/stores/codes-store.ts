import { create } from 'zustand';
import type { Clarification, CodeType } from '../../../core/codes/classification.ts';
import { ClassificationError, classifyBusiness } from '../api/classify.ts';
import { subscribeToNewsletter } from '../api/contact.ts';
import {
  type CodesInput,
  type CodesState,
  classificationRequest,
  clearedForNewSearch,
  emptyCodes,
  hasCodes,
  searchBroughtBack,
  withoutQuestion,
} from './codes-transitions.ts';
import { createSignUpStore } from './sign-up-store.ts';
import { showToast } from './toast-store.ts';

interface CodesStore extends CodesState {
  describe(description: string): void;
  chooseType(codeType: CodeType | ''): void;
  typeNumber(codeNumber: string): void;
  classify(): Promise<void>;
  /** Fills the form and looks up at once. */
  tryOut(input: CodesInput): Promise<void>;
  /** Answers the question of the result; the codes are ranked anew. */
  answer(clarification: Clarification): Promise<void>;
  skipQuestion(): void;
  newSearch(): void;
  /** Brings back what New Search cleared. */
  undoNewSearch(): void;
}

export const useCodesNewsletter = createSignUpStore({
  send: subscribeToNewsletter,
  success: {
    title: 'Success!',
    description: "Thank you for subscribing. We'll send you insights to help your business grow.",
  },
  failure: {
    title: 'Subscription Failed',
    description: 'There was an error subscribing. Please try again later.',
  },
  blank: { title: 'Email Required', description: 'Please enter your email address' },
});

/** Stays in the form after the notice has gone. */
const missingInput = 'Describe the business, or choose a code type and enter its number.';

/** The code lookup: what was asked and what came back. */
export const useCodesStore = create<CodesStore>()((set, get) => ({
  ...emptyCodes,
  describe: (description) => set({ description, explanation: null }),
  chooseType: (codeType) => set({ codeType, explanation: null }),
  typeNumber: (codeNumber) => set({ codeNumber, explanation: null }),
  async classify() {
    if (get().pending) return;
    const request = classificationRequest(get());
    if (!request) {
      set({ explanation: missingInput });
      showToast({
        title: 'Input Required',
        description: 'Please provide either a business description or an existing code',
        destructive: true,
      });
      return;
    }
    set({ pending: true, explanation: null });
    try {
      const result = await classifyBusiness(request);
      set({ result, asked: request, clarifications: [], cleared: null });
      if (!hasCodes(result)) return;
      showToast({
        title: 'Classification Complete',
        description: 'Your business codes have been generated successfully.',
      });
    } catch (error) {
      set({ explanation: (error instanceof ClassificationError && error.explanation) || null });
      showToast({
        title: 'Classification Failed',
        description: (error instanceof Error && error.message) || 'An error occurred during classification',
        destructive: true,
      });
    } finally {
      set({ pending: false });
    }
  },
  async tryOut(input) {
    if (get().pending) return;
    set({ ...input, explanation: null });
    await get().classify();
  },
  async answer(clarification) {
    const { pending, asked } = get();
    if (pending || !asked) return;
    const clarifications = [...get().clarifications, clarification];
    set({ pending: true });
    try {
      const result = await classifyBusiness({ ...asked, clarifications });
      // A new search in the meantime has nothing to do with this answer.
      if (get().asked !== asked) return;
      set({ result, clarifications });
      showToast({
        title: 'Classification Complete',
        description: 'The codes now follow your answer.',
      });
    } catch (error) {
      showToast({
        title: 'Classification Failed',
        description: (error instanceof Error && error.message) || 'An error occurred during classification',
        destructive: true,
      });
    } finally {
      set({ pending: false });
    }
  },
  skipQuestion() {
    const { result } = get();
    if (result) set({ result: withoutQuestion(result) });
  },
  newSearch() {
    set(clearedForNewSearch);
    useCodesNewsletter.getState().clear();
    showToast({ title: 'Search Cleared', description: 'Describe another business, or enter another code.' });
  },
  undoNewSearch: () => set(searchBroughtBack),
}));
