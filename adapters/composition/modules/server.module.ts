import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { builtOrigin } from '../../../core/brand/built-origin.ts';
import type { HttpDependencies } from '../../http/http-dependencies.ts';
import { packageRoot, packageVersion } from '../../package-root.ts';
import type { RateLimiter } from '../../rate-limits/rate-limiter.ts';
import type { Signals } from '../../telemetry/signals.ts';
import { bindService, type ServiceSource } from '../bind-service.ts';
import { checkConfiguration } from '../configuration.ts';
import { ContainerModule } from '../container-library.ts';
import { publicUrl } from '../public-url.ts';
import { providerAddress } from '../text-receiver.ts';
import type { ServiceTypes } from '../tokens.ts';

const bytesPerMegabyte = 1024 * 1024;
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
    const origin = new URL(publicUrl(values)).origin;
    const { loadCodePages } = await import('../../http/site/load-code-pages.ts');
    const { createApplication } = await import('../../http/create-application.ts');
    const { startMetricsServer } = await import('../start-metrics-server.ts');
    const { openTelemetry } = await import('../open-telemetry.ts');
    const { startServer } = await import('../../http/start-server.ts');
    const { loadStaticSite } = await import('../../http/site/load-static-site.ts');
    const { packedPages } = await import('../../http/site/packed-pages.ts');
    const { pooledExitWaterfall } = await import('../../workers/pooled-exit-waterfall.ts');
    const { keepMailingRunning } = await import('../keep-mailing-running.ts');
    const { pooledReadFields } = await import('../../workers/pooled-read-fields.ts');
    const pool = await get('workPool');
    const log = await get('programLog');
    const signals = await get('signals');
    const { database, redis } = await get('dependencyWatches');
    const limit = await limitsOf(get);
    const telemetry = await openTelemetry(get);
    const { metrics, tracing } = telemetry;
    const subscribe = await get('subscribe');
    const dependencies: HttpDependencies = {
      checkCarbonFootprint: await get('checkCarbonFootprint'),
      analyzeTermSheet: await get('analyzeTermSheet'),
      classifyBusiness: await get('classifyBusiness'),
      readFields: pooledReadFields(pool),
      exitWaterfall: pooledExitWaterfall(pool),
      ...(await get('codeBrowsing')),
      subscribe: async (payload) => {
        const result = await subscribe(payload);
        signals.tell({ event: 'sign-up-end', outcome: result.ok ? 'ok' : result.error.code });
        return result;
      },
      ...(await get('unsubscribing')),
      ...(await get('confirming')),
      mailEvents: await mailEventsOf(get),
      asksForConfirmation: values.SIGN_UP_CONFIRMATION === 'on',
      engine: await get('engine'),
      readiness: await readiness(get),
      dependencyReadings: redis === null ? [database] : [database, redis],
      site: loadStaticSite(join(packageRoot(), 'dist', 'web'), {
        origin: {
          built: builtOrigin,
          actual: origin,
        },
        packedPages,
      }),
      codePages: await loadCodePages(join(packageRoot(), 'dist', 'web-server'), {
        tables: await get('codeTables'),
        origin,
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
        maxBatchRows: values.MAX_BATCH_ROWS,
        trustProxy: values.TRUST_PROXY,
      },
      version: packageVersion(),
      log,
      ...(tracing ? { tracing } : {}),
      newRequestId: randomUUID,
    };
    const { warmUpCodes } = await import('../warm-up.ts');
    await warmUpCodes(await get('codeTables'));
    const metricsServer = await startMetricsServer(dependencies, metrics, values);
    const server = await startServer(createApplication(dependencies, metrics), {
      port: values.PORT,
      host: values.HOST,
    }).catch(async (error: unknown) => {
      await metricsServer?.close();
      throw error;
    });
    pool.warmUp();
    const { prune } = await get('listKeeping');
    const stopMailing = keepMailingRunning({
      deliver: watchedDelivery(await get('mailDelivery'), signals),
      prune: () => prune(false),
      onFault: (error) => log.fault({ event: 'fault', requestId: 'background', error }),
    });
    return {
      address: `http://localhost:${server.port}`,
      close: async () => {
        await Promise.all([server.close(), metricsServer?.close(), stopMailing()]);
        await telemetry.close();
      },
    };
  });
});

/** Makes limits of so many times RATE_LIMIT_PER_MINUTE, for a client and for a site of IPv6. */
async function limitsOf(get: ServiceSource): Promise<(name: string, times: number) => RateLimiter> {
  const { groupedRateLimiter } = await import('../../rate-limits/grouped-rate-limiter.ts');
  const { watchedLimiter } = await import('../../telemetry/watched-limiter.ts');
  const signals = await get('signals');
  const limiters = await get('rateLimiters');
  const { RATE_LIMIT_PER_MINUTE: rate } = (await get('configuration')).values;
  return (name, times) =>
    watchedLimiter(
      groupedRateLimiter(
        limiters.create(name, rate * times, oneMinuteSeconds),
        limiters.create(`${name}-of-sites`, rate * times * clientsPerSite, oneMinuteSeconds),
      ),
      name,
      signals,
    );
}

/** The hook for bounces and complaints, where a token says who may use it. */
async function mailEventsOf(get: ServiceSource): Promise<HttpDependencies['mailEvents']> {
  const { MAIL_EVENTS_TOKEN: token } = (await get('configuration')).values;
  return token === undefined ? undefined : { token, record: await get('recordMailEvents') };
}

type Delivery = ServiceTypes['mailDelivery'];

function watchedDelivery(deliver: Delivery, signals: Signals): Delivery {
  if (!deliver) return undefined;
  return async (cancellation) => {
    const report = await deliver(cancellation);
    signals.tell({ event: 'mail-run-end', report });
    return report;
  };
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
