import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DependencyReading } from '../availability/dependency-watch.ts';

interface Observation {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly durationSeconds: number;
}

/** Counts answers by route and status, and their durations; labels come from fixed lists, never from input. */
export interface HttpMetrics {
  observe(observation: Observation): void;
  /** Prometheus text. */
  read(): Promise<{ readonly contentType: string; readonly text: string }>;
}

const durationBucketsSeconds = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90];
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** What the worker processes do now. */
export interface Workload {
  readonly running: number;
  readonly waiting: number;
}

/**
 * @param dependencies whose state is read whenever the metrics are
 * @param workload read whenever the metrics are
 * @param registry where others count as well
 */
export function createHttpMetrics(
  dependencies: readonly DependencyReading[],
  workload: () => Workload = () => ({ running: 0, waiting: 0 }),
  registry: Registry = new Registry(),
): HttpMetrics {
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'fettle_http_requests_total',
    help: 'Answered requests',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'fettle_http_request_duration_seconds',
    help: 'Time from the request to the end of its answer',
    labelNames: ['route'],
    buckets: durationBucketsSeconds,
    registers: [registry],
  });
  collectDependencies(registry, dependencies);
  collectWorkload(registry, workload);
  return {
    observe({ method, route, status, durationSeconds }) {
      answers.inc({ method: knownMethods.has(method) ? method : 'other', route, status });
      durations.observe({ route }, durationSeconds);
    },
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}

function collectDependencies(registry: Registry, dependencies: readonly DependencyReading[]): void {
  new Gauge({
    name: 'fettle_dependency_up',
    help: 'Whether a service that the server depends on serves: 1, or 0 while it is done without',
    labelNames: ['dependency'],
    registers: [registry],
    collect() {
      for (const { name, isFailing } of dependencies) this.set({ dependency: name }, isFailing ? 0 : 1);
    },
  });
  new Counter({
    name: 'fettle_dependency_failures_total',
    help: 'How often a service that the server depends on has failed',
    labelNames: ['dependency'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, failures } of dependencies) this.inc({ dependency: name }, failures);
    },
  });
}

function collectWorkload(registry: Registry, workload: () => Workload): void {
  new Gauge({
    name: 'fettle_work',
    help: 'Documents and long descriptions in the worker processes, and those that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, pieces] of Object.entries(workload())) this.set({ state }, pieces);
    },
  });
}
