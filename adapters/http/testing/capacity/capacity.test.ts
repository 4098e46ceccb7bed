import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../../package-root.ts';
import { analysisMix, meanSeconds, secondsOfLot } from './analysis-mix.ts';
import { costTable, growthTable, loadTable } from './capacity-tables.ts';
import { meanWaitSeconds, refusedWithoutQueue, waitingShare } from './erlang.ts';
import { exponential, type QueueModel, simulateQueue } from './simulate-queue.ts';

const tolerance = 0.05;
const expectNear = (value: number, formula: number) => {
  expect(Math.abs(value / formula - 1), `${value} beside ${formula}`).toBeLessThan(tolerance);
};
const oneSecond: Omit<QueueModel, 'processes' | 'arrivalsPerSecond'> = {
  serviceSeconds: exponential(1),
  mostWaiting: Number.POSITIVE_INFINITY,
  arrivals: 300_000,
  seed: 7,
};

describe('the formulas of Erlang', () => {
  it('give what is worked out by hand', () => {
    // One process: everything waits that comes while it is busy. Two with one erlang: B is 1/5 and C is 1/3.
    expect(waitingShare({ processes: 1, erlangs: 0.7 })).toBeCloseTo(0.7, 12);
    expect(refusedWithoutQueue({ processes: 2, erlangs: 1 })).toBeCloseTo(1 / 5, 12);
    expect(waitingShare({ processes: 2, erlangs: 1 })).toBeCloseTo(1 / 3, 12);
    expect(meanWaitSeconds({ processes: 2, erlangs: 1 }, 1)).toBeCloseTo(1 / 3, 12);
  });
});

describe('the simulation', () => {
  it.each([
    [1, 0.5],
    [1, 0.8],
    [2, 1.4],
    [2, 1.8],
    [4, 2.8],
    [8, 5.6],
    [8, 7.2],
  ])('waits as Erlang C says: %i processes, %d erlangs', (processes, erlangs) => {
    const figures = simulateQueue({ ...oneSecond, processes, arrivalsPerSecond: erlangs });
    expectNear(figures.meanWaitSeconds, meanWaitSeconds({ processes, erlangs }, 1));
    expectNear(figures.busyShare, erlangs / processes);
    expect(figures.refusedShare).toBe(0);
  });

  it.each([
    [2, 1],
    [2, 3],
    [8, 8],
  ])('refuses as Erlang B says where nothing may wait: %i processes, %d erlangs', (processes, erlangs) => {
    const model = { ...oneSecond, processes, arrivalsPerSecond: erlangs, mostWaiting: 0 };
    const figures = simulateQueue(model);
    expectNear(figures.refusedShare, refusedWithoutQueue({ processes, erlangs }));
    expect(figures.wait99Seconds).toBe(0);
  });

  it('waits half as long where all work is alike, as Pollaczek and Khinchine say', () => {
    const model = { ...oneSecond, processes: 1, arrivalsPerSecond: 0.8, serviceSeconds: () => 1 };
    expectNear(simulateQueue(model).meanWaitSeconds, meanWaitSeconds({ processes: 1, erlangs: 0.8 }, 1) / 2);
  });

  it('is the same for a seed and another for another', () => {
    const model = { ...oneSecond, processes: 2, arrivalsPerSecond: 1.4, arrivals: 1000 };
    expect(simulateQueue(model)).toEqual(simulateQueue(model));
    expect(simulateQueue({ ...model, seed: 8 })).not.toEqual(simulateQueue(model));
  });
});

describe('the capacity page', () => {
  it('draws kinds of work by their shares', () => {
    expect(analysisMix.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    const lots = Array.from({ length: 1000 }, (_, index) => (index + 0.5) / 1000);
    const drawn = lots.reduce((sum, lot) => sum + secondsOfLot(lot), 0) / lots.length;
    expect(drawn).toBeCloseTo(meanSeconds, 6);
  });

  it.each([
    ['cost', costTable],
    ['load', loadTable],
    ['growth', growthTable],
  ])('shows the table of %s as it is printed', (_name, table) => {
    const page = readFileSync(join(packageRoot(), 'adapters/http/README.md'), 'utf8');
    expect(page).toContain(table());
  });
});
