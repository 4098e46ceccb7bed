import type { AnalysisDetail, Jurisdiction } from '../../../core/termsheet/analysis.ts';
import type { ShownAnalysis } from '../api/shown-analysis.ts';
import type { AnalysisStage } from '../api/staged-answer.ts';

export type InputMode = 'text' | 'upload';

export interface TermSheetState {
  readonly mode: InputMode;
  readonly text: string;
  readonly file: File | null;
  readonly jurisdiction: Jurisdiction;
  readonly analysisDetail: AnalysisDetail;
  readonly busy: boolean;
  /** Gives up the analysis under way, where it takes long enough for that. */
  readonly cancel: (() => void) | null;
  readonly stage: AnalysisStage | null;
  /** Seconds until a server that has too much to do is asked again. */
  readonly waitingSeconds: number | null;
  /** Why the last analysis failed: a toast is gone before a long reason is read. */
  readonly problem: string | null;
  readonly result: ShownAnalysis | null;
  /** What Analyze Another cleared, until the next analysis. */
  readonly cleared: ClearedInput | null;
}

type ClearedInput = Pick<TermSheetState, 'mode' | 'text' | 'file' | 'result'>;

export const emptyTermSheet: TermSheetState = {
  mode: 'text',
  text: '',
  file: null,
  jurisdiction: 'US',
  analysisDetail: 'detailed',
  busy: false,
  cancel: null,
  stage: null,
  waitingSeconds: null,
  problem: null,
  result: null,
  cleared: null,
};

const acceptedTypes = new Set([
  'application/pdf',
  'text/plain',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]);
const acceptedEndings = /\.(?:pdf|docx?|txt)$/i;

/** What the file picker lists. */
export const acceptAttribute = '.pdf,.doc,.docx,.txt';

/** A first look at a file by its type, or its name where the system knows no type. The server looks inside. */
export function isAcceptedFile(file: { readonly type: string; readonly name: string }): boolean {
  return file.type ? acceptedTypes.has(file.type) : acceptedEndings.test(file.name);
}

/** Size as the form shows it: MB with two decimals. */
export function fileSizeText(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`;
}

/**
 * What files can be read, said before one is chosen.
 * @param largestBytes the server's limit; an older server does not tell it.
 */
export function fileLimitsText(largestBytes: number | undefined): string {
  const types = 'PDF, Word (.doc, .docx) or plain text (.txt)';
  return largestBytes ? `${types}, up to ${Math.floor(largestBytes / 1024 / 1024)} MB` : types;
}

/** What would be analysed: in each mode its own input first, else the other one; null for nothing. */
export function contentToAnalyze({
  mode,
  text,
  file,
}: Pick<TermSheetState, 'mode' | 'text' | 'file'>): File | string | null {
  const pasted = text.trim() ? text : null;
  return mode === 'upload' ? (file ?? pasted) : (pasted ?? file);
}

/** Whether the Analyze button can be pressed. */
export function canAnalyze(state: TermSheetState): boolean {
  return !state.busy && contentToAnalyze(state) !== null;
}

/** A chosen file that is accepted turns the form to uploading. */
export function withFile(state: TermSheetState, file: File): TermSheetState {
  return { ...state, file, mode: 'upload', problem: null };
}

/** A sample takes the place of what was pasted, under the law that it is written for. */
export function withSample(state: TermSheetState, text: string, jurisdiction: Jurisdiction): TermSheetState {
  return { ...state, text, jurisdiction, file: null, mode: 'text', problem: null };
}

/** Analyze Another: text, result and file go, the mode is text again; the two choices stay. */
export function clearedForAnother(state: TermSheetState): TermSheetState {
  const { jurisdiction, analysisDetail, mode, text, file, result } = state;
  return { ...emptyTermSheet, jurisdiction, analysisDetail, cleared: { mode, text, file, result } };
}

/** Undoes Analyze Another; what was typed since gives way. */
export function broughtBack(state: TermSheetState): TermSheetState {
  return { ...state, ...state.cleared, cleared: null, problem: null };
}
