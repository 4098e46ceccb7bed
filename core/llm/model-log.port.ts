import type { ModelFailure } from './language-model.port.ts';

/** What a call to a model took. It never holds text of the call or of the answer. */
export interface ModelLogEntry {
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

/** Where calls to models are reported. */
export type ModelLog = (entry: ModelLogEntry) => void;
