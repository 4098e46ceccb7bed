import { failed, type Result } from '../../core/result.ts';
import type { ExitWaterfallFailure } from '../../core/termsheet/waterfall/exit-waterfall.ts';
import type { ExitWaterfall } from '../../core/termsheet/waterfall/waterfall.ts';
import { callWorker, type JobProgress, type UnansweredFailure } from './call-worker.ts';
import type { WorkPool } from './work-pool.ts';

/** Cap tables are small; what counts is the work that their fractions make. */
const bytesOfCapTable = 64 * 1024;

/** Works an exit out in a process of the pool: exact fractions of unlikely rates can grow without end. */
export function pooledExitWaterfall(pool: WorkPool) {
  return async (
    capTable: unknown,
    exits: unknown,
    progress: Omit<JobProgress, 'onProgress'>,
  ): Promise<Result<readonly ExitWaterfall[], ExitWaterfallFailure | UnansweredFailure>> => {
    const call = { kind: 'exit-waterfall', input: { capTable, exits }, bytes: bytesOfCapTable } as const;
    const outcome = await callWorker(pool, call, progress);
    if (outcome.ok) return outcome.value;
    if (outcome.error.code === 'busy') return failed(outcome.error);
    if (outcome.error.code === 'cancelled') {
      return failed({ code: 'cancelled', message: 'The calculation was cancelled.' });
    }
    const message =
      'This cap table takes too long to work out. Please use fewer series, or rounder rates and years.';
    return failed({ code: 'invalid-cap-table', message });
  };
}
