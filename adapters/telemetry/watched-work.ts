import type { WorkOutcome, WorkPool, WorkRequest } from '../workers/work-pool.ts';
import type { Signals } from './signals.ts';

/** A pool that tells of each piece of work how it ended and how long its caller waited. */
export function watchedWork(pool: WorkPool, signals: Pick<Signals, 'tell'>): WorkPool {
  return {
    state: () => pool.state(),
    warmUp: () => pool.warmUp(),
    close: () => pool.close(),
    async run(request: WorkRequest): Promise<WorkOutcome> {
      const startedAt = performance.now();
      let outcome: WorkOutcome['how'] | 'fault' = 'fault';
      try {
        const ending = await pool.run(request);
        outcome = ending.how;
        return ending;
      } finally {
        signals.tell({ event: 'work-end', outcome, durationMs: performance.now() - startedAt });
      }
    },
  };
}
