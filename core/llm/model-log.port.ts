import type { ModelFailure } from './language-model.port.ts';

/** What a call to a model took. It never holds text of the call or of the answer. */
export interface ModelCallEnd {
  readonly event: 'model-call-end';
  /** Of the request that the call was made for, if it was made for one. */
  readonly requestId?: string;
  readonly provider: string;
  readonly model: string;
  readonly promptVersion: string;
  readonly outcome: 'ok' | ModelFailure['code'];
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly retries: number;
  readonly repairs: number;
  readonly durationMs: number;
}

/** What became of what a model brought in: how much of it passed the checks, and why the rest was left out. */
export interface ModelAnswerChecked {
  readonly event: 'model-answer-checked';
  readonly requestId?: string;
  readonly provider: string;
  readonly model: string;
  readonly promptVersion: string;
  /** Findings of a term sheet, or codes of a business, that the model named. */
  readonly offered: number;
  readonly accepted: number;
  /** What was left out, counted by reason. */
  readonly rejected: Readonly<Record<string, number>>;
}

export type ModelLogEntry = ModelCallEnd | ModelAnswerChecked;

/** Where calls to models are reported. */
export type ModelLog = (entry: ModelLogEntry) => void;
