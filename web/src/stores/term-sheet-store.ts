import { create } from 'zustand';
import type { AnalysisDetail, Jurisdiction } from '../../../core/termsheet/analysis.ts';
import { subscribe } from '../api/contact.ts';
import { AnalysisError, analyzeTermSheet } from '../api/term-sheet.ts';
import { createSignUpStore } from './sign-up-store.ts';
import {
  canAnalyze,
  clearedForAnother,
  contentToAnalyze,
  emptyTermSheet,
  type InputMode,
  isAcceptedFile,
  type TermSheetState,
  withFile,
} from './term-sheet-transitions.ts';
import { showToast } from './toast-store.ts';

interface TermSheetStore extends TermSheetState {
  setMode(mode: InputMode): void;
  typeText(text: string): void;
  /** @returns whether the file was accepted; a refused one should leave the picker empty. */
  chooseFile(file: File): boolean;
  chooseJurisdiction(jurisdiction: Jurisdiction): void;
  chooseDetail(analysisDetail: AnalysisDetail): void;
  analyze(): Promise<void>;
  analyzeAnother(): void;
}

/** Sent with an address that is left on the term sheet checker. */
export const termSheetSignUpMessage = 'Subscription via the term sheet checker.';

export const useTermSheetSignUp = createSignUpStore({
  send: (email) => subscribe(email, termSheetSignUpMessage),
  success: {
    title: 'Success!',
    description: "You've been added to our mailing list for business insights and legal updates.",
  },
  failure: { title: 'Error', description: 'Failed to subscribe. Please try again later.' },
});

/** The term sheet form and its result. */
export const useTermSheetStore = create<TermSheetStore>()((set, get) => ({
  ...emptyTermSheet,
  setMode: (mode) => set({ mode }),
  typeText: (text) => set({ text }),
  chooseFile(file) {
    if (!isAcceptedFile(file)) {
      showToast({
        title: 'Invalid file type',
        description: 'Please upload a PDF, Word document, or text file.',
        destructive: true,
      });
      return false;
    }
    set((state) => withFile(state, file));
    return true;
  },
  chooseJurisdiction: (jurisdiction) => set({ jurisdiction }),
  chooseDetail: (analysisDetail) => set({ analysisDetail }),
  async analyze() {
    const state = get();
    const content = contentToAnalyze(state);
    if (content === null) {
      showToast({
        title: 'Input Required',
        description: 'Please provide term sheet content or upload a file.',
        destructive: true,
      });
      return;
    }
    if (!canAnalyze(state)) return;
    set({ busy: true });
    const { jurisdiction, analysisDetail } = state;
    try {
      set({ result: await analyzeTermSheet({ jurisdiction, analysisDetail, content }) });
    } catch (error) {
      const said = error instanceof AnalysisError ? error.serverMessage : undefined;
      showToast({
        title: 'Analysis Error',
        description: said ?? 'Unable to analyze term sheet. Please try again.',
        destructive: true,
      });
    } finally {
      set({ busy: false });
    }
  },
  analyzeAnother: () => set(clearedForAnother),
}));
