import type { Cancellation } from '../../core/cancellation.ts';
import type { BatchAnswer } from '../../core/codes/batch/batch-answer.ts';
import type { BatchClassifier } from '../../core/codes/batch/batch-classifier.port.ts';
import { QueuedPieces } from './queued-pieces.ts';

/** More than workers hold at one time, and little enough for Redis. */
const piecesAhead = 128;

const interrupted = { ok: false, error: { code: 'cancelled', message: 'interrupted' } } as const;
const givenUp = {
  ok: false,
  error: { code: 'provider-unavailable', message: 'The workers gave this row up after four tries.' },
} as const;

/** What a batch hands to a queue. */
export interface QueuedClassifier extends BatchClassifier {
  /** How many worker processes listen now. */
  countWorkers(): Promise<number>;
}

/**
 * A batch classifier whose work is done by `fettle worker` processes.
 * @param url REDIS_URL
 * @param salt what else decides the answers, such as the model
 */
export function openQueuedClassifier(
  url: string,
  salt: string,
  cancellation: Cancellation = { aborted: false },
): QueuedClassifier {
  const pieces = new QueuedPieces(url, salt, cancellation);
  return {
    concurrency: piecesAhead,
    async classifyMany(requests): Promise<readonly BatchAnswer[]> {
      if (requests.length === 0) return [];
      const outcome = await pieces.ask('classify', { requests });
      if (outcome.state === 'answered') return JSON.parse(outcome.answer);
      return requests.map(() => (outcome.state === 'cancelled' ? interrupted : givenUp));
    },
    countWorkers: () => pieces.countWorkers(),
    close: () => pieces.close(),
  };
}
