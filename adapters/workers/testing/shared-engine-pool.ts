import { openEnginePool } from '../open-engine-pool.ts';
import type { WorkPool } from '../work-pool.ts';

const maxDocumentBytes = 10 * 1024 * 1024;

let pool: WorkPool | undefined;

/**
 * One pool of engine processes for all tests of a test runner's worker, with the bounds of a start without
 * configuration. To start processes for each run of a command takes most of such a test's time. They end with the
 * worker.
 */
export function sharedEnginePool(): WorkPool {
  pool ??= openEnginePool({ maxDocumentBytes });
  return pool;
}
