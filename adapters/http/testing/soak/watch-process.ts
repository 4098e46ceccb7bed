import { readdirSync } from 'node:fs';
import { processFigures } from '../overload/started-product.ts';
import { slopeOf } from './slope.ts';

/** What a process took over time. */
export interface ProcessTrend {
  readonly serverMb: { readonly first: number; readonly last: number; readonly most: number };
  /** After the first fifth, in which it warms up. */
  readonly serverMbPerHour: number;
  readonly mostWithWorkersMb: number;
  readonly openFiles: { readonly first: number; readonly last: number; readonly most: number };
}

interface Sample {
  readonly hours: number;
  readonly serverMb: number;
  readonly workersMb: number;
  readonly openFiles: number;
}

const everyMs = 2000;

/** Looks at a process and its workers every two seconds until it is stopped. */
export function watchProcess(processId: number): { stop(): ProcessTrend } {
  const beganMs = performance.now();
  const samples: Sample[] = [];
  const look = () => {
    const { serverMb, workersMb } = processFigures(processId);
    const hours = (performance.now() - beganMs) / 3_600_000;
    samples.push({ hours, serverMb, workersMb, openFiles: readdirSync(`/proc/${processId}/fd`).length });
  };
  look();
  const timer = setInterval(look, everyMs);
  return {
    stop() {
      clearInterval(timer);
      look();
      const warm = samples.slice(Math.floor(samples.length / 5));
      const ends = (of: 'serverMb' | 'openFiles') => {
        const values = samples.map((sample) => sample[of]);
        return { first: values[0] ?? 0, last: values.at(-1) ?? 0, most: Math.max(...values) };
      };
      return {
        serverMb: ends('serverMb'),
        serverMbPerHour: slopeOf(warm.map(({ hours, serverMb }) => [hours, serverMb])),
        mostWithWorkersMb: Math.max(...samples.map(({ serverMb, workersMb }) => serverMb + workersMb)),
        openFiles: ends('openFiles'),
      };
    },
  };
}
