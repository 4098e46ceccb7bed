import { createMetricsApplication } from '../http/create-metrics-application.ts';
import type { HttpDependencies } from '../http/http-dependencies.ts';
import type { HttpMetrics } from '../http/metrics.ts';
import { type RunningServer, startServer } from '../http/start-server.ts';
import { ConfigurationError } from './configuration.ts';
import type { VariableValues } from './variables.ts';

/**
 * Serves the metrics on METRICS_PORT, where it is set.
 * @throws ConfigurationError where it is the port of the site
 */
export async function startMetricsServer(
  dependencies: HttpDependencies,
  metrics: HttpMetrics,
  { METRICS_PORT: port, PORT, HOST: host }: Pick<VariableValues, 'METRICS_PORT' | 'PORT' | 'HOST'>,
): Promise<RunningServer | undefined> {
  if (port === undefined) return undefined;
  if (port === PORT) throw new ConfigurationError('METRICS_PORT must not be PORT');
  return startServer(createMetricsApplication(dependencies, metrics), { port, host });
}
