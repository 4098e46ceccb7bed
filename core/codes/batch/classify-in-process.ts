import type { ClassificationRequest } from '../classification.ts';
import type { BatchAnswer, BatchClassifier } from './batch-classifier.port.ts';

/**
 * A batch classifier without workers: for few rows, and for a language model, whose server does the work.
 * @param concurrency calls under way at the same time
 */
export function classifyInProcess(
  classify: (request: ClassificationRequest) => Promise<BatchAnswer>,
  concurrency: number,
): BatchClassifier {
  return {
    concurrency: Math.max(1, concurrency),
    classifyMany: async (requests) => {
      const answers: BatchAnswer[] = [];
      for (const request of requests) answers.push(await classify(request));
      return answers;
    },
    close: async () => undefined,
  };
}
