import type { BusyFailure } from '../../core/busy-failure.ts';
import { failed, type Result, success } from '../../core/result.ts';
import { callWorker } from './call-worker.ts';
import { type FieldsBody, readFields } from './read-fields.ts';
import type { WorkPool } from './work-pool.ts';

type Fields = Readonly<Record<string, string>> | null;

/** In characters: the worst body of this size takes some 15 ms. */
const mostReadHere = 64 * 1024;

/** Reads the fields of a body: of a small one here, of a large one in a process of the pool. */
export function pooledReadFields(pool: WorkPool) {
  return async (
    body: FieldsBody,
    progress: { readonly client: string },
  ): Promise<Result<Fields, BusyFailure>> => {
    if (body.text.length <= mostReadHere) return success(readFields(body));
    const call = { kind: 'read-fields', input: body, bytes: body.text.length } as const;
    const outcome = await callWorker(pool, call, progress);
    if (outcome.ok) return outcome;
    if (outcome.error.code === 'busy') return failed(outcome.error);
    // A body that takes more than its share is no object of a few texts.
    return success(null);
  };
}
