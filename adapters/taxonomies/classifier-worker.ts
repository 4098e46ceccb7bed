import { parentPort } from 'node:worker_threads';
import type { AnswerForm } from '../../core/codes/batch/batch-answer.ts';
import { writtenAnswer } from '../../core/codes/batch/written-answer.ts';
import type { ClassificationRequest } from '../../core/codes/classification.ts';
import { classifyBusiness } from '../../core/codes/classify-business.ts';
import { loadCodeTables } from './load-code-tables.ts';

/** What a worker is sent: several requests under one number. */
export interface ClassifierJob {
  readonly number: number;
  readonly requests: readonly ClassificationRequest[];
  /** In which the answers are written; absent, they come as they are. */
  readonly form?: AnswerForm;
}

const tables = loadCodeTables();

parentPort?.on('message', async ({ number, requests, form }: ClassifierJob) => {
  const answers = [];
  for (const request of requests) {
    const answer = await classifyBusiness({ tables }, request);
    answers.push(form ? writtenAnswer(answer, form) : answer);
  }
  parentPort?.postMessage({ number, answers });
});
