import { create } from 'zustand';
import type { Jurisdiction } from '../../../core/termsheet/analysis.ts';
import type { TermSheetComparison } from '../../../core/termsheet/compare/comparison.ts';
import { AnalysisError, analyzeTermSheet } from '../api/term-sheet.ts';
import type { SampleTermSheet } from '../pages/term-sheet/samples/samples.ts';
import { isAcceptedFile } from './term-sheet-transitions.ts';

/** Which of the two documents. */
export type ComparedSide = 'first' | 'second';

interface ComparisonState {
  readonly files: Readonly<Record<ComparedSide, File | null>>;
  readonly jurisdiction: Jurisdiction;
  readonly busy: boolean;
  /** What went wrong, as a sentence. */
  readonly problem: string | null;
  readonly comparison: TermSheetComparison | null;
}

interface ComparisonStore extends ComparisonState {
  /** @returns whether the file was accepted; a refused one should leave the picker empty. */
  chooseFile(side: ComparedSide, file: File): boolean;
  chooseJurisdiction(jurisdiction: Jurisdiction): void;
  compare(): Promise<void>;
  /** Compares two documents of our own. */
  compareSamples(samples: readonly [SampleTermSheet, SampleTermSheet]): Promise<void>;
  compareOthers(): void;
}

const empty: ComparisonState = {
  files: { first: null, second: null },
  jurisdiction: 'US',
  busy: false,
  problem: null,
  comparison: null,
};

/** Two documents, and how the second differs from the first. */
export const useComparisonStore = create<ComparisonStore>()((set, get) => ({
  ...empty,
  chooseFile(side, file) {
    if (!isAcceptedFile(file)) {
      set({ problem: `${file.name} cannot be read. Please choose a PDF, Word document or text file.` });
      return false;
    }
    set(({ files }) => ({ files: { ...files, [side]: file }, problem: null }));
    return true;
  },
  chooseJurisdiction: (jurisdiction) => set({ jurisdiction }),
  async compare() {
    const { files, jurisdiction, busy } = get();
    const { first, second } = files;
    if (busy) return;
    if (!first || !second) {
      set({ problem: 'Please choose both documents.' });
      return;
    }
    set({ busy: true, problem: null });
    try {
      const analyse = (content: File) =>
        analyzeTermSheet(
          { jurisdiction, analysisDetail: 'detailed', content },
          { signal: new AbortController().signal, onWait: () => undefined },
        ).catch((error: unknown) => {
          throw new Error(problemWith(content, error), { cause: error });
        });
      const ofFirst = await analyse(first);
      const ofSecond = await analyse(second);
      const { compareAnalyses } = await import('../../../core/termsheet/compare/compare-analyses.ts');
      set({ comparison: compareAnalyses(ofFirst, ofSecond) });
    } catch (error) {
      set({ problem: error instanceof Error ? error.message : 'The two could not be compared.' });
    } finally {
      set({ busy: false });
    }
  },
  async compareSamples([before, after]) {
    const toFile = async ({ id, load }: SampleTermSheet) =>
      new File([await load()], `${id}-sample.txt`, { type: 'text/plain' });
    const [first, second] = await Promise.all([toFile(before), toFile(after)]);
    set({ files: { first, second }, jurisdiction: after.jurisdiction });
    await get().compare();
  },
  compareOthers: () => set({ ...empty, jurisdiction: get().jurisdiction }),
}));

function problemWith(file: File, error: unknown): string {
  const said = error instanceof AnalysisError ? error.serverMessage : undefined;
  return `${file.name}: ${said ?? 'it could not be analysed. Please try again.'}`;
}
