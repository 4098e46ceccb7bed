import type { Cancellation } from '../../cancellation.ts';
import type { ClassificationRequest } from '../classification.ts';
import type { BatchAnswer } from './batch-answer.ts';
import type { BatchClassifier } from './batch-classifier.port.ts';

/**
 * A batch classifier without workers: for few rows, and for a language model, whose server does the work.
 * @param concurrency calls under way at the same time
 * @param cancellation ends the call under way, whose row is then answered with `cancelled`
 */
export function classifyInProcess(
  classify: (
    request: ClassificationRequest,
    progress: { readonly cancellation?: Cancellation },
  ) => Promise<BatchAnswer>,
  concurrency: number,
  cancellation?: Cancellation,
): BatchClassifier {
  const progress = { cancellation };
  return {
    concurrency: Math.max(1, concurrency),
    classifyMany: async (requests) => {
      const answers: BatchAnswer[] = [];
      for (const request of requests) answers.push(await classify(request, progress));
      return answers;
    },
    close: async () => undefined,
  };
}
