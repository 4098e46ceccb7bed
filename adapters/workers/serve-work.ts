import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { WatchData } from './resource-watch-worker.ts';
import type { WorkLimits, WorkMessage, WorkOrder } from './worker-messages.ts';

type Job = (input: never, onProgress: () => void) => unknown;

const idle = -1;

/**
 * Makes this process one that works for a pool: one order at a time, answered by one message. Its argument holds its
 * bounds and the settings of its jobs.
 */
export function serveWork<Settings>(createJobs: (settings: Settings) => Readonly<Record<string, Job>>): void {
  const { limits, settings } = JSON.parse(process.argv[2] ?? '') as {
    readonly limits: WorkLimits;
    readonly settings: Settings;
  };
  const jobs = createJobs(settings);
  const startedAt = watchResources(limits);
  const send = (message: WorkMessage) => process.send?.(message);
  // Signals to the whole group are for the program that the process belongs to, which ends it in its own time.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  process.on('disconnect', () => process.exit());
  // pdf.js leaves promises behind on broken files; what counts is whether the document was read.
  process.on('unhandledRejection', () => undefined);
  send({ type: 'ready' });
  process.on('message', async ({ kind, input }: WorkOrder) => {
    startedAt[0] = processorTimeMs();
    try {
      const job = jobs[kind];
      if (!job) throw new Error(`there is no job ${kind}`);
      const value = await job(input as never, () => send({ type: 'progress' }));
      startedAt[0] = idle;
      send({ type: 'done', value, residentBytes: process.memoryUsage.rss() });
    } catch (error) {
      startedAt[0] = idle;
      send({
        type: 'fault',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
  });
}

function watchResources(limits: WorkLimits): Float64Array {
  const workStartedAt = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT);
  const startedAt = new Float64Array(workStartedAt).fill(idle);
  const watch = new Worker(join(import.meta.dirname, 'resource-watch-worker.js'), {
    workerData: { limits, workStartedAt } satisfies WatchData,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  });
  watch.unref();
  return startedAt;
}

function processorTimeMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
