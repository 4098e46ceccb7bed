import { quantile } from '../../../../core/evaluation/quantile.ts';
import { seededNumbers } from '../../../../core/evaluation/seeded-numbers.ts';

/** Work that comes by chance to processes that take it in the order in which it came. */
export interface QueueModel {
  readonly processes: number;
  readonly arrivalsPerSecond: number;
  /** How long a piece takes, from a number between 0 and 1 drawn by lot. */
  readonly serviceSeconds: (lot: number) => number;
  /** Pieces that may wait; what comes when all places are taken is refused. */
  readonly mostWaiting: number;
  /** Pieces that come in all. */
  readonly arrivals: number;
  readonly seed: number;
}

export interface QueueFigures {
  readonly meanWaitSeconds: number;
  readonly medianWaitSeconds: number;
  readonly wait95Seconds: number;
  readonly wait99Seconds: number;
  /** 0 to 1. */
  readonly refusedShare: number;
  /** 0 to 1: the part of the processes' time that was work. */
  readonly busyShare: number;
}

/** A time that ends by chance at any moment alike: what lies between Poisson arrivals. */
export function exponential(mean: number): (lot: number) => number {
  return (lot) => -mean * Math.log(1 - lot);
}

/** Lets work come, wait and be done, the same way for the same seed. */
export function simulateQueue(model: QueueModel): QueueFigures {
  const { processes, arrivalsPerSecond, serviceSeconds, mostWaiting, arrivals, seed } = model;
  const gapSeconds = exponential(1 / arrivalsPerSecond);
  const arrivalLots = seededNumbers(seed);
  const serviceLots = seededNumbers(seed + 1);
  const freeAt = new Array<number>(processes).fill(0);
  const starts: number[] = [];
  const waits: number[] = [];
  let now = 0;
  let begun = 0;
  let workSeconds = 0;
  for (let arrival = 0; arrival < arrivals; arrival += 1) {
    now += gapSeconds(arrivalLots());
    // Work begins in the order in which it came, so that what has begun is always the front of the list.
    while ((starts[begun] ?? Number.POSITIVE_INFINITY) <= now) begun += 1;
    const earliest = Math.min(...freeAt);
    if (earliest > now && starts.length - begun >= mostWaiting) continue;
    const start = Math.max(now, earliest);
    const seconds = serviceSeconds(serviceLots());
    freeAt[freeAt.indexOf(earliest)] = start + seconds;
    starts.push(start);
    waits.push(start - now);
    workSeconds += seconds;
  }
  const total = waits.reduce((sum, wait) => sum + wait, 0);
  // Sorted as bare numbers first, which is many times faster than what each quantile would do.
  const sorted = [...Float64Array.from(waits).sort()];
  return {
    meanWaitSeconds: total / waits.length,
    medianWaitSeconds: quantile(sorted, 0.5) ?? Number.NaN,
    wait95Seconds: quantile(sorted, 0.95) ?? Number.NaN,
    wait99Seconds: quantile(sorted, 0.99) ?? Number.NaN,
    refusedShare: 1 - waits.length / arrivals,
    busyShare: workSeconds / (processes * Math.max(...freeAt)),
  };
}
