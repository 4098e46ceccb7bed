import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../package-root.ts';
import type { JobSettings } from './jobs.ts';
import { openWorkPool, type WorkPool, type WorkPoolOptions } from './work-pool.ts';

/** The compiled program, also for tests that run from the sources: Node 20 cannot load TypeScript. */
const workerFile = join(packageRoot(), 'dist', 'adapters', 'workers', 'engine-worker.js');

const mostProcesses = 8;

/**
 * Bounds that suit a small server. A dense contract of a hundred pages takes about two seconds of processor time and
 * 250 MB; a three-page offer a tenth of a second.
 */
export const enginePoolDefaults: Omit<WorkPoolOptions, 'settings'> = {
  file: workerFile,
  limits: { processorTimeMs: 10_000, residentMb: 1024 },
  processes: Math.min(Math.max(availableParallelism(), 1), mostProcesses),
  maxWaiting: 64,
  maxWaitingBytes: 64 * 1024 * 1024,
  waitMs: 15_000,
  runMs: 30_000,
  renewAboveMb: 400,
  idleMs: 30_000,
  restingMb: 160,
};

/** Opens the processes that read and analyse documents and classify long descriptions. */
export function openEnginePool(settings: JobSettings, options: Partial<WorkPoolOptions> = {}): WorkPool {
  return openWorkPool({ ...enginePoolDefaults, ...options, settings });
}
