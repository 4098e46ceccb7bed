import { create } from 'zustand';
import type { AnalysisDetail, Jurisdiction } from '../../../core/termsheet/analysis.ts';
import { subscribe } from '../api/contact.ts';
import type { AnalysisStage } from '../api/staged-answer.ts';
import { AnalysisError, analyzeTermSheet } from '../api/term-sheet.ts';
import { useReportViewStore } from './report-view-store.ts';
import { createSignUpStore } from './sign-up-store.ts';
import {
  broughtBack,
  canAnalyze,
  clearedForAnother,
  contentToAnalyze,
  emptyTermSheet,
  type InputMode,
  isAcceptedFile,
  type TermSheetState,
  withFile,
  withSample,
} from './term-sheet-transitions.ts';
import { showToast } from './toast-store.ts';

/** A document to try the checker with. */
interface Sample {
  readonly jurisdiction: Jurisdiction;
  load(): Promise<string>;
}

interface TermSheetStore extends TermSheetState {
  setMode(mode: InputMode): void;
  typeText(text: string): void;
  /** @returns whether the file was accepted; a refused one should leave the picker empty. */
  chooseFile(file: File): boolean;
  chooseJurisdiction(jurisdiction: Jurisdiction): void;
  chooseDetail(analysisDetail: AnalysisDetail): void;
  /** @param inStages for an engine that takes a while: shows how far it is and lets the visitor give up. */
  analyze(inStages?: boolean): Promise<void>;
  /** Fills in a sample with the law it is written for, and analyses it. */
  trySample(sample: Sample, inStages?: boolean): Promise<void>;
  analyzeAnother(): void;
  /** Brings back what Analyze Another cleared. */
  undoAnother(): void;
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
  typeText: (text) => set({ text, problem: null }),
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
  async analyze(inStages = false) {
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
    const giveUp = new AbortController();
    const cancel = () => giveUp.abort();
    set({ busy: true, stage: null, waitingSeconds: null, problem: null, cancel: inStages ? cancel : null });
    const { jurisdiction, analysisDetail } = state;
    const onStage = (stage: AnalysisStage) => set({ stage, waitingSeconds: null });
    const waiting = {
      signal: giveUp.signal,
      onWait: (waitingSeconds: number) => set({ waitingSeconds, cancel }),
      ...(inStages ? { onStage } : {}),
    };
    try {
      const request = { jurisdiction, analysisDetail, content };
      const result = await analyzeTermSheet(request, waiting);
      useReportViewStore.getState().reset();
      set({ result, cleared: null });
    } catch (error) {
      // Who gave it up need not be told that it failed.
      if (giveUp.signal.aborted) return;
      const said = error instanceof AnalysisError ? error.serverMessage : undefined;
      const problem = said ?? 'Unable to analyze term sheet. Please try again.';
      set({ problem });
      showToast({ title: 'Analysis Error', description: problem, destructive: true });
    } finally {
      set({ busy: false, cancel: null, stage: null, waitingSeconds: null });
    }
  },
  async trySample({ jurisdiction, load }, inStages = false) {
    try {
      const text = await load();
      set((state) => withSample(state, text, jurisdiction));
    } catch {
      set({ problem: 'The sample could not be loaded. Please try again.' });
      return;
    }
    await get().analyze(inStages);
  },
  analyzeAnother: () => set(clearedForAnother),
  undoAnother: () => set(broughtBack),
}));
