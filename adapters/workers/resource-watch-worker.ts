import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { type Verdict, verdictDescriptor, type WorkLimits } from './worker-messages.ts';

/** What the watch is given: the bounds, and one shared number that says whether and since when there is work. */
export interface WatchData {
  readonly limits: WorkLimits;
  /** Processor time of the process at the start of the work, in milliseconds; negative while there is none. */
  readonly workStartedAt: SharedArrayBuffer;
}

/*
 * Ends its own process when the work is over its bounds. It runs in a thread beside the work, because nothing else
 * is heard while a loop runs, and it kills, because only that ends a loop for certain.
 */
const pollMs = 20;
const { limits, workStartedAt } = workerData as WatchData;
const startedAt = new Float64Array(workStartedAt);
const parent = process.ppid;

setInterval(() => {
  // Nobody is left to answer to.
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  const since = startedAt[0] ?? -1;
  if (since < 0) return;
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 - since > limits.processorTimeMs) end('time');
  if (process.memoryUsage.rss() > limits.residentMb * 1024 * 1024) end('memory');
}, pollMs);

function end(verdict: Verdict): void {
  writeSync(verdictDescriptor, verdict);
  process.kill(process.pid, 'SIGKILL');
}
