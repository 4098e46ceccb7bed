import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { HttpDependencies } from '../../http/http-dependencies.ts';
import { packageRoot } from '../../package-root.ts';
import type { RateLimiter } from '../../rate-limits/rate-limiter.ts';
import { bindService, type ServiceSource } from '../bind-service.ts';
import { checkConfiguration } from '../configuration.ts';
import { ContainerModule } from '../container-library.ts';
import { publicUrl } from '../public-url.ts';
import { providerAddress } from '../text-receiver.ts';
import { writeServerLog } from '../write-server-log.ts';

const bytesPerMegabyte = 1024 * 1024;
// What the build writes into canonical links where it was not told the operator's address.
const builtOrigin = 'http://localhost:3000';
const oneMinuteSeconds = 60;
/** A search while typing asks at every pause, and browsing at every step. */
const lookupsPerRequest = 8;
/** Probes and scrapers ask every few seconds, and a mail provider may send a hundred clicks in a minute. */
const operationsPerRequest = 40;
/** A /48 network of IPv6 may hold many clients, or one that has them all. */
const clientsPerSite = 4;

/** The HTTP server: every use case behind the API, and the built site. */
export const serverModule = new ContainerModule((options) => {
  bindService(options, 'startServer', async (get) => async () => {
    const { values } = checkConfiguration(await get('configuration'));
    const { createApplication } = await import('../../http/create-application.ts');
    const { startMetricsServer } = await import('../start-metrics-server.ts');
    const { createHttpMetrics } = await import('../../http/metrics.ts');
    const { startServer } = await import('../../http/start-server.ts');
    const { loadStaticSite } = await import('../../http/site/load-static-site.ts');
    const { keepMailingRunning } = await import('../keep-mailing-running.ts');
    const { pooledReadFields } = await import('../../workers/pooled-read-fields.ts');
    const pool = await get('workPool');
    const log = writeServerLog(process.stderr);
    const { database, redis } = await get('dependencyWatches');
    const watched = redis === null ? [database] : [database, redis];
    for (const watch of watched) watch.listen(log.dependency);
    const limit = await limitsOf(get);
    const metrics = createHttpMetrics(watched, () => pool.state());
    const dependencies: HttpDependencies = {
      checkCarbonFootprint: await get('checkCarbonFootprint'),
      analyzeTermSheet: await get('analyzeTermSheet'),
      classifyBusiness: await get('classifyBusiness'),
      readFields: pooledReadFields(pool),
      ...(await get('codeBrowsing')),
      subscribe: await get('subscribe'),
      ...(await get('unsubscribing')),
      ...(await get('confirming')),
      asksForConfirmation: values.SIGN_UP_CONFIRMATION === 'on',
      engine: await get('engine'),
      readiness: await readiness(get),
      dependencyReadings: watched,
      site: loadStaticSite(join(packageRoot(), 'dist', 'web'), {
        origin: {
          built: builtOrigin,
          actual: new URL(publicUrl(values)).origin,
        },
      }),
      rateLimiter: limit('requests', 1),
      lookupRateLimiter: limit('lookups', lookupsPerRequest),
      operationsRateLimiter: limit('operations', operationsPerRequest),
      origins: {
        own: values.PUBLIC_URL === undefined ? undefined : new URL(values.PUBLIC_URL).origin,
        allowed: values.ALLOWED_ORIGINS,
      },
      metricsAccess: { token: values.METRICS_TOKEN, hasOwnPort: values.METRICS_PORT !== undefined },
      limits: {
        maxUploadBytes: values.MAX_UPLOAD_MB * bytesPerMegabyte,
        trustProxy: values.TRUST_PROXY,
      },
      log,
      newRequestId: randomUUID,
    };
    const metricsServer = await startMetricsServer(dependencies, metrics, values);
    const server = await startServer(createApplication(dependencies, metrics), {
      port: values.PORT,
      host: values.HOST,
    }).catch(async (error: unknown) => {
      await metricsServer?.close();
      throw error;
    });
    pool.warmUp();
    warmUp(get, (error) => log.fault({ event: 'fault', requestId: 'background', error }));
    const { prune } = await get('listKeeping');
    const stopMailing = keepMailingRunning({
      deliver: await get('mailDelivery'),
      prune: () => prune(false),
      onFault: (error) => log.fault({ event: 'fault', requestId: 'background', error }),
    });
    return {
      address: `http://localhost:${server.port}`,
      close: async () => {
        await Promise.all([server.close(), metricsServer?.close(), stopMailing()]);
      },
    };
  });
});

/** Makes limits of so many times RATE_LIMIT_PER_MINUTE, for a client and for a site of IPv6. */
async function limitsOf(get: ServiceSource): Promise<(name: string, times: number) => RateLimiter> {
  const { groupedRateLimiter } = await import('../../rate-limits/grouped-rate-limiter.ts');
  const limiters = await get('rateLimiters');
  const { RATE_LIMIT_PER_MINUTE: rate } = (await get('configuration')).values;
  return (name, times) =>
    groupedRateLimiter(
      limiters.create(name, rate * times, oneMinuteSeconds),
      limiters.create(`${name}-of-sites`, rate * times * clientsPerSite, oneMinuteSeconds),
    );
}

async function readiness(get: ServiceSource) {
  const { createReadiness } = await import('../readiness.ts');
  const { values } = await get('configuration');
  return createReadiness({
    checkDatabase: async () => (await get('mailingStore')).check(),
    checkLimits: async () => (await get('rateLimiters')).check(),
    providerAddress: providerAddress(values),
    hasFallback: values.LLM_FALLBACK === 'builtin',
    now: () => performance.now(),
  });
}

/** Loads what the first visitor would wait for, once the server listens. */
function warmUp(get: ServiceSource, onFault: (error: unknown) => void): void {
  get('codeTables')
    .then((tables) => tables.retrieval())
    .catch(onFault);
}
