import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../../../../core/evaluation/quantile.ts';
import { callFor, visit } from './visitor-mix.ts';

/** What visitors met. */
export interface VisitReport {
  readonly sent: number;
  readonly perSecond: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Answers that were no success, and connections that broke. */
  readonly errorShare: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
}

class Visits {
  readonly #times: number[] = [];
  readonly #statuses: Record<string, number> = {};
  readonly #beganMs = performance.now();
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async one(): Promise<void> {
    const beganMs = performance.now();
    const client = `10.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
    const status = await visit(this.#origin, callFor(Math.random()), client);
    this.#times.push(performance.now() - beganMs);
    this.#statuses[status] = (this.#statuses[status] ?? 0) + 1;
  }

  report(): VisitReport {
    const sent = this.#times.length;
    const at = (share: number) => Math.round(quantile(this.#times, share) ?? 0);
    return {
      sent,
      perSecond: Math.round((sent * 10_000) / (performance.now() - this.#beganMs)) / 10,
      statuses: this.#statuses,
      errorShare: 1 - (this.#statuses['200'] ?? 0) / Math.max(1, sent),
      p50Ms: at(0.5),
      p95Ms: at(0.95),
      p99Ms: at(0.99),
      worstMs: at(1),
    };
  }
}

/** As much as so many visitors get who ask again as soon as they are answered. */
export async function visitWithoutPause(origin: string, visitors: number, ms: number): Promise<VisitReport> {
  const visits = new Visits(origin);
  const endMs = performance.now() + ms;
  const visitor = async () => {
    while (performance.now() < endMs) await visits.one();
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return visits.report();
}

/** Visitors who come by chance, so many a second on average, whether the others have been answered or not. */
export async function arriveByChance(origin: string, perSecond: number, ms: number): Promise<VisitReport> {
  const visits = new Visits(origin);
  const underWay = new Set<Promise<void>>();
  const beganMs = performance.now();
  for (let dueMs = 0; dueMs < ms; dueMs += (-Math.log(1 - Math.random()) * 1000) / perSecond) {
    const early = beganMs + dueMs - performance.now();
    if (early > 1) await sleep(early);
    const visit = visits.one();
    underWay.add(visit);
    void visit.then(() => underWay.delete(visit));
  }
  await Promise.all(underWay);
  return visits.report();
}
