import { Worker } from 'node:worker_threads';
import { quantile } from '../../../../core/evaluation/quantile.ts';

/** How long health checks took while something else went on. */
export interface HealthFigures {
  readonly checks: number;
  readonly failed: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
}

const program = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { request, Agent } = require('node:http');
  const agent = new Agent({ keepAlive: true });
  const times = [];
  let failed = 0;
  let isOver = false;
  parentPort.once('message', () => { isOver = true; });
  const check = () => {
    const startedAt = performance.now();
    const end = (ok) => {
      times.push(performance.now() - startedAt);
      if (!ok) failed += 1;
      if (isOver) { parentPort.postMessage({ times, failed }); agent.destroy(); } else setTimeout(check, 10);
    };
    const call = request(workerData + '/api/health', { agent, timeout: 20000 }, (response) => {
      response.resume().on('end', () => end(response.statusCode === 200));
    });
    call.on('timeout', () => call.destroy(new Error('late')));
    call.on('error', () => end(false));
    call.end();
  };
  check();
`;

/** Asks for the health of a server a hundred times a second, from a thread of its own, until `stop`. */
export function probeHealth(url: string): { stop(): Promise<HealthFigures> } {
  const worker = new Worker(program, { eval: true, workerData: url });
  return {
    stop: () =>
      new Promise((resolve, reject) => {
        worker.once('error', reject);
        worker.once('message', ({ times, failed }: { times: number[]; failed: number }) => {
          const at = (share: number) => Math.round((quantile(times, share) ?? 0) * 10) / 10;
          resolve({ checks: times.length, failed, p50Ms: at(0.5), p99Ms: at(0.99), worstMs: at(1) });
        });
        worker.postMessage('stop');
      }),
  };
}
