import type { ClassificationRequest } from '../classification.ts';
import type { AnswerForm, BatchAnswer, WrittenAnswer } from './batch-answer.ts';

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
