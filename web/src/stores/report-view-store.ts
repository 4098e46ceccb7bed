import { create } from 'zustand';
import type { RiskRating } from '../../../core/termsheet/analysis.ts';

interface ReportViewState {
  /** What the reader opened or closed, by anchor; everything else is as its rating has it. */
  readonly opened: Readonly<Record<string, boolean>>;
  /** Colours that the reader filtered out. */
  readonly hiddenRatings: readonly RiskRating[];
  /** Place of the chosen sale price among those offered; null for the valuation itself. */
  readonly exitPlace: number | null;
  /** Terms that are put to their usual form in the exit figures. */
  readonly usualTerms: readonly string[];
  /** Which marked place of the document is read; null for none. */
  readonly readingPlace: number | null;
}

interface ReportViewStore extends ReportViewState {
  setOpened(anchors: readonly string[], isOpen: boolean): void;
  toggleRating(rating: RiskRating): void;
  chooseExit(place: number): void;
  toggleUsualTerm(id: string): void;
  readAt(place: number | null): void;
  /** Opens what an anchor leads to, and shows its colour again. */
  reveal(anchors: readonly string[]): void;
  /** Another report starts as every report does. */
  reset(): void;
}

const untouched: ReportViewState = {
  opened: {},
  hiddenRatings: [],
  exitPlace: null,
  usualTerms: [],
  readingPlace: null,
};

/** What of a report is unfolded and shown. */
export const useReportViewStore = create<ReportViewStore>()((set) => ({
  ...untouched,
  setOpened: (anchors, isOpen) => set(({ opened }) => ({ opened: { ...opened, ...each(anchors, isOpen) } })),
  toggleRating: (rating) => set(({ hiddenRatings }) => ({ hiddenRatings: toggled(hiddenRatings, rating) })),
  chooseExit: (exitPlace) => set({ exitPlace }),
  readAt: (readingPlace) => set({ readingPlace }),
  toggleUsualTerm: (id) => set(({ usualTerms }) => ({ usualTerms: toggled(usualTerms, id) })),
  reveal: (anchors) =>
    set(({ opened }) => ({
      opened: { ...opened, ...each(anchors, true) },
      hiddenRatings: [],
      readingPlace: null,
    })),
  reset: () => set(untouched),
}));

function each(anchors: readonly string[], isOpen: boolean): Readonly<Record<string, boolean>> {
  return Object.fromEntries(anchors.map((anchor) => [anchor, isOpen]));
}

function toggled<Value>(values: readonly Value[], value: Value): readonly Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
