import { type FigureRow, figureTable } from '../../../../core/evaluation/figure-table.ts';
import { analysisMix, meanSeconds, secondsOfLot } from './analysis-mix.ts';
import { type QueueFigures, simulateQueue } from './simulate-queue.ts';

const seed = 2026;
const arrivals = 200_000;
/** As adapters/composition opens the pool. */
const mostWaiting = 64;
const loads = [0.3, 0.5, 0.7, 0.8, 0.9, 1, 1.2];
/** The load to plan for: beyond it waits grow faster than work. */
const plannedLoad = 0.7;
const smallestInstance = 2;
/** More processes than this no instance starts. */
const largestInstance = 8;

const perHour = (processes: number, load: number) => (processes * load * 3600) / meanSeconds;

function at(processes: number, load: number): QueueFigures {
  return simulateQueue({
    processes,
    arrivalsPerSecond: perHour(processes, load) / 3600,
    serviceSeconds: secondsOfLot,
    mostWaiting,
    arrivals,
    seed,
  });
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const count = (value: number) => Math.round(value).toLocaleString('en-GB');
const seconds = (value: number) => `${value.toFixed(2)} s`;

/** What a thousand analyses cost in seconds of one processor. */
export function costTable(): string {
  const rows = analysisMix.map(
    ({ what, share, seconds: each }): FigureRow => [what, percent(share), count(each * 1000)],
  );
  const mixed: FigureRow = ['together', '100.0%', count(meanSeconds * 1000)];
  return figureTable(['share', 'processor seconds for 1,000'], [...rows, mixed]);
}

/** How long visitors wait for one of two processes, by load. */
export function loadTable(): string {
  const rows = loads.map((load): FigureRow => {
    const figures = at(smallestInstance, load);
    return [
      percent(load),
      count(perHour(smallestInstance, load)),
      seconds(figures.medianWaitSeconds),
      seconds(figures.wait95Seconds),
      seconds(figures.wait99Seconds),
      percent(figures.refusedShare),
    ];
  });
  return figureTable(['analyses an hour', 'wait p50', 'p95', 'p99', 'refused'], rows);
}

/** How many instances ten and a hundred times the planned load of the smallest one want, each with a queue of its own. */
export function growthTable(): string {
  const rows = [1, 10, 100].flatMap((times) =>
    [smallestInstance, largestInstance].map((processes): FigureRow => {
      const wanted = times * perHour(smallestInstance, plannedLoad);
      const instances = Math.ceil(wanted / perHour(processes, plannedLoad) - 1e-9);
      const load = wanted / instances / perHour(processes, 1);
      const { wait95Seconds, wait99Seconds } = at(processes, load);
      const waits = [seconds(wait95Seconds), seconds(wait99Seconds)];
      return [`${times} times, ${processes} cores`, count(wanted), count(instances), percent(load), ...waits];
    }),
  );
  return figureTable(['analyses an hour', 'instances', 'load', 'wait p95', 'p99'], rows);
}
