import { failed, type Result, success } from '../../core/result.ts';
import { callWorker, type JobProgress, type UnansweredFailure } from './call-worker.ts';
import { type FieldsBody, readFields } from './read-fields.ts';
import type { WorkPool } from './work-pool.ts';

type Fields = Readonly<Record<string, string>> | null;

/** In characters: the worst body of this size takes some 15 ms. */
const mostReadHere = 64 * 1024;

/** Reads the fields of a body: of a small one here, of a large one in a process of the pool. */
export function pooledReadFields(pool: WorkPool) {
  return async (
    body: FieldsBody,
    progress: Omit<JobProgress, 'onProgress'>,
  ): Promise<Result<Fields, UnansweredFailure>> => {
    if (body.text.length <= mostReadHere) return success(readFields(body));
    const call = { kind: 'read-fields', input: body, bytes: body.text.length } as const;
    const outcome = await callWorker(pool, call, progress);
    if (outcome.ok) return outcome;
    if (outcome.error.code === 'busy') return failed(outcome.error);
    if (outcome.error.code === 'cancelled') {
      return failed({ code: 'cancelled', message: 'Reading the body was cancelled.' });
    }
    // A body that takes more than its share is no object of a few texts.
    return success(null);
  };
}
