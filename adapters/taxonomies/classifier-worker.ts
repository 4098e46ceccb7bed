import { parentPort } from 'node:worker_threads';
import type { ClassificationRequest } from '../../core/codes/classification.ts';
import { classifyBusiness } from '../../core/codes/classify-business.ts';
import { loadCodeTables } from './load-code-tables.ts';

/** What a worker is sent: several requests under one number. */
export interface ClassifierJob {
  readonly number: number;
  readonly requests: readonly ClassificationRequest[];
}

const tables = loadCodeTables();

parentPort?.on('message', async ({ number, requests }: ClassifierJob) => {
  const answers = [];
  for (const request of requests) answers.push(await classifyBusiness({ tables }, request));
  parentPort?.postMessage({ number, answers });
});
