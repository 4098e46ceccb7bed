import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

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

export function createHttpMetrics(): HttpMetrics {
  const registry = new Registry();
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
  return {
    observe({ method, route, status, durationSeconds }) {
      answers.inc({ method: knownMethods.has(method) ? method : 'other', route, status });
      durations.observe({ route }, durationSeconds);
    },
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
