import type { HttpMetrics } from '../http/metrics.ts';
import type { RequestTracing } from '../http/request-tracing.ts';
import { packageVersion } from '../package-root.ts';
import type { ServiceSource } from './bind-service.ts';

/** What a server counts, and the traces that it keeps. */
export interface Telemetry {
  readonly metrics: HttpMetrics;
  /** `undefined` where no collector is configured. */
  readonly tracing: RequestTracing | undefined;
  close(): Promise<void>;
}

/** Begins to count what happens, and to keep traces where OTEL_EXPORTER_OTLP_ENDPOINT names a collector. */
export async function openTelemetry(get: ServiceSource): Promise<Telemetry> {
  const { Registry } = await import('prom-client');
  const { createHttpMetrics } = await import('../http/metrics.ts');
  const { countSignals } = await import('../telemetry/count-signals.ts');
  const { countList } = await import('../telemetry/count-list.ts');
  const registry = new Registry();
  const pool = await get('workPool');
  const { database, redis } = await get('dependencyWatches');
  const watched = redis === null ? [database] : [database, redis];
  const log = await get('programLog');
  for (const watch of watched) watch.listen(log.dependency);
  (await get('signals')).listen(countSignals(registry));
  const mailStatus = await get('mailStatus');
  const figures = {
    mailStatus,
    subscribers: async () => (await get('mailingStore')).subscribers.count(),
  };
  countList(registry, figures, () => performance.now());
  const metrics = createHttpMetrics(watched, () => pool.state(), registry);
  return { metrics, ...(await openTracing(get)) };
}

async function openTracing(get: ServiceSource): Promise<Omit<Telemetry, 'metrics'>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: name } = (await get('configuration'))
    .values;
  if (endpoint === undefined) return { tracing: undefined, close: async () => {} };
  const { SpanSender } = await import('../telemetry/traces/span-sender.ts');
  const { RequestTraces } = await import('../telemetry/traces/request-traces.ts');
  const { trouble } = await get('programLog');
  const version = packageVersion();
  const sender = new SpanSender({
    endpoint,
    resource: { 'service.name': name, 'service.version': version },
    version,
    onTrouble: (reason) => trouble({ event: 'traces-not-sent', reason }),
  });
  const tracing = new RequestTraces((span) => sender.add(span));
  (await get('signals')).listen(tracing.listener);
  return { tracing, close: () => sender.close() };
}
