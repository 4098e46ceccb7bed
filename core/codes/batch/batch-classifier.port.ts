import type { ProviderFailure } from '../../llm/provider-failure.ts';
import type { Result } from '../../result.ts';
import type { Classification, ClassificationFailure, ClassificationRequest } from '../classification.ts';
import type { CodeEngineFailure } from '../code-engine.port.ts';
import type { AnswerForm, WrittenAnswer } from './written-answer.ts';

export type BatchAnswer = Result<Classification, ClassificationFailure | ProviderFailure | CodeEngineFailure>;

/** Classifies many descriptions, on as many cores as it was opened for. */
export interface BatchClassifier {
  /** How many calls run at the same time; more only wait. */
  readonly concurrency: number;
  /** Answers in the order of the requests. Rejects when a worker is lost. */
  classifyMany(requests: readonly ClassificationRequest[]): Promise<readonly BatchAnswer[]>;
  /** The same, written by the worker that found the answer; absent where nothing is saved by it. */
  writeMany?(requests: readonly ClassificationRequest[], form: AnswerForm): Promise<readonly WrittenAnswer[]>;
  close(): Promise<void>;
}
