import type { ExpectedFailure, Result } from '../../core/result.ts';
import type { TermSheetAnalysis } from '../../core/termsheet/analysis.ts';

/** What became of one of several documents. */
export interface SheetOutcome {
  /** The file as it was named. */
  readonly file: string;
  /** What was read, under which settings; null where the file could not be read. */
  readonly inputFingerprint: string | null;
  readonly outcome: Result<TermSheetAnalysis, ExpectedFailure>;
}
